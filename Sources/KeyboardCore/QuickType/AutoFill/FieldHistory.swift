/// What one visitor has entered in fields that may be learnt from; forgotten when the session ends.
public struct FieldHistory: Sendable {
  private var values: [String: [String]] = [:]

  /// A field's kind has no more than this many, the latest.
  public static let most = 20
  /// Longer texts are no values that anybody wants again.
  public static let longest = 254

  /// Nothing yet.
  public init() {}

  /// Whether nothing has been learnt.
  public var isEmpty: Bool { values.isEmpty }

  /// Remembers what a field holds when it is left.
  /// - Returns: what was learnt of it; nil: nothing.
  @discardableResult
  public mutating func learn(_ text: String, in traits: ResolvedTraits) -> String? {
    guard Self.learns(traits) else { return nil }
    let text = Self.trimmed(text)
    guard (2...Self.longest).contains(text.count), !text.contains(where: \.isNewline) else { return nil }
    var known = values[Self.kind(traits)] ?? []
    known.removeAll { $0 == text }
    known.insert(text, at: 0)
    values[Self.kind(traits)] = Array(known.prefix(Self.most))
    return text
  }

  /// What was entered in such fields, the latest first; nothing where nothing may be learnt.
  /// - Parameter kept: what was entered in earlier sessions, where it is kept.
  public func values(for traits: ResolvedTraits, kept: [String] = []) -> [String] {
    guard Self.learns(traits) else { return [] }
    let own = values[Self.kind(traits)] ?? []
    return own + kept.filter { !own.contains($0) }
  }

  /// Forgets everything.
  public mutating func wipe() { values = [:] }

  /// Fields of one content type are of one kind; those without a type go by their keyboard.
  public static func kind(_ traits: ResolvedTraits) -> String {
    if let type = traits.requested.textContentType, !type.rawValue.isEmpty { return type.rawValue }
    if traits.keyboardType == .emailAddress { return TextContentType.emailAddress.rawValue }
    return traits.keyboardType == .URL ? TextContentType.URL.rawValue : ""
  }

  private static func learns(_ traits: ResolvedTraits) -> Bool {
    traits.learns && !traits.isSecure && traits.sources.contains(.history)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
