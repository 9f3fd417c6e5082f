/// Fields and parts of fields that the examples are made of.
extension RuleExample {
  static let clear = "\"clearButtonMode\":\"whileEditing\""
  static let next = "\"returnKeyType\":\"next\""
  static let done = "\"returnKeyType\":\"done\""
  static let asTyped = "\"autocapitalizationType\":\"none\",\"autocorrectionType\":\"no\""
  static let secure = "\"isSecureTextEntry\":true"

  static func city(_ more: String...) -> String {
    (["\"label\":\"City\",\"textContentType\":\"addressCity\"", clear] + more).joined(separator: ",")
  }

  static func username(_ more: String...) -> String {
    (["\"label\":\"E-mail\",\"placeholder\":\"name@example.com\",\"textContentType\":\"username\"", asTyped, clear]
      + more)
      .joined(separator: ",")
  }

  static func email(_ more: String...) -> String {
    (["\"label\":\"E-mail\",\"textContentType\":\"emailAddress\"", asTyped, clear] + more).joined(separator: ",")
  }

  static func code(_ more: String...) -> String {
    (["\"label\":\"Code from SMS\",\"textContentType\":\"oneTimeCode\""] + more).joined(separator: ",")
  }

  static let password =
    "\"label\":\"Password\",\"textContentType\":\"password\",\(secure),\"returnKeyType\":\"go\""
  static let goodUsername = username("\"keyboardType\":\"emailAddress\"", next)
  static let goodCode = code("\"keyboardType\":\"numberPad\",\"maxLength\":6")

  static func newPassword(_ more: String...) -> String {
    (["\"label\":\"New password\",\"textContentType\":\"newPassword\"", secure] + more).joined(separator: ",")
  }

  static func givenName(_ more: String...) -> String {
    (["\"label\":\"First name\",\"textContentType\":\"givenName\"", clear, next] + more).joined(separator: ",")
  }

  static func familyName(_ more: String...) -> String {
    (["\"label\":\"Last name\",\"textContentType\":\"familyName\"", clear, done] + more).joined(separator: ",")
  }

  /// A field with a formatter of these properties.
  static func amount(_ formatter: String, _ more: String...) -> String {
    (["\"label\":\"Amount\",\"maxLength\":9,\"formatter\":{\(formatter)}", clear] + more).joined(separator: ",")
  }

  static func money(_ currency: String) -> String {
    "\"style\":\"currency\",\"currency\":\"\(currency)\""
  }

  static func fraction(least: Int, most: Int) -> String {
    "\"style\":\"decimal\",\"minimumFractionDigits\":\(least),\"maximumFractionDigits\":\(most)"
  }
}
