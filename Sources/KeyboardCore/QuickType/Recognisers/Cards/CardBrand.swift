/// Whose a payment card is.
public enum CardBrand: String, Sendable, CaseIterable {
  case visa = "Visa"
  case mastercard = "Mastercard"
  case americanExpress = "American Express"
  case dinersClub = "Diners Club"
  case troy = "Troy"
  case discover = "Discover"
  case jcb = "JCB"
  case unionPay = "UnionPay"
  case maestro = "Maestro"
  case elo = "Elo"
  case mir = "Mir"
  case hiper = "Hiper"
  case hipercard = "Hipercard"
  case naranja = "Naranja"
  case verve = "Verve"

  /// How many digits its numbers may have.
  public var lengths: [Int] { CardRow.of(self).lengths }
  /// After how many digits a blank is printed.
  public var gaps: [Int] { CardRow.of(self).gaps }
  /// What its security code is called: `CVV`.
  public var securityCodeName: String { CardRow.of(self).codeName }
  /// How many digits its security code has.
  public var securityCodeLength: Int { CardRow.of(self).codeSize }
}
