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
    try read("mathExpressionCompletionType", into: &mathExpressionCompletionType)
    try read("writingToolsBehavior", into: &writingToolsBehavior)
    allowsNumberPadPopover = try object.member("allowsNumberPadPopover")?.bool() ?? true
    try read("keyboardAppearance", into: &keyboardAppearance)
    isSecureTextEntry = try object.member("isSecureTextEntry")?.bool() ?? false
    enablesReturnKeyAutomatically = try object.member("enablesReturnKeyAutomatically")?.bool() ?? false
    isPrivate = try object.member("isPrivate")?.bool() ?? false
    passwordRules = try object.member("passwordRules")?.string()
  }
}

extension TextInputTraits: Encodable {
  /// The names of all traits.
  static var names: [String] { Key.allCases.map(\.rawValue) }

  private enum Key: String, CodingKey, CaseIterable {
    case textContentType, keyboardType, returnKeyType, autocapitalizationType, autocorrectionType, spellCheckingType
    case smartQuotesType, smartDashesType, smartInsertDeleteType, inlinePredictionType
    case mathExpressionCompletionType, writingToolsBehavior, allowsNumberPadPopover, keyboardAppearance
    case isSecureTextEntry, enablesReturnKeyAutomatically, isPrivate, passwordRules
  }

  /// Writes the traits that differ from UIKit's default, by UIKit's property names.
  public func encode(to encoder: any Encoder) throws {
    let plain = TextInputTraits()
    var object = encoder.container(keyedBy: Key.self)
    func write<Value: NamedTrait & Equatable>(_ key: Key, _ trait: KeyPath<TextInputTraits, Value>) throws {
      if self[keyPath: trait] != plain[keyPath: trait] { try object.encode(self[keyPath: trait].name, forKey: key) }
    }
    try object.encodeIfPresent(textContentType?.name, forKey: .textContentType)
    try write(.keyboardType, \.keyboardType)
    try write(.returnKeyType, \.returnKeyType)
    try write(.autocapitalizationType, \.autocapitalizationType)
    try write(.autocorrectionType, \.autocorrectionType)
    try write(.spellCheckingType, \.spellCheckingType)
    try write(.smartQuotesType, \.smartQuotesType)
    try write(.smartDashesType, \.smartDashesType)
    try write(.smartInsertDeleteType, \.smartInsertDeleteType)
    try write(.inlinePredictionType, \.inlinePredictionType)
    try write(.mathExpressionCompletionType, \.mathExpressionCompletionType)
    try write(.writingToolsBehavior, \.writingToolsBehavior)
    if !allowsNumberPadPopover { try object.encode(false, forKey: .allowsNumberPadPopover) }
    try write(.keyboardAppearance, \.keyboardAppearance)
    if isSecureTextEntry { try object.encode(true, forKey: .isSecureTextEntry) }
    if enablesReturnKeyAutomatically { try object.encode(true, forKey: .enablesReturnKeyAutomatically) }
    if isPrivate { try object.encode(true, forKey: .isPrivate) }
    try object.encodeIfPresent(passwordRules, forKey: .passwordRules)
  }
}
