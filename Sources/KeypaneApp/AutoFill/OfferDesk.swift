import FieldFeed
import KeyboardCore

/// Joins what the bar may offer with where it comes from: the store, the contact card, messages, what was typed before.
///
/// Whoever has the keyboard tells it of the focus, of the text and of time, shows `items`, and does its steps. It is the
/// same for a keyboard at work and for the simulator.
struct OfferDesk: ~Copyable {
  /// What is offered now, at most three. No item, and no step but `fill`, holds a secret.
  private(set) var items: [BarItem] = []
  private var isChanged = false
  private var steps: [DeskStep] = []

  init() {}

  /// When something is to be done without anybody asking: a code's life is over, a visitor has been away too long.
  var deadline: Instant? { nil }

  /// The bar asks a question that is to be answered: the keyboard stays although its field is done.
  var isAsking: Bool { false }

  /// A field has the focus now.
  mutating func focus(_ context: FieldContext, traits: ResolvedTraits, at now: Instant) {}

  /// No field has the focus any more.
  mutating func blur(at now: Instant) {}

  /// What stands around the cursor now: after every action, and whenever a program tells.
  mutating func text(before: String, after: String, at now: Instant) {}

  /// A message has arrived. It is read at once and not kept.
  mutating func message(_ text: String, at now: Instant) {}

  /// The return key went out: the field is left, or the form sent; which of them tells the next focus, or its absence.
  mutating func returned(at now: Instant) {}

  /// The form was sent, as whoever shows it knows.
  mutating func submitted(at now: Instant) {}

  /// Somebody is there: a finger, whatever it does. The idle limit begins again.
  mutating func touched(at now: Instant) {}

  /// An item was chosen, by the number of its request.
  mutating func choose(_ number: Int, at now: Instant) {}

  /// What was asked for by `DeskStep.ask` was confirmed, or was not.
  mutating func confirmed(_ isConfirmed: Bool, at now: Instant) {}

  /// Does what is due.
  /// - Returns: whether the visitor's session has ended because nobody was there.
  mutating func wake(at now: Instant) -> Bool { false }

  /// The visitor has gone: everything that was learnt, typed and received is overwritten and forgotten.
  mutating func endSession() {}

  /// Whether `items` are others than at the last call.
  mutating func takeChanged() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  /// What is to be done, in this order; forgotten here.
  mutating func takeSteps() -> [DeskStep] {
    if steps.isEmpty { return [] }
    defer { steps.removeAll() }
    return steps
  }
}
