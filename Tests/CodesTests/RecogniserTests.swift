import KeyboardCore
import Testing

/// What is typed into fields that have a recogniser, and what messages have for them.
struct RecogniserTests {
  /// Kind, what is typed, and what comes of it: shown, "…" for one that has only begun, "!" for a wrong one, the detail in
  /// brackets; nil: nothing.
  struct Row: Sendable, CustomTestStringConvertible {
    var kind: Recogniser
    var typed: String
    var expected: String?
    var region = "US"
    var language = "en"

    init(_ kind: Recogniser, _ typed: String, _ expected: String?, _ region: String = "US", _ language: String = "en") {
      self.kind = kind
      self.typed = typed
      self.expected = expected
      self.region = region
      self.language = language
    }

    /// A Monday.
    var setting: RecogniserSetting {
      RecogniserSetting(
        region: region, language: language, today: CalendarDate(year: 2026, month: 11, day: 30))
    }

    var testDescription: String { "\(kind) \(region) \(language): \(typed)" }
  }

  @Test(arguments: shipments + flights + cards) func reads(_ row: Row) {
    #expect(Self.text(row.kind.read(row.typed, row.setting)) == row.expected)
  }

  @Test(arguments: telephones) func groupsTelephones(_ row: Row) {
    #expect(Self.text(row.kind.read(row.typed, row.setting)) == row.expected)
  }

  @Test(arguments: moments) func readsMoments(_ row: Row) {
    #expect(Self.text(row.kind.read(row.typed, row.setting)) == row.expected)
  }

  /// What can be said where nobody knows which day it is.
  @Test(arguments: [
    Row(.dateTime, "tomorrow at 3pm", "tomorrow, 3:00 PM"), Row(.dateTime, "3pm tomorrow", "tomorrow, 3:00 PM"),
    Row(.dateTime, "Friday 10:30", "Friday, 10:30 AM"), Row(.dateTime, "3pm", "3:00 PM"),
    Row(.dateTime, "tomorrow", "tomorrow"), Row(.dateTime, "in 3 days, 3pm", "in 3 days, 15:00", "GB"),
    Row(.dateTime, "morgen um 15 Uhr", "morgen 15:00", "DE", "de"),
    Row(.dateTime, "Freitag, 10-11 Uhr", "Freitag 10:00 – 11:00", "DE", "de"),
  ])
  func readsMomentsOnAnyDay(_ row: Row) {
    let setting = RecogniserSetting(region: row.region, language: row.language)
    #expect(Self.text(row.kind.read(row.typed, setting)) == row.expected)
  }

  /// Expected are the values, a bar between them.
  @Test(arguments: messages) func finds(_ row: Row) {
    #expect(row.kind.find(in: row.typed, row.setting).map(\.value).joined(separator: "|") == row.expected ?? "")
  }

  private static func text(_ read: Recognised?) -> String? {
    guard let read else { return nil }
    let mark = read.standing == .begun ? "…" : read.standing == .wrong ? "!" : ""
    return read.shown + mark + (read.detail.isEmpty ? "" : " [\(read.detail)]")
  }

  static let shipments: [Row] = [
    Row(.shipment, "FedEx 8602 9191 3550", "8602 9191 3550 [FedEx]"),
    Row(.shipment, "1Z50T0536891664106", "1Z 50T 053 68 9166 4106 [UPS]"),
    Row(.shipment, "1z50t0536891664106", "1Z 50T 053 68 9166 4106 [UPS]"),
    Row(.shipment, "729445720428778", "7294 4572 0428 778 [FedEx]"),
    Row(.shipment, "#729445720428778", "7294 4572 0428 778 [FedEx]"),
    Row(.shipment, "Tracking number: 1Z-50T-053-68-9166-4106", "1Z 50T 053 68 9166 4106 [UPS]"),
    Row(.shipment, "RB123456785GB", "RB 123 456 785 GB [Post]"),
    Row(.shipment, "Royal Mail RB 123 456 785 GB", "RB 123 456 785 GB [Post]"),
    Row(.shipment, "RB123456786GB", "RB 123 456 786 GB! [Post]"),
    Row(.shipment, "1Z50T0536891664107", "1Z 50T 053 68 9166 4107! [UPS]"),
    Row(.shipment, "1Z50T", "1Z 50T… [UPS]"),
    Row(.shipment, "8602 9191", "8602 9191…"),
    Row(.shipment, "000000000000", "0000 0000 0000…"),
    Row(.shipment, "hello", nil),
    Row(.shipment, "", nil),
    Row(.shipment, "1Z50T0536891664106é", nil),
  ]

  static let flights: [Row] = [
    Row(.flight, "CZ # 1234", "CZ 1234 [China Southern Airlines]"),
    Row(.flight, "AA212", "AA 212 [American Airlines]"),
    Row(.flight, "SW Flight 573", "SW 573"),
    Row(.flight, "aa 212", "AA 212 [American Airlines]"),
    Row(.flight, "Flight LH 400", "LH 400 [Lufthansa]"),
    Row(.flight, "Flug LH400", "LH 400 [Lufthansa]"),
    Row(.flight, "Lufthansa 400", "LH 400 [Lufthansa]"),
    Row(.flight, "Delta flight 1234", "DL 1234 [Delta Air Lines]"),
    Row(.flight, "British Airways 12A", "BA 12A [British Airways]"),
    Row(.flight, "Air France 276", "AF 276 [Air France]"),
    Row(.flight, "Air France Flight 276", "AF 276 [Air France]"),
    Row(.flight, "Flight Air France 276", "AF 276 [Air France]"),
    Row(.flight, "Air Canada 88", "AC 88 [Air Canada]"),
    Row(.flight, "air india 101", "AI 101 [Air India]"),
    Row(.flight, "Air India Express 101", "IX 101 [Air India Express]"),
    Row(.flight, "Air China 981", "CA 981 [Air China]"),
    Row(.flight, "British Airways 117", "BA 117 [British Airways]"),
    Row(.flight, "Singapore Airlines 21", "SQ 21 [Singapore Airlines]"),
    Row(.flight, "El Al 8", "LY 8 [El Al]"),
    Row(.flight, "Air France", "AF… [Air France]"),
    Row(.flight, "KLM 643", "KLM 643 [KLM]"),
    Row(.flight, "DLH400", "DLH 400 [Lufthansa]"),
    Row(.flight, "U22345", "U2 2345 [easyJet]"),
    Row(.flight, "3U8633", "3U 8633 [Sichuan Airlines]"),
    Row(.flight, "LH0400", "LH 400 [Lufthansa]"),
    Row(.flight, "LH", "LH… [Lufthansa]"),
    Row(.flight, "LH 12345", nil),
    Row(.flight, "LH0", nil),
    Row(.flight, "JU0H", nil),
    Row(.flight, "12345", nil),
    Row(.flight, "hello there", nil),
    Row(.flight, "", nil),
  ]

  static let cards: [Row] = [
    Row(.card, "4242424242424242", "4242 4242 4242 4242 [Visa]"),
    Row(.card, "4242 4242 4242 4241", "4242 4242 4242 4241… [Visa]"),
    Row(.card, "5555555555554444", "5555 5555 5555 4444 [Mastercard]"),
    Row(.card, "5555555555554445", "5555 5555 5555 4445! [Mastercard]"),
    Row(.card, "378282246310005", "3782 822463 10005 [American Express]"),
    Row(.card, "3782822", "3782 822… [American Express]"),
    Row(.card, "30569309025904", "3056 930902 5904 [Diners Club]"),
    Row(.card, "6011111111111117", "6011 1111 1111 1117 [Discover]"),
    Row(.card, "3530111333300000", "3530 1113 3330 0000 [JCB]"),
    Row(.card, "6200000000000005", "6200 0000 0000 0005 [UnionPay]"),
    Row(.card, "2223003122003222", "2223 0031 2200 3222 [Mastercard]"),
    Row(.card, "0000000000000000", "0000 0000 0000 0000…"),
    Row(.card, "4", "4…"),
    Row(.card, "", nil),
    Row(.card, "4242x", nil),
    Row(.card, "42424242424242424242", nil),
  ]

  static let telephones: [Row] = [
    Row(.telephone, "2125550123", "212 555 0123 [US]"),
    Row(.telephone, "12125550123", "1 212 555 0123 [US]"),
    Row(.telephone, "212555", "212 555… [US]"),
    Row(.telephone, "+442079460958", "+44 20 7946 0958 [GB]"),
    Row(.telephone, "02079460958", "020 7946 0958 [GB]", "GB"),
    Row(.telephone, "07700900123", "07700 900123 [GB]", "GB"),
    Row(.telephone, "0123456789", "01 23 45 67 89 [FR]", "FR"),
    Row(.telephone, "+33123456789", "+33 1 23 45 67 89 [FR]", "DE"),
    Row(.telephone, "0033123456789", "00 33 1 23 45 67 89 [FR]", "DE"),
    Row(.telephone, "030123456", "030 123456 [DE]", "DE"),
    Row(.telephone, "03012345678", "030 12345678 [DE]", "DE"),
    Row(.telephone, "015112345678", "0151 12345678 [DE]", "DE"),
    Row(.telephone, "0221123456", "0221 123456 [DE]", "DE"),
    Row(.telephone, "612345678", "612 345 678 [ES]", "ES"),
    Row(.telephone, "3123456789", "312 345 6789 [IT]", "IT"),
    Row(.telephone, "09012345678", "090 1234 5678 [JP]", "JP"),
    Row(.telephone, "0312345678", "03 1234 5678 [JP]", "JP"),
    Row(.telephone, "01012345678", "010 1234 5678 [KR]", "KR"),
    Row(.telephone, "0212345678", "02 1234 5678 [KR]", "KR"),
    Row(.telephone, "11912345678", "11 91234 5678 [BR]", "BR"),
    Row(.telephone, "89161234567", "8 916 123 45 67 [RU]", "RU"),
    Row(.telephone, "+380501234567", "+380 50 123 45 67 [UA]", "UA"),
    Row(.telephone, "٠٥٠١٢٣٤٥٦٧", "050 123 4567 [SA]", "SA", "ar"),
    Row(.telephone, "0912 345 6789", "0912 345 6789 [IR]", "IR", "fa"),
    Row(.telephone, "+", nil),
    Row(.telephone, "+4", "+4…"),
    Row(.telephone, "112", "112… [DE]", "DE"),
    Row(.telephone, "21255501234", "212 555 01234! [US]"),
    Row(.telephone, "call me", nil),
    Row(.telephone, "1+2", nil),
    Row(.telephone, "", nil),
  ]

  static let moments: [Row] = [
    Row(.dateTime, "7-3-2021", "Saturday, July 3, 2021"),
    Row(.dateTime, "7-3-2021", "Sunday, 7 March 2021", "GB"),
    Row(.dateTime, "7.3.2021", "2021-03-07", "DE", "de"),
    Row(.dateTime, "31-12-2026", "Thursday, December 31, 2026"),
    Row(.dateTime, "2026/12/31", "2026-12-31", "JP", "ja"),
    Row(.dateTime, "2026年12月31日", "2026-12-31", "JP", "ja"),
    Row(.dateTime, "2026년 12월 31일", "2026-12-31", "KR", "ko"),
    Row(.dateTime, "This Saturday", "Saturday, December 5, 2026"),
    Row(.dateTime, "next Saturday", "Saturday, December 12, 2026"),
    Row(.dateTime, "Saturday", "Saturday, December 5, 2026"),
    Row(.dateTime, "Monday", "Monday, November 30, 2026"),
    Row(.dateTime, "tomorrow at 5pm", "Tuesday, December 1, 2026, 5:00 PM"),
    Row(.dateTime, "morgen 17:00", "2026-12-01 17:00", "DE", "de"),
    Row(.dateTime, "12:30", "12:30 PM"),
    Row(.dateTime, "12:30", "12:30", "GB"),
    Row(.dateTime, "12:30:15", "12:30:15", "GB"),
    Row(.dateTime, "10-11am", "10:00 AM – 11:00 AM"),
    Row(.dateTime, "11am-2pm", "11:00 AM – 2:00 PM"),
    Row(.dateTime, "10:00 to 11:30", "10:00 – 11:30", "GB"),
    Row(.dateTime, "noon", "12:00 PM"),
    Row(.dateTime, "5 o'clock", "5:00 AM"),
    Row(.dateTime, "5 p.m.", "5:00 PM"),
    Row(.dateTime, "14h30", "14:30", "FR", "fr"),
    Row(.dateTime, "18 Uhr", "18:00", "DE", "de"),
    Row(.dateTime, "July 3, 2027", "Saturday, July 3, 2027"),
    Row(.dateTime, "3rd of July 2027", "Saturday, 3 July 2027", "GB"),
    Row(.dateTime, "3. Juli 2027", "2027-07-03", "DE", "de"),
    Row(.dateTime, "Sat, 3 July, 10:00-11:30", "Saturday, 3 July 2027, 10:00 – 11:30", "GB"),
    Row(.dateTime, "7/3", "Saturday, July 3, 2027"),
    Row(.dateTime, "in 3 days", "Thursday, December 3, 2026"),
    Row(.dateTime, "the day after tomorrow", "Wednesday, December 2, 2026"),
    Row(.dateTime, "29 February", "Tuesday, 29 February 2028", "GB"),
    Row(.dateTime, "tomorrow at 3pm", "Tuesday, December 1, 2026, 3:00 PM"),
    Row(.dateTime, "Friday 10:30", "Friday, December 4, 2026, 10:30 AM"),
    Row(.dateTime, "Friday at 10", "Friday, December 4, 2026, 10:00 AM"),
    Row(.dateTime, "3pm", "3:00 PM"),
    Row(.dateTime, "3pm", "15:00", "GB"),
    Row(.dateTime, "3pm", "15:00", "DE", "de"),
    Row(.dateTime, "31 June", "31 June!"),
    Row(.dateTime, "2026-02-30", "2026-02-30!"),
    Row(.dateTime, "31.2.2026", "31.2.2026!"),
    Row(.dateTime, "31.2.2026", "31.2.2026!", "DE", "de"),
    Row(.dateTime, "2/30/2026", "2/30/2026!"),
    Row(.dateTime, "29 February 2027", "29 February 2027!", "GB"),
    Row(.dateTime, "2026年2月31日", "2026年2月31日!", "JP", "ja"),
    Row(.dateTime, "30/30", "30/30!"),
    Row(.dateTime, "Friday, 31.2.2026 10:30", "Friday, 31.2.2026 10:30!", "DE", "de"),
    Row(.dateTime, "32 June", "32 June!"),
    Row(.dateTime, "2026 June", nil),
    Row(.dateTime, "7.3.212", nil, "DE", "de"),
    Row(.dateTime, "31.2.", nil, "DE", "de"),
    Row(.dateTime, "192.168.10.11", nil),
    Row(.dateTime, "25:00", nil),
    Row(.dateTime, "13pm", nil),
    Row(.dateTime, "10:61", nil),
    Row(.dateTime, "7", nil),
    Row(.dateTime, "hello", nil),
    Row(.dateTime, "", nil),
  ]

  static let messages: [Row] = [
    Row(.shipment, "Your package 1Z50T0536891664106 arrives on Friday", "1Z50T0536891664106"),
    Row(.shipment, "1Z50T0536891664106", "1Z50T0536891664106"),
    Row(.shipment, "FedEx 8602 9191 3550: delivery between 10 and 12", "860291913550"),
    Row(.shipment, "DHL Sendung 3318810025 kommt morgen", "3318810025"),
    Row(.shipment, "Ihr Paket RB 123 456 785 GB ist da", "RB123456785GB"),
    Row(.shipment, "Colis 0307 1790 0005 2348 3741 en livraison", "03071790000523483741"),
    Row(.shipment, "Parcels 860291913550, 1Z50T0536891664106", "860291913550|1Z50T0536891664106"),
    Row(.shipment, "Pay 860291913550 now", nil),
    Row(.shipment, "Your package comes at 10:30 on 12 May 2026", nil),
    Row(.shipment, "Track at https://example.com/1Z50T0536891664106", nil),
    Row(.flight, "Your flight LH400 leaves at 10:30", "LH400"),
    Row(.flight, "Boarding for AA 212 at gate 12", "AA212"),
    Row(.flight, "CZ # 1234 is delayed. Flight SW 573 is not.", "CZ1234|SW573"),
    Row(.flight, "Flug XY 12 und Lufthansa Flug 400", "XY12|LH400"),
    Row(.flight, "Delta flight 1234 and United 88", "DL1234"),
    Row(.flight, "Your Air France flight 276 leaves", "AF276"),
    Row(.flight, "Your flight with Air Canada 88 boards", "AC88"),
    Row(.flight, "flight AF 276", "AF276"),
    Row(.flight, "Your Air France flight AF 276 leaves at 10:30", "AF276"),
    Row(.flight, "Air France has 276 routes, and the air is 12 degrees", nil),
    Row(.flight, "At 10 we met in 2026, AM 5 or so, IS 20", nil),
    Row(.flight, "Room B6 120 is free", nil),
    Row(.flight, "Flight JU0H", nil),
    Row(.dateTime, "See you this Saturday at 12:30, or on 7-3-2021.", "this Saturday at 12:30|7-3-2021"),
    Row(.dateTime, "Open 10-11am. May I come in March? You may 5 times. May 5!", "10-11am|May 5"),
    Row(.dateTime, "Back tomorrow at 3pm, Friday 10:30, 3pm", "tomorrow at 3pm|Friday 10:30|3pm"),
    Row(.dateTime, "Not on 31.2.2026 nor 31 June", nil, "DE", "de"),
    Row(.dateTime, "Version 1.2.3 at 192.168.10.11 costs $12.30 and 3/4 of it", nil),
    Row(
      .dateTime, "Termin: Montag, 7. Dezember 2026 um 14:30 Uhr", "Montag, 7. Dezember 2026 um 14:30 Uhr", "DE", "de"),
    Row(.telephone, "Call +49 (0)30 1234567 or +1 212-555-0123", "+49301234567|+12125550123"),
    Row(.telephone, "Tel. (212) 555-0123", "2125550123"),
    Row(.telephone, "Tel. 030 1234567, Fax 030/12345678", "0301234567|03012345678", "DE", "de"),
    Row(.telephone, "Order 2125550123", nil),
    Row(.card, "Card 4242424242424242", nil),
  ]

  @Test func contentTypesHaveTheirRecogniser() {
    #expect(Recogniser(contentType: .shipmentTrackingNumber) == .shipment)
    #expect(Recogniser(contentType: .flightNumber) == .flight)
    #expect(Recogniser(contentType: .dateTime) == .dateTime)
    #expect(Recogniser(contentType: .telephoneNumber) == .telephone)
    #expect(Recogniser(contentType: .creditCardNumber) == .card)
    #expect(Recogniser(contentType: .name) == nil)
  }

  @Test func findsAreKeptAndForgotten() {
    var finds = ReceivedFinds()
    finds.receive("Package 860291913550", RecogniserSetting())
    finds.receive("Package 1Z50T0536891664106 on Monday, +1 212-555-0123", RecogniserSetting())
    finds.receive("Package 860291913550 is late", RecogniserSetting())
    #expect(finds.of(.shipment).map(\.value) == ["860291913550", "1Z50T0536891664106"])
    #expect(finds.of(.telephone).map(\.value) == ["+12125550123"])
    #expect(finds.of(.dateTime).map(\.value) == ["Monday"])
    #expect(finds.of(.flight).isEmpty)
    finds.removeAll()
    #expect(finds.of(.shipment).isEmpty)
  }
}
