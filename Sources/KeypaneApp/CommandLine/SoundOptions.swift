/// The options for the clicks of keys.
enum SoundOptions {
  static let volumeSpec = OptionSpec(
    "sound-volume", value: "PERCENT", "how loud keys click, from 0 to 100 (default 50)")
  static let offSpec = OptionSpec("no-sound", "keys do not click")

  /// In per cent; nil: no sound.
  static func volume(_ arguments: Arguments) throws(AppError) -> Int? {
    var volume = 50
    if let word = arguments.value(volumeSpec.name) {
      guard let number = Int(word), (0...100).contains(number) else {
        throw .usage("--sound-volume “\(word)” is not a whole number from 0 to 100")
      }
      volume = number
    }
    return arguments.has(offSpec.name) || volume == 0 ? nil : volume
  }
}
