import KeyboardCore

/// Something that happens in a session.
struct SessionStep: Sendable, Hashable {
  /// What happens.
  enum Event: Sendable, Hashable {
    /// A finger does something; without a place it is where it was. `isLost`: the panel's events of it never arrive.
    case touch(Contact.Phase, finger: Int, SessionPlace?, isLost: Bool)
    /// Nothing but that time goes by.
    case wait
    /// The kernel's queue has overflowed: SYN_DROPPED.
    case dropped
    /// The panel is pulled out.
    case unplug
    /// It is there again.
    case plug
    /// The program changes the field's text by itself; the cursor stands between the two.
    case becomes(before: String, after: String)
    /// The program says that this stands in the field, which need not be so: it may be late.
    case told(before: String, after: String)
    /// A message arrives on the machine.
    case message(String)
    /// The visitor has gone.
    case sessionEnd
  }

  /// Counted from 1.
  var line: Int
  var time: Instant
  var event: Event

  /// As it stands in a file.
  var text: String {
    let time = "\(self.time.microseconds / 1000)"
    switch event {
    case .touch(let phase, let finger, let place, let isLost):
      let word =
        switch phase {
        case .began: "down"
        case .moved: "move"
        case .ended: "up"
        case .cancelled: "cancel"
        }
      return ([time] + (isLost ? ["lost"] : []) + [word, "\(finger)"] + (place.map { [$0.text] } ?? []))
        .joined(separator: " ")
    case .wait: return "\(time) wait"
    case .dropped: return "\(time) dropped"
    case .unplug: return "\(time) unplug"
    case .plug: return "\(time) plug"
    case .becomes(let before, let after): return "\(time) becomes \(Self.line(before))|\(Self.line(after))"
    case .message(let text): return "\(time) message \(Self.line(text))"
    case .sessionEnd: return "\(time) session end"
    case .told(let before, let after): return "\(time) told \(Self.line(before))|\(Self.line(after))"
    }
  }

  /// A text on one line, and back.
  static func line(_ text: String) -> String {
    SessionWords.pieces(text[...], at: "\n").joined(separator: "⏎")
  }

  static func text(_ line: Substring) -> String {
    SessionWords.pieces(line, at: "⏎").joined(separator: "\n")
  }
}
