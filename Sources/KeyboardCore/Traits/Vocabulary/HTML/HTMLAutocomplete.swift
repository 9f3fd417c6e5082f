/// The value of HTML's `autocomplete`, by the grammar of the standard.
public struct HTMLAutocomplete: Sendable, Hashable {
  /// `section-…`, in lower case; nil where there is none.
  public private(set) var section: String?
  /// `shipping` or `billing`.
  public private(set) var address: String?
  /// `home`, `work`, `mobile`, `fax` or `pager`.
  public private(set) var contact: String?
  /// What the field holds.
  public private(set) var field: AutofillField
  /// A passkey may be offered too.
  public private(set) var isCredential = false

  /// Which telephone or mailbox.
  public static let contacts = ["home", "work", "mobile", "fax", "pager"]
  /// Which address.
  public static let addresses = ["shipping", "billing"]
  private static let sectionPrefix = "section-"

  /// What browsers report: lower case, single blanks.
  public var normalized: String {
    let last = isCredential && field.category != .credential ? "webauthn" : nil
    return [section, address, contact, field.name, last].compactMap { $0 }.joined(separator: " ")
  }

  /// What the field holds, in UIKit's words.
  public var contentType: TextContentType? { field.contentType }

  /// Nil for a value that is not valid, which counts as no value; the standard reads from the last word to the first.
  public static func parse(_ value: String) -> HTMLAutocomplete? {
    var tokens = lastTokens(of: value)
    guard let last = tokens.popLast(), var field = AutofillField.named(last) else { return nil }
    guard tokens.count < field.category.mostTokens else { return nil }
    var result = HTMLAutocomplete(field: field)
    if field.category == .credential {
      result.isCredential = true
      guard let before = tokens.popLast() else { return result }
      guard let named = AutofillField.named(before), named.category == .normal || named.category == .contact,
        tokens.count < named.category.mostTokens
      else { return nil }
      field = named
      result.field = named
    }
    if field.category == .contact, let word = tokens.last, contacts.contains(word) {
      result.contact = tokens.removeLast()
    }
    if let word = tokens.last, addresses.contains(word) { result.address = tokens.removeLast() }
    if let word = tokens.last, word.utf8.starts(with: sectionPrefix.utf8) { result.section = tokens.removeLast() }
    return tokens.isEmpty ? result : nil
  }

  private init(field: AutofillField) {
    self.field = field
  }

  /// The words in lower case; a value with more words than any may have is cut to one too many.
  private static func lastTokens(of value: String) -> [String] {
    let most = AutofillField.Category.credential.mostTokens + 1
    let words = Array(value.utf8.reversed()).split(maxSplits: most, whereSeparator: { ASCII.isBlank($0) })
    return words.prefix(most).reversed().map { word in
      String(decoding: word.reversed().map { ASCII.lowercased($0) }, as: UTF8.self)
    }
  }
}
