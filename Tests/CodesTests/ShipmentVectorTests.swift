import Forms
import Posix
import Testing

@testable import KeyboardCore

/// The numbers that "tracking_number_data" lists as right and wrong, a format each.
@Suite(.enabled(if: SharedVectors.exists(SharedVectors.shipments), "../shared/vectors/tracking-numbers"))
struct ShipmentVectorTests {
  struct Row {
    var format: String
    var valid: [String]
    var invalid: [String]
  }

  private func rows() throws -> [Row] {
    var rows: [Row] = []
    for file in try Files.list(SharedVectors.shipments).sorted() where file.hasSuffix(".json") {
      for format in try SharedVectors.read(SharedVectors.shipments + "/" + file).required("tracking_numbers").elements()
      {
        let numbers = try format.required("test_numbers")
        rows.append(
          Row(
            format: try format.required("name").string(),
            valid: try numbers.required("valid").elements().map { try $0.string() },
            invalid: try numbers.required("invalid").elements().map { try $0.string() }))
      }
    }
    return rows
  }

  private func formats(_ number: String) -> [String] {
    let signs = number.uppercased().utf8.filter { $0 != 0x20 && $0 != 0x2d }
    return ShipmentTable.shared.holding(Array(signs)).map(\.name)
  }

  @Test func everyFormatTakesItsNumbersAndNoOthers() throws {
    let rows = try rows()
    #expect(rows.count > 30)
    for row in rows {
      for number in row.valid {
        #expect(formats(number).contains(row.format), "\(row.format): \(number)")
        let read = Recogniser.shipment.read(number, RecogniserSetting())
        #expect(read?.standing == .whole, "\(row.format): \(number)")
      }
      for number in row.invalid { #expect(!formats(number).contains(row.format), "\(row.format): \(number)") }
    }
  }

  /// With its carrier named each number is found in a message, and is that carrier's.
  @Test func everyNumberIsFoundInAMessage() throws {
    for row in try rows() {
      for number in row.valid {
        let trimmed = number.split(separator: " ").joined(separator: " ")
        let format = try #require(ShipmentFormat.all.first { $0.name == row.format })
        let carrier = format.carrier == .post ? "parcel" : format.carrier.rawValue
        let message = "Your \(carrier) tracking number is \(trimmed). It comes on Monday."
        let found = Recogniser.shipment.find(in: message, RecogniserSetting())
        let signs = number.filter { $0 != " " && $0 != "-" }
        #expect(
          found.contains { $0.value == signs && $0.detail == format.carrier.rawValue }, "\(row.format): \(message)")
      }
    }
  }

  /// A slip of one digit is noticed wherever there is a check digit that notices all of them.
  @Test func slipsAreNoticed() throws {
    for row in try rows() {
      guard let format = ShipmentFormat.all.first(where: { $0.name == row.format }), case .luhn? = format.check else {
        continue
      }
      for number in row.valid {
        let signs = Array(number.utf8.filter { $0 != 0x20 })
        for place in format.checked {
          var slipped = signs
          slipped[place] = signs[place] == 0x39 ? 0x30 : signs[place] + 1
          #expect(!format.holds(slipped), "\(row.format): \(String(decoding: slipped, as: UTF8.self))")
        }
      }
    }
  }
}
