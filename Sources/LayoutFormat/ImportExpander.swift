/// Replaces every `import` of a keyboard by the elements of the file that it names.
///
/// A file is taken once in each part of a keyboard, so two forms may share their planes; files that import each other in
/// a circle are an error (UTS #35 part 7).
struct ImportExpander {
  /// The bytes of an import by its path, and whether it is one of CLDR's; nil where there is none.
  typealias Source = (_ path: String, _ isCLDR: Bool) -> [UInt8]?

  /// Whether mistakes that leave the rest readable are gathered; without it the first is thrown.
  var isPatient = false
  /// What was gathered: names that do not belong where they stand, imports that are not there.
  private(set) var mistakes: [LayoutError] = []
  /// An import is missing, so definitions are.
  private(set) var lacksImports = false

  private var elementsLeft = ReadingLimits.elements
  private var bytesLeft = ReadingLimits.bytes
  /// What has been read already; a part that two forms share is parsed once.
  private var fragments: [String: Fragment] = [:]

  private struct Fragment {
    var root: XMLElement
    var elements: Int
  }

  /// Reads a file and checks its elements; imports are still in place.
  mutating func read(_ bytes: [UInt8], file: String) throws(LayoutError) -> XMLElement {
    let root = try XMLTreeReader.read(
      bytes, file: file, elementsLeft: &elementsLeft, bytesLeft: &bytesLeft)
    if isPatient {
      mistakes += LayoutGrammar.mistakes(in: root)
    } else {
      try LayoutGrammar.check(root)
    }
    return root
  }

  /// Puts the imports of a keyboard in place.
  mutating func expand(_ keyboard: XMLElement, asking source: Source) throws(LayoutError) -> XMLElement {
    var taken: Set<String> = []
    return try expand(keyboard, chain: [], taken: &taken, asking: source)
  }

  /// - Parameters:
  ///   - chain: the imports that led here, outermost first.
  ///   - taken: what has been imported into this part.
  private mutating func expand(
    _ element: XMLElement, chain: [String], taken: inout Set<String>, asking source: Source
  ) throws(LayoutError) -> XMLElement {
    if !element.hasImports { return element }
    var expanded = element
    expanded.children = []
    expanded.hasImports = false
    for child in element.children {
      if child.name == "import" {
        expanded.children += try elements(of: child, within: element.name, chain: chain, taken: &taken, asking: source)
      } else if element.name == "keyboard3" || element.name == "transforms" {
        var own: Set<String> = []
        expanded.children.append(try expand(child, chain: chain, taken: &own, asking: source))
      } else {
        expanded.children.append(try expand(child, chain: chain, taken: &taken, asking: source))
      }
    }
    return expanded
  }

  private mutating func elements(
    of statement: XMLElement, within parent: String, chain: [String], taken: inout Set<String>, asking source: Source
  ) throws(LayoutError) -> [XMLElement] {
    let path = try statement.required("path")
    let isCLDR = try isCLDR(statement)
    if !isCLDR { try checkIsNear(path, at: statement.place) }

    let key = "\(isCLDR ? "cldr" : ""):\(path):\(parent)"
    if chain.contains(key) { throw statement.place.error("\"\(path)\" imports itself") }
    if chain.count >= ReadingLimits.importDepth { throw statement.place.error("imports nest too deeply") }
    guard taken.insert(key).inserted else { return [] }

    guard let root = try fragment(path, isCLDR: isCLDR, at: statement.place, asking: source) else {
      if isCLDR, let elements = ImpliedKeys.elements(importedAs: path, into: parent) { return elements }
      guard isPatient else { throw statement.place.error("cannot find the import \"\(path)\"") }
      mistakes.append(statement.place.error("cannot find the import \"\(path)\""))
      lacksImports = true
      return []
    }
    if root.name == parent {
      return try expand(root, chain: chain + [key], taken: &taken, asking: source).children
    }
    // A whole part of a keyboard may be imported where that part may stand.
    if parent == "keyboard3", LayoutGrammar.mayHold(parent, root.name) {
      var own: Set<String> = []
      return [try expand(root, chain: chain + [key], taken: &own, asking: source)]
    }
    throw statement.place.error("\"\(path)\" holds \(root.name), which cannot be imported into \(parent)")
  }

  /// The root element of a file, its own imports still in it; nil where there is no such file.
  private mutating func fragment(
    _ path: String, isCLDR: Bool, at place: SourcePlace, asking source: Source
  ) throws(LayoutError) -> XMLElement? {
    let name = "\(isCLDR ? "cldr" : ""):\(path)"
    if let known = fragments[name] {
      // Its elements are there once more.
      elementsLeft -= known.elements
      if elementsLeft < 0 { throw place.error("more than \(ReadingLimits.elements) elements with all imports") }
      return known.root
    }
    guard let bytes = source(path, isCLDR) else { return nil }
    let before = elementsLeft
    let root = try read(bytes, file: path)
    fragments[name] = Fragment(root: root, elements: before - elementsLeft)
    return root
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
