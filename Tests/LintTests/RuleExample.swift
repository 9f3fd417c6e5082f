import Testing

/// What a rule finds, and what it leaves alone.
struct RuleExample: CustomTestStringConvertible {
  var rule: String
  /// The fields of a form, each the inside of a JSON object; the rule finds something in the last, or at `place`.
  var bad: [String]
  var place: Int?
  /// A part of what is said.
  var says: String
  /// A form in which no rule finds an error or asks for anything.
  var good: [String]

  init(_ rule: String, bad: String..., at place: Int? = nil, says: String, good: String...) {
    self.rule = rule
    self.bad = bad
    self.place = place
    self.says = says
    self.good = good
  }

  var testDescription: String { "\(rule) \(bad.last ?? "")" }

  static let all: [RuleExample] = textFields + content + keyboards + credentials + neighbours

  private static let textFields: [RuleExample] = [
    RuleExample(
      "TF1", bad: city(done, "\"expectedLength\":500"), says: "write \"kind\": \"view\"",
      good: "\"kind\":\"view\",\"label\":\"Comments\",\"expectedLength\":500"),
    RuleExample(
      "TF1", bad: "\"label\":\"Comments\",\"returnKeyType\":\"done\"", says: "write \"kind\": \"view\"",
      good: "\"label\":\"Comments\",\"expectedLength\":30,\(clear),\(done)"),
    RuleExample(
      "TF1", bad: city(done, "\"text\":\"a\\nb\""), says: "write \"kind\": \"view\"",
      good: city(done, "\"text\":\"a b\"")),
    RuleExample(
      "TF2", bad: "\"label\":\" \",\"textContentType\":\"addressCity\"", says: "write \"label\"", good: city(done)),
    RuleExample(
      "TF3", bad: "\"placeholder\":\"City\",\"textContentType\":\"addressCity\"", says: "write \"label\"",
      good: "\"kind\":\"search\",\"placeholder\":\"Station or street\",\"returnKeyType\":\"search\""),
    RuleExample(
      "TF2", bad: "\"kind\":\"search\",\"returnKeyType\":\"search\"", says: "write \"placeholder\"",
      good: "\"kind\":\"search\",\"placeholder\":\"Station or street\",\"returnKeyType\":\"search\""),
    RuleExample(
      "TF4", bad: "\"label\":\"Password\",\"textContentType\":\"password\"", says: "write \"isSecureTextEntry\": true",
      good: goodUsername, password),
    RuleExample(
      "TF4", bad: "\"label\":\"Card PIN\",\"keyboardType\":\"numberPad\"", says: "a PIN",
      good: "\"label\":\"Card PIN\",\"keyboardType\":\"numberPad\",\"maxLength\":4,\(secure)"),
    RuleExample(
      "TF4", bad: "\"id\":\"cvv\",\"label\":\"Security code\",\"keyboardType\":\"numberPad\"", says: "security code",
      good:
        "\"label\":\"CVV\",\"textContentType\":\"creditCardSecurityCode\",\"maxLength\":4,\(secure)"),
    RuleExample(
      "TF4", bad: "\"label\":\"Social Security number\"", says: "a personal number", good: goodCode),
    RuleExample(
      "TF4", bad: "\"label\":\"New password\",\"textContentType\":\"newPassword\",\"kind\":\"view\"",
      says: "a new password",
      good:
        "\"label\":\"Password\",\"textContentType\":\"password\",\"trailingButton\":\"eye\",\(asTyped),\"returnKeyType\":\"go\""
    ),
    RuleExample(
      "TF4", bad: "\"label\":\"Your password\"", says: "a password",
      good: "\"label\":\"Password hint\",\(clear),\(done)"),
    RuleExample(
      "TF5", bad: newPassword(done, "\"text\":\"hunter2\""), says: "leave \"text\" out", good: newPassword(done)),
    RuleExample(
      "TF6", bad: "\"label\":\"Postal code\",\"textContentType\":\"postalCode\",\(clear),\(done)",
      says: "write \"expectedLength\": 8",
      good: "\"label\":\"Postal code\",\"textContentType\":\"postalCode\",\"expectedLength\":8,\(clear),\(done)"),
    RuleExample(
      "TF6", bad: email(done, "\"width\":60"), says: "narrow for about 22 characters; write \"width\"",
      good: email(done, "\"width\":300")),
    RuleExample(
      "TF6", bad: city(done, "\"width\":500,\"expectedLength\":5"), says: "wide for about 5 characters",
      good: city(done, "\"width\":200,\"expectedLength\":10")),
    RuleExample(
      "TF7", bad: city(next, "\"width\":300"), email(done, "\"width\":310"), says: "write the same \"width\"",
      good: city(next, "\"width\":300"), email(done, "\"width\":300")),
    RuleExample(
      "TF7", bad: givenName("\"width\":200"), familyName("\"width\":300"), says: "write the same \"width\"",
      good: givenName("\"width\":300"), familyName("\"width\":300")),
    RuleExample(
      "TF7", bad: givenName("\"width\":200"), familyName(), says: "write the same \"width\"",
      good: givenName(), familyName()),
    RuleExample(
      "TF7", bad: givenName(), familyName("\"width\":200"), says: "write the same \"width\"",
      good: givenName("\"expectedLength\":10"), familyName("\"width\":200")),
  ]

  private static let content: [RuleExample] = [
    RuleExample(
      "TF9", bad: email(done, "\"validation\":{\"kind\":\"email\",\"when\":\"onChange\"}"),
      says: "write \"when\": \"onFocusChange\"",
      good: email(done, "\"validation\":{\"kind\":\"email\",\"when\":\"onFocusChange\"}")),
    RuleExample(
      "TF9", bad: newPassword(done, "\"validation\":{\"kind\":\"password\",\"when\":\"onSubmit\"}"),
      says: "write \"when\": \"beforeFocusChange\"",
      good: newPassword(done, "\"validation\":{\"kind\":\"password\",\"when\":\"beforeFocusChange\"}")),
    RuleExample(
      "TF9",
      bad:
        "\"label\":\"Seats\",\"keyboardType\":\"numberPad\",\"validation\":{\"kind\":\"digits\",\"when\":\"onFocusChange\"}",
      says: "write \"when\": \"onChange\"",
      good: "\"label\":\"Seats\",\"keyboardType\":\"numberPad\",\"maxLength\":2,\"validation\":{\"kind\":\"digits\"}"),
    RuleExample(
      "TF10", bad: "\"label\":\"Amount\",\"keyboardType\":\"decimalPad\",\"maxLength\":9",
      says: "write \"formatter\": {\"style\": \"currency\"}",
      good:
        "\"label\":\"Amount\",\"keyboardType\":\"decimalPad\",\"maxLength\":9,\(clear),\"formatter\":{\"style\":\"currency\"}"
    ),
    RuleExample(
      "TF10", bad: amount(fraction(least: 3, most: 2), "\"keyboardType\":\"decimalPad\""),
      says: "write \"minimumFractionDigits\": 2",
      good: amount(fraction(least: 2, most: 2), "\"keyboardType\":\"decimalPad\"")),
    RuleExample(
      "TF11", bad: city(done, "\"width\":200,\"expectedLength\":10,\"maxLength\":60"),
      says: "write \"overflow\": \"truncateTail\"",
      good: city(done, "\"width\":200,\"expectedLength\":10,\"maxLength\":60,\"overflow\":\"truncateTail\"")),
    RuleExample(
      "TF12", bad: "\"label\":\"City\",\"textContentType\":\"addressCity\",\(done)",
      says: "write \"clearButtonMode\": \"whileEditing\"",
      good: "\"label\":\"Initials\",\"maxLength\":3,\"textContentType\":\"nickname\",\(done)"),
    RuleExample(
      "TF13", bad: city(done, "\"leadingImage\":\"bookmarks\""), says: "write it as \"trailingButton\"",
      good: city(done, "\"leadingImage\":\"location\",\"trailingButton\":\"bookmarks\"")),
    RuleExample(
      "TF13", bad: city(done, "\"trailingButton\":\"mail\""), says: "write it as \"leadingImage\"",
      good: email(done, "\"leadingImage\":\"mail\"")),
    RuleExample(
      "TF13", bad: city(done, "\"leadingImage\":\"mail\""), says: "another purpose than addressCity",
      good: email(done, "\"leadingImage\":\"mail\"")),
    RuleExample(
      "TF15", bad: "\"label\":\"Country\",\"textContentType\":\"countryName\"", says: "offer a list", good: city(done)),
    RuleExample(
      "TF16", bad: city(done, "\"required\":true"), says: "write \"enablesReturnKeyAutomatically\": true",
      good: city(done, "\"required\":true,\"enablesReturnKeyAutomatically\":true")),
    RuleExample(
      "TF18", bad: email(done, "\"validation\":{\"kind\":\"email\",\"message\":\"Invalid e-mail!\"}"),
      says: "how to mend", good: email(done, "\"validation\":{\"kind\":\"email\",\"message\":\"An address has an @.\"}")
    ),
    RuleExample(
      "TF18", bad: email(done, "\"placeholder\":\"e-mail\""), says: "name@example.com",
      good: email(done, "\"placeholder\":\"name@example.com\"")),
  ]

  private static let keyboards: [RuleExample] = [
    RuleExample(
      "VK1", bad: "\"label\":\"Phone\"", says: "write \"keyboardType\": \"phonePad\"",
      good: city(next), "\"label\":\"Phone\",\"textContentType\":\"telephoneNumber\",\(clear)"),
    RuleExample(
      "VK1", bad: "\"label\":\"Website\",\"keyboardType\":\"emailAddress\"", says: "write \"keyboardType\": \"URL\"",
      good: "\"label\":\"Website\",\"textContentType\":\"URL\",\(asTyped),\(clear),\(done)"),
    RuleExample(
      "VK1", bad: "\"label\":\"Tickets\",\"validation\":{\"kind\":\"digits\"}",
      says: "write \"keyboardType\": \"numberPad\"",
      good: "\"label\":\"Tickets\",\"keyboardType\":\"numberPad\",\"maxLength\":2,\"validation\":{\"kind\":\"digits\"}"),
    RuleExample(
      "VK1", bad: "\"label\":\"Price\",\"formatter\":{\"style\":\"currency\"}",
      says: "write \"keyboardType\": \"decimalPad\"",
      good:
        "\"label\":\"Price\",\"formatter\":{\"style\":\"currency\"},\"keyboardType\":\"decimalPad\",\"maxLength\":9,\(clear)"
    ),
    RuleExample(
      "VK1", bad: amount(money("JPY")), says: "write \"keyboardType\": \"numberPad\"",
      good: amount(money("JPY"), "\"keyboardType\":\"numberPad\"")),
    RuleExample(
      "VK1", bad: amount(money("KRW"), "\"keyboardType\":\"decimalPad\""), says: "the separator key does nothing",
      good: amount(money("EUR"), "\"keyboardType\":\"decimalPad\"")),
    RuleExample(
      "VK1", bad: amount(fraction(least: 0, most: 0), "\"keyboardType\":\"decimalPad\""),
      says: "write \"keyboardType\": \"numberPad\"",
      good: amount(fraction(least: 0, most: 0), "\"keyboardType\":\"numbersAndPunctuation\"", done)),
    RuleExample(
      "VK1", bad: amount("\"style\":\"percent\"", "\"keyboardType\":\"decimalPad\""),
      says: "the separator key does nothing",
      good: amount("\"style\":\"percent\",\"minimumFractionDigits\":1", "\"keyboardType\":\"decimalPad\"")),
    RuleExample(
      "VK1", bad: "\"kind\":\"view\",\"label\":\"Comments\",\"keyboardType\":\"numberPad\"", says: "many lines",
      good: "\"kind\":\"view\",\"label\":\"Comments\""),
    RuleExample(
      "VK1", bad: "\"label\":\"First name\",\"keyboardType\":\"numberPad\"", says: "givenName",
      good:
        "\"label\":\"First name\",\"textContentType\":\"givenName\",\"keyboardType\":\"namePhonePad\",\(clear),\(done)"),
    RuleExample(
      "VK1", bad: "\"label\":\"Year of birth\",\"textContentType\":\"birthdateYear\",\"expectedLength\":4",
      says: "write \"keyboardType\": \"numberPad\"",
      good:
        "\"label\":\"Year of birth\",\"textContentType\":\"birthdateYear\",\"maxLength\":4,\"keyboardType\":\"numberPad\""
    ),
    RuleExample("VK2", bad: "\"label\":\"City\"", says: "write \"textContentType\": \"addressCity\"", good: city(done)),
    RuleExample(
      "VK2", bad: "\"label\":\"Write to\",\"keyboardType\":\"emailAddress\"",
      says: "write \"textContentType\": \"emailAddress\"", good: email(done)),
    RuleExample(
      "VK2", bad: "\"label\":\"E-mail\"", "\"label\":\"Password\",\(secure)", at: 0,
      says: "write \"textContentType\": \"username\"", good: goodUsername, password),
    RuleExample(
      "VK2", bad: "\"label\":\"Password\",\(secure)", "\"label\":\"Repeat password\",\(secure)", at: 0,
      says: "write \"textContentType\": \"newPassword\"", good: newPassword(done)),
    RuleExample(
      "VK2", bad: "\"label\":\"Contact\",\"textContentType\":\"emial\"",
      says: "\"emial\" is no content type; write \"textContentType\": \"emailAddress\"", good: email(done)),
    RuleExample(
      "VK2", bad: "\"label\":\"Favourite colour\"", says: "if one of the content types fits",
      good: "\"label\":\"Favourite colour\",\(clear),\(done)"),
    RuleExample(
      "VK3", bad: email(done, "\"keyboardType\":\"numberPad\""), says: "write \"keyboardType\": \"emailAddress\"",
      good: goodUsername, password),
    RuleExample(
      "VK3", bad: "\"label\":\"Phone\",\"textContentType\":\"telephoneNumber\",\"keyboardType\":\"decimalPad\"",
      says: "write \"keyboardType\": \"phonePad\"",
      good: city(next),
      "\"label\":\"Phone\",\"textContentType\":\"telephoneNumber\",\"keyboardType\":\"phonePad\",\(clear)"),
    RuleExample(
      "VK3", bad: city(done, "\"keyboardType\":\"phonePad\""), says: "leave the keyboard type out",
      good: city(done, "\"keyboardType\":\"asciiCapable\"")),
    RuleExample(
      "VK3",
      bad: "\"label\":\"Expires\",\"textContentType\":\"creditCardExpiration\",\"keyboardType\":\"emailAddress\"",
      says: "creditCardExpiration",
      good:
        "\"label\":\"Card number\",\"textContentType\":\"creditCardNumber\",\"keyboardType\":\"decimalPad\",\"maxLength\":19,\(clear)"
    ),
    RuleExample("VK4", bad: city(), says: "says return; write \"returnKeyType\": \"done\"", good: city(done)),
    RuleExample(
      "VK4", bad: city("\"returnKeyType\":\"go\""), email(done), at: 0, says: "says go", good: city(next), email(done)),
    RuleExample(
      "VK4", bad: "\"kind\":\"search\",\"placeholder\":\"Station or street\",\(next)",
      says: "write \"returnKeyType\": \"search\"",
      good: "\"kind\":\"search\",\"placeholder\":\"Station or street\",\"keyboardType\":\"webSearch\""),
    RuleExample(
      "VK4", bad: "\"kind\":\"view\",\"label\":\"Comments\",\(done)", says: "begins a new line",
      good: "\"kind\":\"view\",\"label\":\"Comments\""),
    RuleExample(
      "VK4", bad: "\"label\":\"Go to\",\"keyboardType\":\"webSearch\"", city(done), at: 0, says: "says go; write",
      good: "\"label\":\"Go to\",\"keyboardType\":\"webSearch\",\(clear)"),
    RuleExample(
      "VK5", bad: "\"label\":\"Phone\",\"textContentType\":\"telephoneNumber\",\(clear)",
      says: "write \"submitButton\"",
      good: goodCode),
  ]

  private static let credentials: [RuleExample] = [
    RuleExample(
      "VK10", bad: email(next), password, at: 0,
      says: "write \"textContentType\": \"username\", \"keyboardType\": \"emailAddress\"", good: goodUsername, password),
    RuleExample(
      "VK10", bad: "\"label\":\"User name\",\"textContentType\":\"emailAddress\",\(asTyped)", says: "not for a login",
      good: username("\"keyboardType\":\"emailAddress\"", done)),
    RuleExample(
      "VK10", bad: username(next), password, at: 0, says: "write \"keyboardType\": \"emailAddress\"",
      good: "\"label\":\"User name\",\"textContentType\":\"username\",\(asTyped),\(clear),\(next)", password),
    RuleExample(
      "VK10", bad: email(next), newPassword(done), at: 0, says: "if people sign in", good: email(next),
      newPassword(done)),
    RuleExample(
      "VK11", bad: email(done, "\"passwordRules\":\"minlength: 20;\""), says: "newPassword",
      good: newPassword(done, "\"passwordRules\":\"minlength: 20;\"")),
    RuleExample(
      "VK11", bad: newPassword(done, "\"maxLength\":16"), says: "\"passwordRules\": \"maxlength: 16;\"",
      good: newPassword(done, "\"maxLength\":16,\"passwordRules\":\"maxlength: 16;\"")),
    RuleExample(
      "VK11", bad: newPassword(done, "\"maxLength\":8"), says: "write \"maxLength\" 20", good: newPassword(done)),
    RuleExample(
      "VK11",
      bad: newPassword(next, "\"passwordRules\":\"minlength: 20;\",\"accessibilityIdentifier\":\"one\""),
      newPassword(done, "\"passwordRules\":\"minlength: 22;\",\"accessibilityIdentifier\":\"two\""),
      says: "leave them out here",
      good: newPassword(next, "\"passwordRules\":\"minlength: 20;\",\"accessibilityIdentifier\":\"one\""),
      newPassword(done, "\"accessibilityIdentifier\":\"two\"")),
    RuleExample(
      "VK11", bad: newPassword(next, "\"accessibilityIdentifier\":\"one\""),
      newPassword(done, "\"passwordRules\":\"minlength: 20;\",\"accessibilityIdentifier\":\"two\""),
      says: "write \"passwordRules\" in /fields/0",
      good: newPassword(next, "\"passwordRules\":\"minlength: 20;\",\"accessibilityIdentifier\":\"one\""),
      newPassword(done, "\"accessibilityIdentifier\":\"two\"")),
    RuleExample(
      "VK11", bad: newPassword("\"kind\":\"view\",\"passwordRules\":\"minlength: 20;\""), says: "text view",
      good: newPassword(done, "\"passwordRules\":\"minlength: 20;\"")),
    RuleExample(
      "VK12", bad: newPassword(done, "\"passwordRules\":\"required: uper;\""), says: "did you mean upper?",
      good: newPassword(done, "\"passwordRules\":\"required: upper; required: lower; minlength: 8;\"")),
    RuleExample(
      "VK12", bad: newPassword(done, "\"passwordRules\":\"maxlength: 8;\""), says: "allow 12 or more in maxlength",
      good: newPassword(done, "\"passwordRules\":\"maxlength: 12;\"")),
    RuleExample(
      "VK12", bad: newPassword(done, "\"passwordRules\":\"allowed: digit;\""),
      says: "allow two of upper, lower and digit",
      good: newPassword(done, "\"passwordRules\":\"allowed: digit, [abc];\"")),
    RuleExample(
      "VK12", bad: newPassword(done, "\"passwordRules\":\"minlength: 30; maxlength: 20;\""),
      says: "minlength",
      good: newPassword(done, "\"passwordRules\":\"minlength: 20; maxlength: 30;\"")),
    RuleExample("VK13", bad: code(done, asTyped), says: "write \"keyboardType\": \"numberPad\"", good: goodCode),
    RuleExample("VK13", bad: code("\"keyboardType\":\"numberPad\"", secure), says: "no hiding", good: goodCode),
    RuleExample(
      "VK13", bad: code("\"keyboardType\":\"numberPad\""), code("\"keyboardType\":\"numberPad\""), at: 0,
      says: "write one field",
      good: goodCode),
  ]

  private static let neighbours: [RuleExample] = [
    RuleExample(
      "VK14", bad: "\"label\":\"First name\",\"textContentType\":\"name\",\(clear),\(next)",
      "\"label\":\"Last name\",\"textContentType\":\"familyName\",\(clear),\(done)", at: 0,
      says: "write \"textContentType\": \"givenName\"",
      good: "\"label\":\"First name\",\"textContentType\":\"givenName\",\(clear),\(next)",
      "\"label\":\"Last name\",\"textContentType\":\"familyName\",\(clear),\(done)"),
    RuleExample(
      "VK14", bad: "\"label\":\"Called\",\"textContentType\":\"name\",\(clear),\(next)",
      "\"label\":\"Last name\",\"textContentType\":\"familyName\",\(clear),\(done)", at: 0,
      says: "write \"textContentType\": \"givenName\"",
      good: "\"label\":\"Name\",\"textContentType\":\"name\",\(clear),\(done)"),
    RuleExample(
      "VK15", bad: email(next), email(done), says: "a different \"accessibilityIdentifier\"",
      good: email(next, "\"accessibilityIdentifier\":\"private\""), email(done, "\"accessibilityIdentifier\":\"work\"")),
    RuleExample(
      "VK15", bad: email(next), email(done, "\"accessibilityIdentifier\":\"work\""), at: 0, says: "/fields/1",
      good: email(done)),
    RuleExample(
      "VK15", bad: email(next, "\"accessibilityIdentifier\":\"x\""),
      email(next, "\"accessibilityIdentifier\":\"y\""), email(done, "\"accessibilityIdentifier\":\"y\""),
      says: "/fields/1",
      good: email(next, "\"accessibilityIdentifier\":\"x\""), email(next, "\"accessibilityIdentifier\":\"y\""),
      email(done, "\"accessibilityIdentifier\":\"z\"")),
    RuleExample(
      "VK16", bad: "\"label\":\"User name\",\"textContentType\":\"username\",\(done)",
      says: "write \"autocapitalizationType\": \"none\", \"autocorrectionType\": \"no\"",
      good: "\"label\":\"User name\",\"textContentType\":\"username\",\(asTyped),\(clear),\(done)"),
    RuleExample(
      "VK17", bad: "\"kind\":\"search\",\"placeholder\":\"Search…\",\"returnKeyType\":\"search\"",
      says: "what can be found",
      good: "\"kind\":\"search\",\"placeholder\":\"Station or street\",\"returnKeyType\":\"search\""),
    RuleExample(
      "VK17", bad: "\"kind\":\"search\",\"label\":\"Stations\",\"returnKeyType\":\"search\"",
      says: "write \"placeholder\"",
      good: "\"kind\":\"search\",\"placeholder\":\"Station or street\",\"returnKeyType\":\"search\""),
    RuleExample(
      "VK18", bad: "\"label\":\"Enter code\",\"keyboardType\":\"numberPad\",\"maxLength\":6",
      says: "what the digits are for",
      good: "\"label\":\"Code on your ticket\",\"keyboardType\":\"numberPad\",\"maxLength\":6"),
    RuleExample(
      "VK18", bad: "\"label\":\"Door code\",\"keyboardType\":\"numberPad\",\"maxLength\":6", says: "isSecureTextEntry",
      good: "\"label\":\"Door code\",\"keyboardType\":\"numberPad\",\"maxLength\":6,\(secure)"),
  ]
}
