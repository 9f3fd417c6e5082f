import KeyboardCore

/// How a file spells what a field asks for, and so how a finding says what to write.
public enum LintDialect: Sendable {
  /// The properties of a form file.
  case form
  /// The attributes of HTML.
  case page

  /// A property or attribute of plain text.
  func property(_ form: String, _ page: String, _ value: String) -> String {
    switch self {
    case .form: "\"\(form)\": \"\(value)\""
    case .page: "\(page)=\"\(value)\""
    }
  }

  /// The name of a property or attribute.
  func name(_ form: String, _ page: String) -> String {
    switch self {
    case .form: "\"\(form)\""
    case .page: page
    }
  }

  /// `"textContentType": "username"`; nil where the dialect has no word for it.
  func contentType(_ type: TextContentType) -> String? {
    switch self {
    case .form: "\"textContentType\": \"\(type.name)\""
    case .page: Self.token(of: type).map { "autocomplete=\"\($0)\"" }
    }
  }

  /// What a field that asks for it has: `textContentType emailAddress`, `autocomplete="email"`.
  func nameOf(_ type: TextContentType) -> String {
    switch self {
    case .form: "textContentType \(type.name)"
    case .page: Self.token(of: type).map { "autocomplete=\"\($0)\"" } ?? "content type \(type.name)"
    }
  }

  /// `"keyboardType": "numberPad"`.
  func keyboard(_ type: KeyboardType) -> String {
    switch self {
    case .form: "\"keyboardType\": \"\(type.name)\""
    case .page: Self.attribute(of: type)
    }
  }

  /// `"returnKeyType": "next"`.
  func returnKey(_ type: ReturnKeyType) -> String {
    property("returnKeyType", "enterkeyhint", type.name)
  }

  /// What hides the text.
  var secure: String {
    switch self {
    case .form: "\"isSecureTextEntry\": true"
    case .page: "type=\"password\""
    }
  }

  /// What leaves the text as it is typed.
  var untouched: String {
    switch self {
    case .form: "\"autocapitalizationType\": \"none\", \"autocorrectionType\": \"no\""
    case .page: "autocapitalize=\"none\" autocorrect=\"off\""
    }
  }

  /// A text of many lines.
  var view: String {
    switch self {
    case .form: "\"kind\": \"view\""
    case .page: "<textarea>"
    }
  }

  /// What stands beside a field, for good.
  var label: String {
    switch self {
    case .form: "\"label\": \"…\""
    case .page: "<label>…</label>"
    }
  }

  /// HTML's autofill field name of a content type; UIKit's raw strings but for a few.
  private static func token(of type: TextContentType) -> String? {
    switch type {
    case .password: "current-password"
    case .namePrefix: "honorific-prefix"
    case .nameSuffix: "honorific-suffix"
    case .location, .addressCityAndState, .shipmentTrackingNumber, .flightNumber, .dateTime, .cellularEID,
      .cellularIMEI:
      nil
    default: type.isKnown ? type.rawValue : nil
    }
  }

  private static func attribute(of type: KeyboardType) -> String {
    switch type {
    case .emailAddress: "type=\"email\""
    case .URL: "type=\"url\""
    case .phonePad, .namePhonePad: "type=\"tel\""
    case .numberPad, .asciiCapableNumberPad, .numbersAndPunctuation: "inputmode=\"numeric\""
    case .decimalPad: "inputmode=\"decimal\""
    case .webSearch: "inputmode=\"search\""
    case .default, .asciiCapable, .twitter: "inputmode=\"text\""
    }
  }
}
