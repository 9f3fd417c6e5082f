import Forms
import KeyboardCore
import Recording
import Testing

@testable import KeypaneApp

/// Touches on the keys of `keypane keys` type the text, whatever the panel, its mounting and the screen.
@Suite struct ReplayTests {
  static let panels = [
    PanelModel(name: "resistive", kind: .single, x: 0...4095, y: 0...4095),
    PanelModel(name: "negative", kind: .single, x: 10000...20000, y: -2000...2000),
    PanelModel(name: "listed", kind: .listed, x: 0...799, y: 0...479),
    PanelModel(name: "listed with button", kind: .listedWithButton, x: 0...9600, y: 0...7200),
    PanelModel(name: "slotted", kind: .slotted, x: 0...1279, y: 0...767),
    PanelModel(name: "large", kind: .slotted, x: -32768...32767, y: 0...65535),
  ]

  static let texts: [(options: [String], text: String)] = [
    ([], "Hello, world"),
    (["--content-type", "emailAddress"], "kim.lee+kiosk@example.com"),
    (["--content-type", "telephoneNumber"], "+49301234567"),
    (["--keyboard-type", "URL"], "https://example.com/a-b=[1]"),
    (["--keyboard-type", "numbersAndPunctuation"], "1 (2) 3,4"),
    (["--keyboard-type", "decimalPad", "--locale", "de_DE"], "12,50"),
    (["--keyboard-type", "twitter"], "Hi @kim #kiosk"),
  ]

  @Test(arguments: panels, Rotation.allCases)
  func typesTheText(_ panel: PanelModel, _ rotation: Rotation) throws {
    for (index, (options, text)) in Self.texts.enumerated() {
      for size in ["800x480", "480x800", "1280x800"] {
        let all = options + ["--screen", size, "--rotate", "\(rotation.rawValue)"]
        let screen = try ScreenOptions(Stage.arguments(all))
        var script = FingerScript(
          on: try Stage.keyboard(all), seed: UInt64(index + 1), overlaps: panel.kind == .slotted)
        script.type(text)
        let recording = panel.recording(script, screen: screen.size, rotation: rotation)
        let transcript = try Stage.replay([recording], options: all)
        #expect(transcript.fields["field"] == text, "\(all)")
        #expect(transcript.held == [] && transcript.warnings == [], "\(all)")
      }
    }
  }

  /// What the bundled recordings type; KEYPANE_REWRITE_RECORDINGS=1 makes them anew.
  static let bundled: [(file: String, panel: PanelModel, options: [String], text: String)] = [
    ("hello", PanelModel(name: "Single-touch test panel", kind: .single, x: 0...4095, y: 0...4095), [], "Hello, world"),
    (
      "email", PanelModel(name: "Protocol B test panel", kind: .slotted, x: 0...16384, y: 0...9600),
      ["--content-type", "emailAddress"], "kim.lee+kiosk@example.com"
    ),
    (
      "phone", PanelModel(name: "Protocol A test panel", kind: .listed, x: 0...799, y: 0...479),
      ["--content-type", "telephoneNumber"], "+49301234567"
    ),
  ]

  @Test(arguments: bundled.indices) func bundledRecordings(_ index: Int) throws {
    let (file, panel, options, text) = Self.bundled[index]
    let path = "\(Checkout.recordings)/\(file).evemu"
    if Rewriting.isAsked("KEYPANE_REWRITE_RECORDINGS") {
      var script = FingerScript(
        on: try Stage.keyboard(options), seed: UInt64(index + 7), overlaps: panel.kind == .slotted)
      script.type(text)
      let recording = panel.recording(script, screen: KeySize(width: 800, height: 480), rotation: .none)
      try Rewriting.write(EvemuWriter.text(recording), to: path)
    }
    let takes = try Take.read([path])
    let transcript = try Stage.replay(takes.map(\.recording), options: options)
    #expect(transcript.fields == ["field": text])
    #expect(transcript.held == [])
    #expect(transcript.warnings == [])
  }

  /// What `make run` plays: between the texts a finger touches the next field.
  static let signIn = ["hello", "touch-email-field", "email", "touch-phone-field", "phone"]

  /// The fields that the recordings between the texts touch, by the field that has the focus before.
  @Test(arguments: [("message", "email"), ("email", "phone")])
  func recordingsThatTouchAField(_ before: String, _ after: String) throws {
    let path = "\(Checkout.recordings)/touch-\(after)-field.evemu"
    let form = try FormFile.read("\(Checkout.path)/Examples/sign-in.json").form
    let simulator = try Stage.simulator(form: form, focus: before, options: [])
    if Rewriting.isAsked("KEYPANE_REWRITE_RECORDINGS") {
      let box = try #require(simulator.formPicture().fields.first { $0.id == after }).box
      let panel = PanelModel(name: "Single-touch test panel", kind: .single, x: 0...4095, y: 0...4095)
      let script = FingerScript(tapping: box.centre, on: try Stage.keyboard([]))
      let recording = panel.recording(script, screen: KeySize(width: 800, height: 480), rotation: .none)
      try Rewriting.write(EvemuWriter.text(recording), to: path)
    }
    let transcript = try Stage.replay(Take.read([path]).map(\.recording), options: [], form: form, focus: before)
    #expect(transcript.focused == after)
    #expect(transcript.fields.values.allSatisfy { $0 == "" })
  }

  @Test func theSignInFormIsFilled() throws {
    let form = try FormFile.read("\(Checkout.path)/Examples/sign-in.json")
    #expect(form.warnings == [])
    let takes = try Take.read(Self.signIn.map { "\(Checkout.recordings)/\($0).evemu" })
    let transcript = try Stage.replay(takes.map(\.recording), options: [], form: form.form)
    #expect(
      transcript.fields == [
        "message": "Hello, world", "email": "kim.lee+kiosk@example.com", "phone": "+49301234567",
      ])
    #expect(transcript.held == [])
  }

  @Test func theSameRecordingGivesTheSameTranscript() throws {
    let takes = try Take.read(["\(Checkout.recordings)/email.evemu"])
    let once = try JSONText.encode(Stage.replay(takes.map(\.recording), options: []))
    let again = try JSONText.encode(Stage.replay(takes.map(\.recording), options: []))
    #expect(once == again)
  }

  /// Cut anywhere, nothing stays down.
  @Test(arguments: bundled.indices) func cutAnywhereNothingIsHeld(_ index: Int) throws {
    let take = try Take.read(["\(Checkout.recordings)/\(Self.bundled[index].file).evemu"])[0]
    for count in stride(from: 0, through: take.recording.events.count, by: 3) {
      var cut = take.recording
      cut.events = Array(cut.events.prefix(count))
      let transcript = try Stage.replay([cut], options: Self.bundled[index].options)
      #expect(transcript.held == [], "cut after \(count) events")
      var down: Set<String> = []
      for stroke in transcript.strokes {
        if stroke.down { #expect(down.insert(stroke.key).inserted) } else { #expect(down.remove(stroke.key) != nil) }
      }
      #expect(down.isEmpty)
    }
  }
}
