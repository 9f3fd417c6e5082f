/// How a country writes its telephone numbers.
struct TelephonePlan: Sendable {
  /// Numbers that begin alike.
  struct Rule: Sendable {
    /// First digits, without the trunk prefix.
    var starts: [String]
    /// Groups of digits, the shortest number first.
    var groupings: [[Int]]

    /// The grouping for so many digits: the first that has room, else the last.
    func groups(for count: Int) -> [Int] {
      groupings.first { $0.reduce(0, +) >= count } ?? groupings.last ?? []
    }
  }

  /// ISO 3166; the first of those that share a country code.
  var regions: [String]
  /// Without the plus sign.
  var countryCode: String
  /// What is dialled before a number within the country, and left out after the country code.
  var trunk: String
  /// Numbers are written without the trunk prefix as well.
  var trunkIsOptional: Bool
  /// The first that fits counts; the last fits all.
  var rules: [Rule]

  /// The one of a region; nil: none that is known.
  static func of(region: String) -> TelephonePlan? { all.first { $0.regions.contains(region) } }

  /// The one whose country code an international number begins with; nil: none that is known, or too few digits yet.
  static func of(international digits: some StringProtocol) -> TelephonePlan? {
    all.first { digits.hasPrefix($0.countryCode) }
  }

  /// For a number without trunk prefix and country code.
  func rule(for national: some StringProtocol) -> Rule? {
    rules.first { $0.starts.contains { national.hasPrefix($0) } }
  }

  /// Whether so many digits are a whole number.
  func isWhole(_ national: some StringProtocol) -> Bool {
    guard let rule = rule(for: national) else { return false }
    return rule.groupings.contains { $0.reduce(0, +) == national.utf8.count }
  }

  /// - Parameter rules: `20=2,4,4 7=4,6 =3,3,4`: first digits (with `/` between several), then groupings with `|` between
  ///   them.
  init(_ regions: String, _ countryCode: String, trunk: String = "0", isOptional: Bool = false, _ rules: String) {
    self.regions = regions.split(separator: " ").map(String.init)
    self.countryCode = countryCode
    self.trunk = trunk
    trunkIsOptional = isOptional || trunk != "0"
    self.rules = rules.split(separator: " ").map { rule in
      let sides = rule.split(separator: "=", omittingEmptySubsequences: false)
      return Rule(
        starts: sides[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init),
        groupings: sides[1].split(separator: "|").map { $0.split(separator: ",").compactMap { Int($0) } })
    }
  }
}
