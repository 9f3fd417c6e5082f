/// What secure entry switches off, whatever else was decided, and the bar that is left.
enum SecureRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "secure-entry-keeps-its-text-to-itself",
      sentence: "In a secure field nothing is capitalised, corrected, predicted, rewritten, learnt, dictated or shown "
        + "above the finger, and it has no emoji.",
      source: "4.4, DOC"
    ) { _, resolved in
      guard resolved.isSecure else { return nil }
      resolved.leaveTextAlone()
      resolved.learns = false
      resolved.keyPreview = false
      resolved.dictation = false
      resolved.emoji = false
      return .because("secure entry keeps what is typed to itself")
    },
    PrecedenceRule(
      name: "secure-entry-offers-only-passwords",
      sentence: "The bar of a secure field offers stored sign-ins and strong passwords, and nothing else.",
      source: "4.4"
    ) { _, resolved in
      guard resolved.isSecure else { return nil }
      resolved.sources.removeAll { $0 != .credentials && $0 != .strongPassword }
      return .because("a secure field offers nothing but passwords")
    },
    PrecedenceRule(
      name: "bar-without-suggestions-is-hidden",
      sentence: "A QuickType bar that nobody may speak in is not shown.", source: "Keypane"
    ) { _, resolved in
      guard resolved.sources.isEmpty else { return nil }
      resolved.showsQuickType = false
      return .because("there is nothing that the bar could offer")
    },
  ]
}
