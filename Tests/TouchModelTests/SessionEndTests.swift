import Forms
import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// What is learnt lives as long as a session, over fields and languages, and no longer.
@Suite struct SessionEndTests {
  private static let data = DataFolder(
    path: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/"))

  private func rack(_ options: [String] = []) throws -> KeyboardRack {
    let spec = CommandSpec(
      name: "test", summary: "", options: FieldOptions.specs + ScreenOptions.specs + TypingOptions.specs)
    let arguments = try Arguments(["--screen", "480x800", "--languages", "en_US,de_DE"] + options, for: spec)
    return KeyboardRack(
      try FieldOptions(arguments), screen: try ScreenOptions(arguments), library: LayoutLibrary(Self.data),
      emoji: EmojiFiles(Self.data), typing: try TypingOptions(arguments))
  }

  private let plain = KeyboardRack.Field(traits: TextInputTraits())
  private var address: KeyboardRack.Field {
    var traits = TextInputTraits()
    traits.keyboardType = .emailAddress
    return KeyboardRack.Field(traits: traits)
  }

  private func type(on keyboard: inout Keyboard) {
    var effects = Effects()
    for id in 1...20 as ClosedRange<UInt32> {
      let key = keyboard.plan.planes[keyboard.plane].keys.first { $0.key.role == .character }!
      let time = Instant(microseconds: Int64(id) * 1_000_000)
      for (phase, delay) in [(Contact.Phase.began, 0), (.ended, 70)] as [(Contact.Phase, Int64)] {
        let touch = KeyTouch(id: id, phase: phase, point: key.cap.centre)
        keyboard.handle(KeyTouchFrame(time: time + .milliseconds(delay), touches: [touch]), into: &effects)
      }
    }
  }

  @Test func itOutlivesFieldsAndLanguagesAndEndsWithTheSession() throws {
    var rack = try rack()
    var keyboard = try rack.keyboard(for: plain)
    #expect(keyboard.touches?.isEmpty == true)
    type(on: &keyboard)
    #expect(keyboard.touches?.isEmpty == false)

    rack.remember(keyboard)
    keyboard = try rack.keyboard(for: address)
    #expect(keyboard.touches?.isEmpty == false)

    var effects = Effects()
    let action = KeyAction(time: .zero, key: "globe", command: .nextKeyboard)
    #expect(try rack.take(action, on: &keyboard, into: &effects))
    #expect(keyboard.touches?.isEmpty == false)

    rack.remember(keyboard)
    rack.endSession()
    #expect(try rack.keyboard(for: plain).touches?.isEmpty == true)
  }

  @Test func itCanBeSwitchedOff() throws {
    var rack = try rack(["--no-touch-model"])
    var keyboard = try rack.keyboard(for: plain)
    type(on: &keyboard)
    #expect(keyboard.touches == nil)
    rack.remember(keyboard)
    #expect(try rack.keyboard(for: plain).touches == nil)
  }
}
