import KeyboardCore
import Speech

/// What is said aloud while somebody types in the simulator.
struct SimulatedSpeech {
  private var narrator: Narrator
  /// In order, since it was last taken.
  private(set) var said: [Utterance] = []

  /// What was said, without how.
  var texts: [String] { said.map(\.text) }

  init(_ narrator: Narrator) {
    self.narrator = narrator
  }

  mutating func say(_ announcements: [Announcement], on keyboard: Keyboard?) {
    guard !announcements.isEmpty, let keyboard else { return }
    said += narrator.utterances(for: announcements, traits: keyboard.traits)
  }

  mutating func say(_ field: SpokenField, on keyboard: Keyboard?) {
    guard let keyboard else { return }
    said.append(narrator.utterance(for: field, traits: keyboard.traits))
  }

  /// Another keyboard is there than the one of a layout.
  mutating func say(keyboard name: String, on keyboard: Keyboard?, insteadOf layout: String) {
    guard let keyboard, keyboard.plan.layout != layout else { return }
    let isEmoji = keyboard.plan.layout == EmojiLayout.id
    said.append(narrator.utterance(forKeyboard: isEmoji ? nil : name, traits: keyboard.traits))
  }

  /// What there is to say since the last call.
  mutating func takeSaid() -> [Utterance] {
    defer { said.removeAll() }
    return said
  }
}
