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
  var place: SourcePlace

  init(_ element: XMLElement, variables: TextVariables) throws(LayoutError) {
    guard let id = try element.token("id") else { throw element.place.error("key needs the attribute id") }
    self.id = id
    output = try variables.text(element["output"] ?? "", at: element.place)
    width = try Self.width(element)
    stretches = try element.flag("stretch")
    isGap = try element.flag("gap")
    layerId = try element.token("layerId")
    place = element.place
    try Self.checkGestures(element)
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

  /// Long press and multi-tap do nothing yet; a slip in them shall be seen all the same.
  private static func checkGestures(_ element: XMLElement) throws(LayoutError) {
    _ = try element.token("flickId")
    let longPress = try element.tokens("longPressKeyIds")
    if let first = try element.token("longPressDefaultKeyId"), !(longPress ?? []).contains(first) {
      throw element.place.error("longPressDefaultKeyId \"\(first)\" is not one of longPressKeyIds")
    }
    if let taps = try element.tokens("multiTapKeyIds"), let id = element["id"], taps.contains(id) {
      throw element.place.error("multiTapKeyIds names the key itself")
    }
  }
}
