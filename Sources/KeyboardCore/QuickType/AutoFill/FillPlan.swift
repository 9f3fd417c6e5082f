/// Fills several fields of one form in turn. A field is filled only when its program has told that it has the focus; the
/// ways between them are keys, so any program can be led.
public struct FillPlan: Sendable, Hashable {
  /// What leads from the field that has the focus towards the next one of the plan.
  public enum Move: Sendable, Hashable {
    /// Return, which says that it leads on.
    case returnKey
    /// Tab.
    case next
    /// Shift and Tab.
    case previous
  }

  /// The form as it was when the plan was made.
  public let form: FocusedForm
  /// What is still to be filled, by the field's id.
  public private(set) var rest: [String: FillValue]
  /// It is given up then, if the next focus has not come.
  public private(set) var deadline: Instant
  /// How often the focus may still be moved: a program that goes elsewhere is not led for ever.
  private var movesLeft: Int

  /// A program that has not moved the focus by then does not do as it is told; the user may be somewhere else by now.
  public static let patience = Interval.milliseconds(3000)

  /// A plan for a form.
  public init(_ form: FocusedForm, values: [String: FillValue], at now: Instant) {
    self.form = form
    rest = values
    deadline = now + Self.patience
    movesLeft = 2 * form.fields.count
  }

  /// Takes the value for the field that has the focus now.
  /// - Returns: nil: it is not of this plan.
  public mutating func take(_ form: FocusedForm, at now: Instant) -> FillValue? {
    guard follows(form), now < deadline else { return nil }
    return rest.removeValue(forKey: form.focus.id)
  }

  /// Whether a focus is on this plan's way.
  public func follows(_ form: FocusedForm) -> Bool {
    form.app == self.form.app && form.domain == self.form.domain
      && self.form.fields.contains { $0.id == form.focus.id && $0.type == form.focus.type }
  }

  /// Leads on towards the next field: those behind the focus first, then those before it. Nil: all is done, or cannot be.
  public mutating func move(from form: FocusedForm, at now: Instant) -> Move? {
    guard let here = self.form.fields.firstIndex(where: { $0.id == form.focus.id }) else { return nil }
    let waiting = self.form.fields.indices.filter { rest[self.form.fields[$0].id] != nil }
    guard let target = waiting.first(where: { $0 > here }) ?? waiting.last else { return nil }
    guard movesLeft > 0 else { return nil }
    movesLeft -= 1
    deadline = now + Self.patience
    if target < here { return .previous }
    return form.focus.traits.returnKeyType == .next ? .returnKey : .next
  }
}
