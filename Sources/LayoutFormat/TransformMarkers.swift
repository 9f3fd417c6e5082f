import KeyboardCore

/// The markers that a file's transforms name, each with its number.
struct TransformMarkers {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of name: String, at place: SourcePlace) throws(LayoutError) -> Int {
    if name == "." { throw place.error("\\m{.} finds any marker and cannot stand here") }
    if let known = numbers[name] { return known }
    // One number is left for the markers that no transform names.
    guard names.count < ContextUnit.markers - 1 else {
      throw place.error("more than \(ContextUnit.markers - 1) markers")
    }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// XML's NMTOKEN.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":": true
        default: scalar.value >= 0x80 && scalar != Transforms.markerSign
        }
      }
  }
}
