/// What other vocabularies ask for and UIKit has no trait for.
enum PrivacyRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "private-text-is-not-learnt",
      sentence: "Text that the field calls private or sensitive is not remembered by the keyboard.", source: "Keypane"
    ) { request, resolved in
      guard request.traits.isPrivate else { return nil }
      resolved.learns = false
      return .because("the field asks that its text not be remembered")
    }
  ]
}
