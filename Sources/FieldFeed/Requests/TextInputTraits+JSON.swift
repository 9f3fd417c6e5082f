import Forms
import KeyboardCore

extension TextInputTraits {
  /// Reads the traits among an object's members, by UIKit's property names; others are ignored, absent ones have UIKit's
  /// default, a content type of any name is kept.
  init(_ properties: PropertyReader) throws(ControlError) {
    self.init()
    textContentType = try properties.string("textContentType").map { TextContentType(nameOrRawValue: $0) }
    keyboardType = try properties.choice("keyboardType") ?? keyboardType
    returnKeyType = try properties.choice("returnKeyType") ?? returnKeyType
    autocapitalizationType = try properties.choice("autocapitalizationType") ?? autocapitalizationType
    autocorrectionType = try properties.choice("autocorrectionType") ?? autocorrectionType
    spellCheckingType = try properties.choice("spellCheckingType") ?? spellCheckingType
    smartQuotesType = try properties.choice("smartQuotesType") ?? smartQuotesType
    smartDashesType = try properties.choice("smartDashesType") ?? smartDashesType
    smartInsertDeleteType = try properties.choice("smartInsertDeleteType") ?? smartInsertDeleteType
    inlinePredictionType = try properties.choice("inlinePredictionType") ?? inlinePredictionType
    keyboardAppearance = try properties.choice("keyboardAppearance") ?? keyboardAppearance
    isSecureTextEntry = try properties.bool("isSecureTextEntry") ?? false
    enablesReturnKeyAutomatically = try properties.bool("enablesReturnKeyAutomatically") ?? false
    passwordRules = try properties.string("passwordRules")
  }

  /// The traits that differ from UIKit's default, in the order of the declaration.
  var members: [JSONMember] {
    let plain = TextInputTraits()
    var members: [JSONMember] = []
    func add(_ name: String, _ value: JSONValue) {
      members.append(JSONMember(name: name, value: value))
    }
    func add<Value: NamedTrait & Equatable>(_ name: String, _ trait: KeyPath<TextInputTraits, Value>) {
      if self[keyPath: trait] != plain[keyPath: trait] { add(name, .string(self[keyPath: trait].name)) }
    }
    if let textContentType { add("textContentType", .string(textContentType.name)) }
    add("keyboardType", \.keyboardType)
    add("returnKeyType", \.returnKeyType)
    add("autocapitalizationType", \.autocapitalizationType)
    add("autocorrectionType", \.autocorrectionType)
    add("spellCheckingType", \.spellCheckingType)
    add("smartQuotesType", \.smartQuotesType)
    add("smartDashesType", \.smartDashesType)
    add("smartInsertDeleteType", \.smartInsertDeleteType)
    add("inlinePredictionType", \.inlinePredictionType)
    add("keyboardAppearance", \.keyboardAppearance)
    if isSecureTextEntry { add("isSecureTextEntry", .bool(true)) }
    if enablesReturnKeyAutomatically { add("enablesReturnKeyAutomatically", .bool(true)) }
    if let passwordRules { add("passwordRules", .string(passwordRules)) }
    return members
  }
}
