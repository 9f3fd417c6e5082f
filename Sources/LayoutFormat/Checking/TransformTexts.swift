/// What a file's transforms can put in place of what was typed, as far as their text tells it.
struct TransformTexts {
  private(set) var results: [String] = []
  private let strings: [String: String]
  private let sets: [String: String]

  init(_ root: XMLElement) {
    var strings: [String: String] = [:]
    var sets: [String: String] = [:]
    for element in root.parts("variables") {
      guard let id = element["id"], let value = element["value"] else { continue }
      if element.name == "string" { strings[id] = value }
      if element.name == "set" { sets[id] = value }
    }
    self.strings = strings
    self.sets = sets
    for transforms in root.children where transforms.name == "transforms" { collect(transforms) }
  }

  private mutating func collect(_ element: XMLElement) {
    if element.name == "transform", let to = element["to"] { results += plain(to, depth: 0) }
    for child in element.children { collect(child) }
  }

  /// Escapes replaced, markers left out, sets member by member.
  private func plain(_ text: String, depth: Int) -> [String] {
    // Variables that name each other without end are the reader's to refuse.
    guard depth < 4 else { return [] }
    var found: [String] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let next = rest.first
      if character == "\\", next == "u" || next == "m" {
        let isMarker = next == "m"
        let inner = braced(&rest)
        if !isMarker {
          for digits in inner.split(separator: " ") {
            if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
              literal.unicodeScalars.append(scalar)
            }
          }
        }
      } else if character == "\\", let escaped = rest.popFirst() {
        literal.append(escaped)
      } else if character == "$", next == "{" {
        let id = braced(&rest)
        for value in plain(strings[id] ?? "", depth: depth + 1) { literal += value }
      } else if character == "$", next == "[" {
        guard let end = rest.firstIndex(of: "]") else { break }
        let id = rest[..<end].drop { $0 != ":" }.dropFirst()
        rest = rest[rest.index(after: end)...]
        found += members(of: String(id), depth: depth)
      } else {
        literal.append(character)
      }
    }
    return literal.isEmpty ? found : found + [literal]
  }

  private func members(of set: String, depth: Int) -> [String] {
    (sets[set] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.flatMap { member in
      member.hasPrefix("$[") && depth < 4
        ? members(of: String(member.dropFirst(2).dropLast()), depth: depth + 1)
        : plain(String(member), depth: depth + 1)
    }
  }

  private func braced(_ rest: inout Substring) -> String {
    guard let start = rest.firstIndex(of: "{"), let end = rest.firstIndex(of: "}"), start < end else {
      rest = ""
      return ""
    }
    let inner = String(rest[rest.index(after: start)..<end])
    rest = rest[rest.index(after: end)...]
    return inner
  }
}
