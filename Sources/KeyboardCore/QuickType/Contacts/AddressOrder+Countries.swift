/// Which country writes addresses how. Source: the address formats of the Universal Postal Union's members as
/// libaddressinput and CLDR know them.
extension AddressOrder {
  /// The order in Latin letters and all others but those of East Asia.
  static func pattern(of region: String) -> String {
    switch region {
    case "US", "PR", "TW": "S\nD\nC, R P\nN"
    case "CA", "AU": "S\nD\nC R P\nN"
    case "GB", "ZA": "S\nD\nC\nP\nN"
    case "IE", "KR": "S\nD\nC\nR\nP\nN"
    case "NZ", "SG", "IL", "SA": "S\nD\nC P\nN"
    case "IN", "PE": "S\nD\nC P\nR\nN"
    case "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "FI", "FR", "GR", "HR", "IS", "LI", "LU", "NL", "NO", "PL", "PT",
      "RS", "SE", "SI", "SK":
      "S\nD\nP C\nN"
    case "EE", "ES", "IT", "LT": "S\nD\nP C R\nN"
    case "RO": "S\nD\nP R C\nN"
    case "LV": "S\nD\nR\nC, P\nN"
    case "HU": "C\nS\nP\nN"
    case "TR": "S\nP D C/R\nN"
    case "RU", "UA", "EG": "S\nD\nC\nR\nP\nN"
    case "BY": "S\nD\nP, C\nR\nN"
    case "KZ": "P\nR\nC\nS\nN"
    case "IQ": "S\nD\nC, R\nP\nN"
    case "AE": "S\nD\nC\nR\nN"
    case "IR": "R\nC, D\nS\nP\nN"
    case "BR": "S\nD\nC-R\nP\nN"
    case "MX": "S\nD\nP C, R\nN"
    case "AR", "CL": "S\nD\nP C\nR\nN"
    case "CO": "S\nD\nC, R, P\nN"
    case "TH": "S\nD, C\nR P\nN"
    case "VN": "S\nD\nC\nR P\nN"
    case "JP": "S\nD\nC, R\nP\nN"
    case "CN": "S\nD\nC\nR, P\nN"
    case "HK", "MO": "S\nD\nC\nR\nN"
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
