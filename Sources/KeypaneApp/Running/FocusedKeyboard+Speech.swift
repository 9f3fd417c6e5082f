import FieldFeed
import KeyboardCore

/// What is said aloud of the field that has the focus.
extension FocusedKeyboard {
  /// What the keyboard has to say.
  mutating func say(_ announcements: [Announcement]) {
    guard !announcements.isEmpty, let traits = keyboard?.traits else { return }
    narration?.say(announcements, traits: traits)
  }

  /// What it is for, and what kind of field it is.
  mutating func sayField(_ context: FieldContext) {
    guard let traits = keyboard?.traits else { return }
    let index = context.form.firstIndex { $0.id == context.id }
    let number = index.flatMap { SpokenField.number(of: $0, among: context.form.map(\.traits.textContentType)) }
    narration?.say(SpokenField(number: number), traits: traits)
  }

  /// Which keyboard the globe key has brought.
  mutating func sayKeyboard() {
    guard let keyboard else { return }
    narration?.say(keyboard: keyboard.plan.layout == EmojiLayout.id ? nil : speller.rack.name, traits: keyboard.traits)
  }

  /// For `Poller`; nil: there is no speech server.
  var speechDescriptor: (raw: Int32, isWriting: Bool)? {
    switch narration {
    case .some(let narration): narration.descriptor
    case .none: nil
    }
  }

  /// The speech server can be read or written.
  mutating func exchangeSpeech() { narration?.exchange() }
}
