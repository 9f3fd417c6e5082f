import KeyboardCore

/// The options of keys that are spoken.
enum SpeechOptions {
  static let specs: [OptionSpec] = [
    OptionSpec("speak", "fields, keys and offers are spoken: a touch tells what is there before anything is typed"),
    OptionSpec("speak-typing", value: "HOW", "of --speak: what types, lift (the default) or double-tap"),
    OptionSpec("speak-secure", "of --speak: secrets are spoken, too, for they are heard in earphones"),
  ]

  /// How fingers explore; nil: keys are not spoken.
  static func exploration(_ arguments: Arguments) throws(AppError) -> ExplorationSettings? {
    guard arguments.has("speak") else {
      for name in ["speak-typing", "speak-secure"] where arguments.has(name) {
        throw .usage("--\(name) is for --speak")
      }
      return nil
    }
    var settings = ExplorationSettings()
    settings.typing =
      try arguments.choice("speak-typing", ExplorationSettings.Typing.allCases.map { ($0.rawValue, $0) })
      ?? settings.typing
    settings.speaksSecrets = arguments.has("speak-secure")
    return settings
  }
}
