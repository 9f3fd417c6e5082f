import KeyboardCore

/// The day of a `BDAY`, in all forms of both versions.
///
/// 3.0 (ISO 8601): `1996-04-15`, `19960415`, both also with a time behind a T. 4.0 (RFC 6350, 4.3): `19960415`, `1996-04`,
/// `1996`, `--0415`, `--04`, `---15`, and a time behind a T or alone. Hyphens in complete dates and in `--04-15` are taken in
/// both: most programs write them.
enum VCardDate {
  /// What a value says.
  enum Reading: Hashable {
    /// A date, or a part of one.
    case date(ContactDate)
    /// A time of day without a date.
    case timeOnly
    /// Nothing that any calendar has.
    case wrong
  }

  /// Reads a value that is no free text.
  static func read(_ text: String) -> Reading {
    let date = text.prefix { $0 != "T" && $0 != "t" }
    let time = text.dropFirst(date.count)
    if date.isEmpty { return isTime(time) ? .timeOnly : .wrong }
    guard time.isEmpty || isTime(time), let found = self.date(date) else { return .wrong }
    return .date(found)
  }

  private static func date(_ text: Substring) -> ContactDate? {
    if text.hasPrefix("---") {
      return number(text.dropFirst(3), digits: 2).flatMap { ContactDate(year: nil, month: nil, day: $0) }
    }
    if text.hasPrefix("--") {
      let rest = text.dropFirst(2)
      guard let month = number(rest.prefix(2), digits: 2) else { return nil }
      return ending(rest.dropFirst(2), isOpen: true) { ContactDate(year: nil, month: month, day: $0) }
    }
    guard let year = number(text.prefix(4), digits: 4) else { return nil }
    var rest = text.dropFirst(4)
    if rest.isEmpty { return ContactDate(year: year, month: nil, day: nil) }
    let isHyphened = rest.hasPrefix("-")
    if isHyphened { rest = rest.dropFirst() }
    guard let month = number(rest.prefix(2), digits: 2) else { return nil }
    // 199604 could be a time: RFC 6350 wants a hyphen where there is no day.
    return ending(rest.dropFirst(2), isOpen: isHyphened) { ContactDate(year: year, month: month, day: $0) }
  }

  /// The day behind a month, a hyphen before it or not.
  /// - Parameter isOpen: there need be none.
  private static func ending(_ text: Substring, isOpen: Bool, _ make: (Int?) -> ContactDate?) -> ContactDate? {
    if text.isEmpty { return isOpen ? make(nil) : nil }
    return number(text.hasPrefix("-") ? text.dropFirst() : text, digits: 2).flatMap(make)
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// A T and something that may be a time; which one is nobody's question.
  private static func isTime(_ text: Substring) -> Bool {
    let signs = text.dropFirst().utf8
    return !signs.isEmpty
      && signs.allSatisfy { byte in
        (0x30...0x39).contains(byte) || "+-:.,Zz".utf8.contains(byte)
      }
  }
}
