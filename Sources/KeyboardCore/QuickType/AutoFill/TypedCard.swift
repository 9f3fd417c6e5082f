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
  /// Who issued it: `Visa`; empty where nobody knows.
  public var brand: String

  /// A card by what it says.
  public init(number: String, holder: String = "", month: Int? = nil, year: Int? = nil, brand: String = "") {
    self.number = number
    self.holder = holder
    self.month = month
    self.year = year
    self.brand = brand
  }

  /// What it says in a field of a type; nil: it does not know, or the type is not one of a card.
  public func text(for type: TextContentType) -> String? {
    let names = holder.split(separator: " ")
    let text: String
    switch type {
    case .creditCardNumber: text = number
    case .creditCardName: text = holder
    case .creditCardGivenName: text = names.first.map(String.init) ?? ""
    case .creditCardFamilyName: text = names.count > 1 ? String(names[names.count - 1]) : ""
    case .creditCardMiddleName: text = names.dropFirst().dropLast().joined(separator: " ")
    case .creditCardExpiration:
      guard let month, let year else { return nil }
      text = "\(Self.twoDigits(month))/\(Self.twoDigits(year % 100))"
    case .creditCardExpirationMonth: text = month.map(Self.twoDigits) ?? ""
    case .creditCardExpirationYear: text = year.map(String.init) ?? ""
    case .creditCardType: text = brand
    default: return nil
    }
    return text.isEmpty ? nil : text
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Reads what a form's fields hold.
  /// - Parameter brand: who issues cards of such a number, empty where nobody knows; nil: no card can have it.
  /// - Returns: nil: there is no number in it that a card can have.
  public init?(_ typed: TypedForm, brand: (String) -> String?) {
    let number = String(typed.text(of: .creditCardNumber).filter { $0.isASCII && $0.isNumber })
    guard let brand = brand(number) else { return nil }
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
      year: year.flatMap { $0 < 100 ? 2000 + $0 : $0 < 10_000 ? $0 : nil }, brand: brand)
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
