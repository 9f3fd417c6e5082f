/// An address as the mail knows it; each part empty where the card has none.
public struct PostalAddress: Sendable, Hashable {
  /// Street and number, then flat, suite or building, line by line.
  public var lines: [String]
  /// A part of the city.
  public var sublocality: String
  /// The city.
  public var city: String
  /// State, province, prefecture.
  public var state: String
  /// The postal code.
  public var postalCode: String
  /// The country's name, in whatever language the card has it.
  public var country: String
  /// ISO 3166, in capitals: `JP`; nil where the card does not say.
  public var region: String?
  /// How the card's owner writes the whole of it, line by line; used where the parts are not known.
  public var whole: [String]

  /// Parts that are not given are empty.
  public init(
    lines: [String] = [], sublocality: String = "", city: String = "", state: String = "", postalCode: String = "",
    country: String = "", region: String? = nil, whole: [String] = []
  ) {
    self.lines = lines
    self.sublocality = sublocality
    self.city = city
    self.state = state
    self.postalCode = postalCode
    self.country = country
    self.region = region
    self.whole = whole
  }

  /// Whether the card says nothing.
  public var isEmpty: Bool { self == PostalAddress(region: region) }

  /// The second line of a form that has two: nothing that stands below the first is lost.
  var furtherLines: String { lines.dropFirst().joined(separator: ", ") }
}
