extension ShipmentFormat {
  /// All formats; the rules are those that carriers print on labels and that "tracking_number_data" gathers as facts.
  static let all: [ShipmentFormat] = americans + postal + uspsImpb + europeans + others

  private static let fedexWeights = [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]
  private static let fedexLongWeights = [1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]

  /// UPS, FedEx and their rivals in North America.
  private static let americans: [ShipmentFormat] =
    [
      ShipmentFormat(
        name: "UPS", carrier: .ups, parts: [.text("1Z"), .signs(15...15), .digits(1)], check: .mod10(1, 2),
        checked: 2..<17, groups: [2, 3, 3, 2, 4, 4]),
      ShipmentFormat(
        name: "UPS Waybill", carrier: .ups, parts: [.oneOf("AHJKTV"), .digits(10)], check: .mod10(1, 2), checked: 1..<10
      ),
      ShipmentFormat(
        name: "FedEx Express (12)", carrier: .fedex, parts: [.digits(12)], check: .mod11(weights: fedexWeights),
        checked: 0..<11),
      ShipmentFormat(
        name: "FedEx Express (34)", carrier: .fedex, parts: [.oneOf("012345678"), .digits(33)],
        check: .mod11(weights: fedexLongWeights), checked: 20..<33),
      ShipmentFormat(
        name: "FedEx ASTRA (32)", carrier: .fedex, parts: [.text("3"), .digits(31)],
        check: .mod11(weights: fedexWeights),
        checked: 16..<27),
      ShipmentFormat(
        name: "FedEx Ground", carrier: .fedex, parts: [.digits(15)], check: .mod10(1, 3), checked: 0..<14),
      ShipmentFormat(
        name: "FedEx Ground (SSCC-18)", carrier: .fedex, parts: [.digits(18)], check: .mod10(3, 1), checked: 2..<17),
      ShipmentFormat(
        name: "FedEx Ground 96 (22)", carrier: .fedex, parts: [.text("96"), .digits(20)], check: .mod10(1, 3),
        checked: 7..<21),
      ShipmentFormat(
        name: "FedEx Ground GSN", carrier: .fedex, parts: [.text("96"), .digits(32)],
        check: .mod11(weights: fedexLongWeights), checked: 20..<33),
      ShipmentFormat(
        name: "Amazon Logistics", carrier: .amazon, parts: [.text("TB"), .oneOf("ACM"), .digits(12)]),
      ShipmentFormat(name: "Amazon International", carrier: .amazon, parts: [.oneOf("AFC"), .digits(10)]),
      ShipmentFormat(
        name: "OnTrac", carrier: .ontrac, parts: [.text("C"), .digits(14)], check: .mod10(1, 2), checked: 1..<14,
        prefix: "4"),
      ShipmentFormat(
        name: "OnTrac D", carrier: .ontrac, parts: [.text("D"), .digits(14)], check: .mod10(1, 2), checked: 1..<14,
        prefix: "5"),
      ShipmentFormat(
        name: "Canada Post (16)", carrier: .canadaPost, parts: [.digits(16)], check: .mod10(3, 1), checked: 0..<15),
      ShipmentFormat(name: "Canpar (22)", carrier: .canpar, parts: [.oneOf("CDKLSUXZ"), .digits(21)]),
      ShipmentFormat(
        name: "Purolator (12)", carrier: .purolator, parts: [.oneOf("012345"), .digits(11)], check: .luhn,
        checked: 0..<11),
      ShipmentFormat(name: "Purolator (alpha + 9)", carrier: .purolator, parts: [.letters(3), .digits(9)]),
      ShipmentFormat(
        name: "LaserShip LX", carrier: .lasership, parts: [.text("L"), .oneOf("AIEHNX"), .oneOf("123"), .digits(7)]),
      ShipmentFormat(
        name: "LaserShip 1LS7 (15)", carrier: .lasership, parts: [.text("1LS7"), .oneOf("12"), .digits(10)]),
      ShipmentFormat(
        name: "LaserShip 1LS7 (18)", carrier: .lasership,
        parts: [.text("1LS7"), .oneOf("12"), .digits(2), .text("01"), .oneOf("1234"), .digits(6), .text("1")],
        groups: [4, 4, 4, 4, 1]),
      ShipmentFormat(
        name: "LaserShip 1LSCX (15)", carrier: .lasership, parts: [.text("1LSCX"), .signs(10...10)],
        groups: [3, 2, 4, 6]),
      ShipmentFormat(name: "Spee-Dee (20)", carrier: .speedee, parts: [.text("SP"), .digits(18)]),
      ShipmentFormat(name: "GOFO Express (US)", carrier: .gofo, parts: [.text("GFUS"), .digits(14)]),
    ]
    + ["777", "778", "072", "780"].map { start in
      ShipmentFormat(
        name: "Old Dominion", carrier: .oldDominion, parts: [.text(start), .digits(8)], check: .luhn, checked: 0..<10)
    } + [
      ShipmentFormat(
        name: "Old Dominion Guaranteed Shipment", carrier: .oldDominion, parts: [.text("80"), .digits(9)], check: .luhn,
        checked: 0..<10)
    ]

  /// The world's posts.
  private static let postal: [ShipmentFormat] =
    [
      ShipmentFormat(
        name: "S10", carrier: .post, parts: [.letters(2), .digits(9), .postalCountry], check: .s10, checked: 2..<10,
        groups: [2, 3, 3, 3, 2]),
      ShipmentFormat(
        name: "USPS 20", carrier: .usps, parts: [.digits(20)], check: .mod10(3, 1), checked: 0..<19),
      ShipmentFormat(
        name: "USPS Legacy", carrier: .usps, parts: [.digits(20)], check: .mod10(3, 1), checked: 0..<19, prefix: "91"),
      ShipmentFormat(
        name: "USPS Legacy", carrier: .usps, parts: [.text("91"), .digits(20)], check: .mod10(3, 1), checked: 0..<21),
    ]
    + [5, 9].flatMap { zip in
      [
        ShipmentFormat(
          name: "USPS Legacy", carrier: .usps, parts: [.text("420"), .digits(zip + 20)], check: .mod10(3, 1),
          checked: (3 + zip)..<(22 + zip), prefix: "91"),
        ShipmentFormat(
          name: "USPS Legacy", carrier: .usps, parts: [.text("420"), .digits(zip), .text("91"), .digits(20)],
          check: .mod10(3, 1), checked: (3 + zip)..<(24 + zip)),
      ]
    }

  /// Intelligent Mail package barcodes: an identifier, a service, a mailer of nine digits that begins with 9 or of six
  /// that does not, the package; where they are sent to may go before (420 and five or nine digits).
  private static let uspsImpb: [ShipmentFormat] = [0, 5, 9].flatMap { zip in
    let kinds: [(name: String, identifier: String, mailer: ShipmentPart, lengths: [Int])] = [
      ("USPS IMpb N", "94", .text("9"), [22, 26, 30]), ("USPS IMpb N", "94", .oneOf("012345678"), [22, 26]),
      ("USPS IMpb C", "92", .text("9"), [22, 26]), ("USPS IMpb C", "93", .oneOf("012345678"), [22, 26]),
      ("USPS IMpb C", "95", .text("9"), [22, 26]), ("USPS IMpb C", "95", .oneOf("012345678"), [22, 26]),
    ]
    return kinds.flatMap { kind in
      kind.lengths.filter { zip == 0 || $0 == 22 || (zip == 5 && $0 == 26) }.map { length in
        let front: [ShipmentPart] = zip == 0 ? [] : [.text("420"), .digits(zip)]
        let start = zip == 0 ? 0 : 3 + zip
        return ShipmentFormat(
          name: kind.name, carrier: .usps,
          parts: front + [.text(kind.identifier), .digits(3), kind.mailer, .digits(length - 6)], check: .mod10(3, 1),
          checked: start..<(start + length - 1))
      }
    }
  }

  private static let europeans: [ShipmentFormat] =
    [
      ShipmentFormat(name: "DHL Express", carrier: .dhl, parts: [.digits(10)], check: .mod7, checked: 0..<9),
      ShipmentFormat(name: "DHL Express", carrier: .dhl, parts: [.digits(11)], check: .mod7, checked: 0..<10),
      ShipmentFormat(name: "DHL E-Commerce (14)", carrier: .dhl, parts: [.digits(14)]),
      ShipmentFormat(
        name: "DPD (28)", carrier: .dpd, parts: [.digits(27), .signs(1...1)], check: .mod37, checked: 0..<27),
      ShipmentFormat(
        name: "DPD (14)", carrier: .dpd, parts: [.digits(14), .signs(1...1)], check: .mod37, checked: 0..<14),
      ShipmentFormat(name: "Yodel", carrier: .yodel, parts: [.text("JD"), .digits(16)]),
      ShipmentFormat(name: "Yodel", carrier: .yodel, parts: [.text("JJD"), .digits(16)]),
      ShipmentFormat(name: "Landmark Global LTN", carrier: .landmark, parts: [.text("LTN"), .digits(8), .text("N1")]),
    ]
    + [2, 3].flatMap { letters in
      [9, 10].map { digits in
        ShipmentFormat(
          name: "DHL Express (Piece ID)", carrier: .dhl, parts: [.text("J"), .letters(letters), .digits(digits)])
      }
    }

  private static let others: [ShipmentFormat] =
    ["GM", "LX", "RX", "UV", "CN", "SG", "TH", "IN", "HK", "MY"].map {
      ShipmentFormat(name: "DHL E-Commerce", carrier: .dhl, parts: [.text($0), .signs(10...39)])
    } + [
      ShipmentFormat(name: "YunExpress", carrier: .yunexpress, parts: [.text("YT"), .digits(16)])
    ]
}
