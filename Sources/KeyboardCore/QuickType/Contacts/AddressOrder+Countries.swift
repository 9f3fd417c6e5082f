/// Which country writes addresses how. Source: the address formats of the Universal Postal Union's members as
/// libaddressinput and CLDR know them.
extension AddressOrder {
  /// The order in Latin letters and all others but those of East Asia.
  static func pattern(of region: String) -> String {
    switch region {
    case "US", "PR": "S\nC, R P\nN"
    case "CA", "AU": "S\nC R P\nN"
    case "GB": "S\nD\nC\nP\nN"
    case "IE": "S\nD\nC\nR P\nN"
    case "NZ": "S\nD\nC P\nN"
    case "ZA": "S\nD\nC\nP\nN"
    case "IN": "S\nD\nC P\nR\nN"
    case "SG": "S\nC P\nN"
    case "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "FI", "FR", "GR", "HR", "IS", "LI", "LT", "LU", "LV", "NL",
      "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SK":
      "S\nP C\nN"
    case "ES", "IT": "S\nP C R\nN"
    case "HU": "C\nS\nP\nN"
    case "TR": "S\nP D C/R\nN"
    case "RU", "UA", "BY", "KZ": "S\nC\nR\nP\nN"
    case "IL", "SA": "S\nC P\nN"
    case "EG", "IQ": "S\nC\nR\nP\nN"
    case "AE": "S\nC\nR\nN"
    case "IR": "R\nC, D\nS\nP\nN"
    case "BR": "S\nD\nC-R\nP\nN"
    case "MX": "S\nD\nP C, R\nN"
    case "AR", "CL": "S\nP C\nR\nN"
    case "CO", "PE": "S\nC, R P\nN"
    case "TH": "S\nD, C\nR P\nN"
    case "VN": "S\nD\nC\nR P\nN"
    case "JP": "S\nD\nC, R P\nN"
    case "KR": "S\nD\nC, R P\nN"
    case "CN", "TW", "HK", "MO": "S\nD\nC, R P\nN"
    default: "S\nD\nP C\nR\nN"
    }
  }

  /// The order in a country's own letters, from the largest part to the smallest; nil where there is none.
  static func nativePattern(of region: String, isHangul: Bool) -> String? {
    switch region {
    case "JP": "〒\nRCD\nS\nN"
    case "KR": "N\nR C D\nS\nP"
    case "CN", "HK", "MO": "N\nP\nRCD\nS"
    case "TW": "N\nP\nRCD\nS"
    default: isHangul ? "N\nR C D\nS\nP" : nil
    }
  }
}
