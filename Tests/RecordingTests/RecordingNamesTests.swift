import Recording
import Testing

@Suite("Pairs of files")
struct RecordingNamesTests {
  /// A file of events, the names in its folder, and the description that belongs to it.
  static let pairs: [(events: String, names: [String], description: String?)] = [
    (
      "EP0430M09.1-finger-drag-up-down.events", ["Atmel.desc", "EP0430M09.desc", "EP0430M09.2.events"],
      "EP0430M09.desc"
    ),
    ("wetab.event", ["wetab.event", "wetab.prop"], "wetab.prop"),
    ("wetab.event", ["wetab.desc"], "wetab.desc"),
    ("wetab.event", ["wetab.desc", "wetab.prop"], "wetab.prop"),
    ("wetab.events", ["wetab.prop", "wetab.desc"], "wetab.desc"),
    (
      "N-Trig MultiTouch.2-fingers.events", ["N-Trig.desc", "N-Trig MultiTouch.desc", "N.desc"],
      "N-Trig MultiTouch.desc"
    ),
    ("panel-2.tap.events", ["panel.desc", "panel-2.desc", "panel-2.tap.slow.desc"], "panel-2.desc"),
    ("panel2.events", ["panel.desc"], nil),
    ("panel.events", ["panel.tap.desc", "Panel.desc", "panel.evemu", ".desc"], nil),
    ("a/panel.tap.events", ["panel.desc", "b/panel.desc", "a/panel.desc"], "a/panel.desc"),
    ("a.b/panel.events", ["a.desc"], nil),
    ("panel.evemu", ["panel.desc"], nil),
    ("events", ["events.desc"], nil),
    ("panel.events", [], nil),
  ]

  @Test("Events belong to the description with the longest common name", arguments: pairs)
  func pair(events: String, names: [String], description: String?) {
    #expect(RecordingNames.description(for: events, among: names) == description)
    #expect(RecordingNames.description(for: events, among: names.reversed()) == description)
  }
}
