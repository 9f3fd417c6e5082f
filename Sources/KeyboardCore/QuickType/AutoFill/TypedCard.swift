/// A payment card as a form was filled in with it; its security code is in it nowhere.
public struct TypedCard: Sendable, Hashable {
  /// Digits only.
  public var number: String
  /// The holder's name.
  public var holder: String
  /// 1 to 12; nil where the form did not ask.
  public var month: Int?
  /// Four digits; nil where the form did not ask.
  public var year: Int?

  /// A card by what it says.
  public init(number: String, holder: String = "", month: Int? = nil, year: Int? = nil) {
    self.number = number
    self.holder = holder
    self.month = month
    self.year = year
  }

  /// Reads what a form's fields hold.
  /// - Returns: nil: there is no number in it that a card can have.
  public init?(_ typed: TypedForm, isNumber: (String) -> Bool) {
    let number = String(typed.text(of: .creditCardNumber).filter { $0.isASCII && $0.isNumber })
    guard isNumber(number) else { return nil }
    let names = [
      TextContentType.creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName,
    ].map { typed.text(of: $0) }.filter { !$0.isEmpty }
    let whole = typed.text(of: .creditCardName)
    let end = Self.numbers(in: typed.text(of: .creditCardExpiration))
    let month = Self.numbers(in: typed.text(of: .creditCardExpirationMonth)).first ?? end.first
    let year = Self.numbers(in: typed.text(of: .creditCardExpirationYear)).first ?? (end.count > 1 ? end.last : nil)
    self.init(
      number: number, holder: whole.isEmpty ? names.joined(separator: " ") : whole,
      month: month.flatMap { (1...12).contains($0) ? $0 : nil },
      year: year.flatMap { $0 < 100 ? 2000 + $0 : $0 < 10_000 ? $0 : nil })
  }

  /// `09/27`, `0927` and `2027-09` in order of month and year.
  static func numbers(in text: String) -> [Int] {
    let parts = text.split { !($0.isASCII && $0.isNumber) }
    if parts.count == 1, parts[0].count == 4 || parts[0].count == 6 {
      return [Int(parts[0].prefix(2)), Int(parts[0].dropFirst(2))].compactMap { $0 }
    }
    let numbers = parts.prefix(2).compactMap { $0.count <= 4 ? Int($0) : nil }
    return parts.first?.count == 4 ? numbers.reversed() : numbers
  }
}
