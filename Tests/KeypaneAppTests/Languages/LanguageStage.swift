import Forms
import KeyboardCore
import Recording

@testable import KeypaneApp

/// A simulator with the keyboard of one language, and a panel with a finger on it.
struct LanguageStage: ~Copyable {
  private var simulator: Simulator
  private var replayer = Replayer()
  private var spelling: Spelling
  private let screen: ScreenOptions
  private var time = Instant(microseconds: 1_000_000)
  private let panel = PanelModel(name: "panel", kind: .slotted, x: 0...32767, y: 0...32767)

  /// - Parameter language: a locale, or the id of a layout.
  init(_ language: String, idiom: Idiom) throws {
    let size = idiom == .phone ? "480x800" : "1280x800"
    let options = [
      "--languages", language, "--idiom", idiom.rawValue, "--screen", size, "--autocapitalization", "none",
    ]
    // A throwing initialiser of a type without copies must not throw once it has stored something.
    let screen = try ScreenOptions(Stage.arguments(options))
    let composition = try Stage.composition(options)
    let simulator = try Stage.simulator(options: options)
    spelling = Spelling(on: simulator.keyboard!, composition)
    self.screen = screen
    self.simulator = simulator
  }

  /// The layout that is shown.
  var layout: String? { simulator.keyboard?.plan.layout }

  /// What the field has when a finger has typed the text into it; nil: no key offers a part of it.
  mutating func type(_ text: String) throws -> String? {
    guard let outputs = spelling.outputs(for: text) else { return nil }
    return try press(outputs)
  }

  /// The same with what each key is to give.
  mutating func press(_ outputs: [String]) throws -> String? {
    try simulator.fill([FormFile.fieldName: ""], focus: FormFile.fieldName)
    var hand = Hand(on: simulator.keyboard!, at: time)
    for output in outputs where !hand.type(output) { return nil }
    time = hand.time + .milliseconds(1000)
    let recording = panel.recording(hand.steps, screen: screen.size, rotation: .none)
    try replayer.play(Take(recording), into: &simulator, screen: screen) { (_: inout Simulator) throws(AppError) in }
    return simulator.form.text(of: FormFile.fieldName)
  }
}
