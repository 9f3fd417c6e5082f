/// What is said of a field that gains the focus.
public struct SpokenField: Sendable, Hashable {
  /// What stands beside it; empty: nothing, or nobody knows.
  public var label: String
  /// Its place among the fields of its form that mean the same, from 1; nil: it is the only one.
  public var number: Int?

  /// A field of which nothing is known but its traits, where not told otherwise.
  public init(label: String = "", number: Int? = nil) {
    self.label = label
    self.number = number
  }

  /// The number of a field in a form whose fields have these content types.
  public static func number(of index: Int, among types: [TextContentType?]) -> Int? {
    guard let type = types[index], types.count(where: { $0 == type }) > 1 else { return nil }
    return types[...index].count { $0 == type }
  }
}

extension Words {
  /// `Password, secure text field`: what a field is called, what it is for, and what kind of field it is.
  public func text(of field: SpokenField, traits: ResolvedTraits) -> String {
    let purpose = purpose(of: traits)
    // Nothing is said twice: neither what the label says already nor a label that is part of it.
    let (called, meant) = (field.label.lowercased(), purpose?.lowercased() ?? "")
    let label = Self.contains(meant, called) ? "" : field.label
    let number = label.isEmpty ? field.number.map { " \($0)" } ?? "" : ""
    let isSaid = !label.isEmpty && Self.contains(called, meant)
    let text = joined([label, isSaid ? "" : purpose.map { $0 + number } ?? "", kind(of: traits)])
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || text.indices.contains { text[$0...].hasPrefix(part) }
  }

  /// By the content type; where there is none, by what the keyboard is for.
  private func purpose(of traits: ResolvedTraits) -> String? {
    if let type = traits.requested.textContentType, let purpose = purpose(of: type) { return purpose }
    switch traits.requested.keyboardType {
    case .numberPad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation: return self[.number]
    case .phonePad: return purpose(of: .telephoneNumber)
    case .namePhonePad: return self[.nameOrTelephone]
    case .emailAddress: return purpose(of: .emailAddress)
    case .URL: return purpose(of: .URL)
    case .webSearch: return self[.searchOrAddress]
    case .default, .asciiCapable, .twitter: return nil
    }
  }

  private func kind(of traits: ResolvedTraits) -> String {
    if traits.isSecure { return self[.secureTextField] }
    if traits.isMultiline { return self[.textView] }
    switch traits.returnKeyType {
    case .search, .google, .yahoo: return self[.searchField]
    case .default, .go, .join, .next, .route, .send, .done, .emergencyCall, .continue: break
    }
    return self[traits.requested.keyboardType == .webSearch ? .searchField : .textField]
  }
}
