/// A `key` element, its attributes understood.
struct KeyDefinition {
  var id: String
  /// Markers still in it; empty where the key has none.
  var output: String
  /// In thousandths of a standard key.
  var width: Int
  var stretches: Bool
  var isGap: Bool
  var layerId: String?
  /// Ids of keys, as the file has them.
  var longPress: [String]
  var longPressDefault: String?
  var flick: String?
  var multiTap: [String]
  var place: SourcePlace

  init(_ element: XMLElement, variables: TextVariables) throws(LayoutError) {
    guard let id = try element.token("id") else { throw element.place.error("key needs the attribute id") }
    self.id = id
    output = try variables.text(element["output"] ?? "", at: element.place)
    width = try Self.width(element)
    stretches = try element.flag("stretch")
    isGap = try element.flag("gap")
    layerId = try element.token("layerId")
    longPress = try element.tokens("longPressKeyIds") ?? []
    longPressDefault = try element.token("longPressDefaultKeyId")
    flick = try element.token("flickId")
    multiTap = try element.tokens("multiTapKeyIds") ?? []
    place = element.place
    if let first = longPressDefault, !longPress.contains(first) {
      throw place.error("longPressDefaultKeyId \"\(first)\" is not one of longPressKeyIds")
    }
    if multiTap.contains(id) { throw place.error("multiTapKeyIds names the key itself") }
    for (list, name) in [(longPress, "longPressKeyIds"), (multiTap, "multiTapKeyIds")]
    where list.count > ReadingLimits.optionsOfKey {
      throw place.error("more than \(ReadingLimits.optionsOfKey) keys in \(name)")
    }
  }

  /// A decimal number from 0.01 to 100.
  private static func width(_ element: XMLElement) throws(LayoutError) -> Int {
    guard let text = element["width"] else { return 1000 }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) } }
    guard isDecimal, text.utf8.count <= 16, let number = Double(text), (0.01...100).contains(number) else {
      throw element.place.error("width must be a number from 0.01 to 100, not \"\(text)\"")
    }
    return Int((number * 1000).rounded())
  }
}
