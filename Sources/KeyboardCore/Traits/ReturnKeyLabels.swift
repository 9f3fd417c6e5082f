/// What stands on the return key in one language.
public struct ReturnKeyLabels: Sendable, Hashable {
  /// A new line, or nothing in particular.
  public var `return`: String
  /// `ReturnKeyType.go`.
  public var go: String
  /// `ReturnKeyType.join`.
  public var join: String
  /// `ReturnKeyType.next`.
  public var next: String
  /// `ReturnKeyType.route`.
  public var route: String
  /// `ReturnKeyType.search`, and the searches with a name.
  public var search: String
  /// `ReturnKeyType.send`.
  public var send: String
  /// `ReturnKeyType.done`.
  public var done: String
  /// `ReturnKeyType.emergencyCall`.
  public var emergencyCall: String
  /// `ReturnKeyType.continue`.
  public var `continue`: String

  /// The words of a language.
  public init(
    return: String, go: String, join: String, next: String, route: String, search: String, send: String, done: String,
    emergencyCall: String, continue: String
  ) {
    self.return = `return`
    self.go = go
    self.join = join
    self.next = next
    self.route = route
    self.search = search
    self.send = send
    self.done = done
    self.emergencyCall = emergencyCall
    self.continue = `continue`
  }

  /// The label of a type. Google and Yahoo are searches today (part 1.3 of the evidence).
  public subscript(type: ReturnKeyType) -> String {
    switch type {
    case .default: self.return
    case .go: go
    case .google, .search, .yahoo: search
    case .join: join
    case .next: next
    case .route: route
    case .send: send
    case .done: done
    case .emergencyCall: emergencyCall
    case .continue: self.continue
    }
  }

  /// What stands on the key where a language has no words of its own here.
  public static let english = ReturnKeyLabels(
    return: "return", go: "go", join: "join", next: "next", route: "route", search: "search", send: "send",
    done: "done", emergencyCall: "Emergency Call", continue: "continue")
}
