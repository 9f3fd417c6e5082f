/// In which order an address is written, and in which lines.
struct AddressOrder: Sendable, Hashable {
  /// The lines: S street, D sublocality, C city, R state or region, P postal code, N country; what stands between two of
  /// them is written where there is something on both sides of it.
  let pattern: String
  /// Between the lines where there is room for one only.
  let separator: String

  /// The order of an address: of its own country, else of the locale's.
  static func of(_ address: PostalAddress, locale: LocaleFacts) -> AddressOrder {
    let region = region(of: address) ?? (address.country.isEmpty ? locale.region : "")
    let scripts = LetterScripts(address.city + address.state + address.lines.joined())
    if scripts.isEastAsian, let native = nativePattern(of: region, isHangul: scripts.hasHangul) {
      return AddressOrder(pattern: native, separator: " ")
    }
    return AddressOrder(pattern: pattern(of: region), separator: ", ")
  }

  /// ISO 3166; nil where the card names no country that is known.
  private static func region(of address: PostalAddress) -> String? {
    address.region ?? CountryNames.region(of: address.country)
  }

  /// The lines of an address, empty ones left out; the country only where it is not the locale's own.
  func lines(of address: PostalAddress, locale: LocaleFacts) -> [String] {
    var foreign = address
    if Self.region(of: address) == locale.region { foreign.country = "" }
    return pattern.split(separator: "\n").flatMap { line in
      line == "S" ? foreign.lines.filter { !$0.isEmpty } : [Self.filled(line, from: foreign)].filter { !$0.isEmpty }
    }
  }

  /// City and state as they stand beside each other: in this order's own way, else behind a comma.
  func cityAndState(of address: PostalAddress) -> String {
    for line in pattern.split(separator: "\n") {
      guard let city = line.firstIndex(of: "C"), let state = line.firstIndex(of: "R") else { continue }
      return Self.filled(line[min(city, state)...max(city, state)], from: address)
    }
    return Self.filled("C, R", from: address)
  }

  private static func filled(_ line: Substring, from address: PostalAddress) -> String {
    var text = ""
    var between = ""
    for sign in line {
      let part: String
      switch sign {
      case "S": part = address.lines.filter { !$0.isEmpty }.joined(separator: ", ")
      case "D": part = address.sublocality
      case "C": part = address.city
      case "R": part = address.state
      case "P": part = address.postalCode
      case "〒": part = address.postalCode.isEmpty ? "" : "〒" + address.postalCode
      case "N": part = address.country
      default:
        between.append(sign)
        continue
      }
      if !part.isEmpty {
        if !text.isEmpty { text += between }
        text += part
      }
      between = ""
    }
    return text
  }
}
