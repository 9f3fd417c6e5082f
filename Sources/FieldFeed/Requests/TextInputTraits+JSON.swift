import Forms
import KeyboardCore

extension TextInputTraits {
  /// Reads the traits among an object's members, by UIKit's property names; others are ignored, absent ones have UIKit's
  /// default, a content type of any name is kept.
  init(_ object: JSONNode) throws(JSONError) {
    self.init()
    func read<Value: NamedTrait>(_ name: String, into trait: inout Value) throws(JSONError) {
      if let member = try object.member(name) { trait = try member.named(Value.self) }
    }
    textContentType = (try object.member("textContentType")?.string()).map { TextContentType(nameOrRawValue: $0) }
    try read("keyboardType", into: &keyboardType)
    try read("returnKeyType", into: &returnKeyType)
    try read("autocapitalizationType", into: &autocapitalizationType)
    try read("autocorrectionType", into: &autocorrectionType)
    try read("spellCheckingType", into: &spellCheckingType)
    try read("smartQuotesType", into: &smartQuotesType)
    try read("smartDashesType", into: &smartDashesType)
    try read("smartInsertDeleteType", into: &smartInsertDeleteType)
    try read("inlinePredictionType", into: &inlinePredictionType)
    try read("keyboardAppearance", into: &keyboardAppearance)
    isSecureTextEntry = try object.member("isSecureTextEntry")?.bool() ?? false
    enablesReturnKeyAutomatically = try object.member("enablesReturnKeyAutomatically")?.bool() ?? false
    passwordRules = try object.member("passwordRules")?.string()
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
