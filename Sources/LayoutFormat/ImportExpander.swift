/// Replaces every `import` of a keyboard by the elements of the file that it names.
///
/// A file is taken once at each place; files that import each other in a circle are an error (UTS #35 part 7).
struct ImportExpander {
  /// The bytes of an import by its path, and whether it is one of CLDR's; nil where there is none.
  typealias Source = (_ path: String, _ isCLDR: Bool) -> [UInt8]?

  private var elementsLeft = ReadingLimits.elements
  private var taken: Set<String> = []

  /// Reads a file and checks its elements; imports are still in place.
  mutating func read(_ bytes: [UInt8], file: String) throws(LayoutError) -> XMLElement {
    let root = try XMLTreeReader.read(bytes, file: file, elementsLeft: &elementsLeft)
    try LayoutGrammar.check(root)
    return root
  }

  /// - Parameter chain: the imports that led here, outermost first.
  mutating func expand(
    _ element: XMLElement, chain: [String] = [], asking source: Source
  ) throws(LayoutError) -> XMLElement {
    if LayoutGrammar.isSkipped(element.name) { return element }
    var expanded = element
    expanded.children = []
    for child in element.children {
      if child.name == "import" {
        expanded.children += try elements(of: child, within: element.name, chain: chain, asking: source)
      } else {
        expanded.children.append(try expand(child, chain: chain, asking: source))
      }
    }
    return expanded
  }

  private mutating func elements(
    of statement: XMLElement, within parent: String, chain: [String], asking source: Source
  ) throws(LayoutError) -> [XMLElement] {
    let path = try statement.required("path")
    let isCLDR = try isCLDR(statement)
    if !isCLDR { try checkIsNear(path, at: statement.place) }

    let key = "\(isCLDR ? "cldr" : ""):\(path):\(parent)"
    if chain.contains(key) { throw statement.place.error("\"\(path)\" imports itself") }
    if chain.count >= ReadingLimits.importDepth { throw statement.place.error("imports nest too deeply") }
    guard taken.insert(key).inserted else { return [] }

    guard let bytes = source(path, isCLDR) else {
      if isCLDR, parent == "keys", let keys = ImpliedKeys.elements(importedAs: path) { return keys }
      throw statement.place.error("cannot find the import \"\(path)\"")
    }
    let root = try expand(read(bytes, file: path), chain: chain + [key], asking: source)
    if root.name == parent { return root.children }
    // A whole part of a keyboard may be imported where that part may stand.
    if parent == "keyboard3", LayoutGrammar.mayHold(parent, root.name) { return [root] }
    throw statement.place.error("\"\(path)\" holds \(root.name), which cannot be imported into \(parent)")
  }

  private func isCLDR(_ statement: XMLElement) throws(LayoutError) -> Bool {
    switch statement["base"] {
    case nil: return false
    case "cldr": return true
    case let other?: throw statement.place.error("base must be \"cldr\", not \"\(other)\"")
    }
  }

  /// A layout may be written by somebody who shall not see the machine's other files, not even in an error message.
  private func checkIsNear(_ path: String, at place: SourcePlace) throws(LayoutError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty || path.hasPrefix("/") || parts.contains("..") {
      throw place.error("the path \"\(path)\" leads out of the folder of layouts")
    }
  }
}
