/// Reads `{"style":"currency","currency":"EUR","maximumFractionDigits":2}`.
enum NumberStyleReader {
  private struct Draft {
    var number = NumberStyle(style: .decimal)
    var hasStyle = false
  }

  static func read(_ value: JSONNode, _ warnings: inout FormWarnings) throws(JSONError) -> NumberStyle {
    var draft = Draft()
    try FormReader.read(properties, of: value, into: &draft, &warnings)
    guard draft.hasStyle else { throw value.error("a formatter needs a \"style\"") }
    return draft.number
  }

  private static let properties: [FormProperty<Draft>] = [
    FormProperty("style") { (value, draft, _) throws(JSONError) in
      draft.number.style = try value.named(NumberStyle.Style.self)
      draft.hasStyle = true
    },
    FormProperty("currency") { (value, draft, _) throws(JSONError) in
      let code = try value.string()
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
        throw value.error("expected a currency of three capitals like EUR, found \(quoted(code))")
      }
      draft.number.currency = code
    },
    FormProperty("minimumFractionDigits", \.number.minimumFractionDigits) { (value) throws(JSONError) in
      try value.whole(0...20)
    },
    FormProperty("maximumFractionDigits", \.number.maximumFractionDigits) { (value) throws(JSONError) in
      try value.whole(0...20)
    },
  ]
}
