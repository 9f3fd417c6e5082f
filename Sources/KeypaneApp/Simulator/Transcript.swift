import KeyboardCore

/// What `keypane replay` prints: what was touched, what was typed and what stands in the fields.
///
/// Of secure fields it tells how much was typed and when, never what.
struct Transcript: Encodable, Sendable {
  struct Stroke: Encodable, Sendable {
    /// Milliseconds since the first event.
    var t: Int64
    var key: String
    var down: Bool
  }

  struct Action: Encodable, Sendable {
    var t: Int64
    var key: String
    var text: String?
    /// Of a button of the form: the field that it belongs to.
    var field: String?
  }

  /// Text as it stands there; dots for secrets.
  var fields: [String: String] = [:]
  /// The numbers in fields with a formatter, in ASCII digits with a point, whatever the locale.
  var numbers: [String: String] = [:]
  /// What fields say that must be mended.
  var messages: [String: String] = [:]
  var focused: String?
  var strokes: [Stroke] = []
  var actions: [Action] = []
  var contacts = 0
  var frames = 0
  /// Keys that are still down at the end.
  var held: [String] = []
  var warnings: [String] = []
  /// The form was sent.
  var submitted = false
  /// The pictures that were written.
  var pictures: [String]?

  /// What stands for something secret.
  static let redacted = "•"

  private enum CodingKeys: CodingKey {
    case fields, numbers, messages, focused, strokes, actions, contacts, frames, held, warnings, submitted, pictures
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fields, forKey: .fields)
    if !numbers.isEmpty { try container.encode(numbers, forKey: .numbers) }
    if !messages.isEmpty { try container.encode(messages, forKey: .messages) }
    try container.encode(focused, forKey: .focused)
    try container.encode(strokes, forKey: .strokes)
    try container.encode(actions, forKey: .actions)
    try container.encode(contacts, forKey: .contacts)
    try container.encode(frames, forKey: .frames)
    try container.encode(held, forKey: .held)
    try container.encode(warnings, forKey: .warnings)
    try container.encode(submitted, forKey: .submitted)
    try container.encodeIfPresent(pictures, forKey: .pictures)
  }
}
