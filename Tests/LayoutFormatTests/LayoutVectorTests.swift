import FoundationEssentials
import KeyboardCore
import Testing

@testable import LayoutFormat

/// Our layouts beside the table of what an iPhone shows.
@Suite(
  .enabled(
    if: SourceTree.exists(SourceTree.vectors), "../shared/vectors/keyboard-layouts-en-US.json is not on this machine"))
struct LayoutVectorTests {
  struct Vectors: Decodable {
    struct Phone: Decodable {
      struct Rows: Decodable { let rows: [[String?]] }
      struct SecondPlane: Decodable { let plausible_rows: [[String?]] }
      struct Pad: Decodable {
        let rows: [[String?]]
        let letters: [String: String]
        let second_layer: SecondPlane?
      }
      let layers: [String: Rows]
      let bottom_row_by_type: [String: [String]]
      let pads: [String: Pad]
    }
    let iphone: Phone
  }

  let phone: Vectors.Phone

  init() throws {
    phone = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: SourceTree.vectors)).iphone
  }

  @Test func lettersNumbersAndSymbols() throws {
    let layout = try SourceTree.layout("en-US")
    #expect(phone.layers.count == 3)
    // The pad is for names and telephone numbers.
    for plane in layout.planes where plane.id != "pad" {
      let rows = try #require(phone.layers[plane.id]).rows
      #expect(plane.rows.dropLast().map { $0.names(of: layout) } == rows.map { $0.map { $0 ?? "" } })
    }
  }

  /// Without the key for emoji or other keyboards, which one language alone does not have.
  @Test(arguments: [
    KeyboardType.default, .asciiCapable, .emailAddress, .URL, .webSearch, .twitter, .namePhonePad,
    .numbersAndPunctuation,
  ])
  func bottomRow(_ type: KeyboardType) throws {
    let layout = try SourceTree.layout("en-US")
    let opening = layout.openingPlane(for: type)
    let plane = try #require(layout.planes(for: type).first { $0.id == opening })
    let expected = try #require(phone.bottom_row_by_type[type.name]).filter { !$0.contains("globe") }
      .map { $0 == "return(go)" ? "return" : $0 }
      // Its second plane is a pad.
      .map { type == .namePhonePad && $0 == "numbers" ? "pad" : $0 }
    #expect(plane.rows.last?.names(of: layout) == expected)
  }

  @Test(arguments: [
    ("numberPad", "number-pad"), ("asciiCapableNumberPad", "number-pad"), ("decimalPad", "decimal-pad"),
    ("phonePad", "phone-pad"),
  ])
  func pad(name: String, id: String) throws {
    let layout = try SourceTree.layout(id)
    let expected = try #require(phone.pads[name])
    let digits = try #require(layout.planes.first)
    #expect(digits.rows.map { $0.names(of: layout) } == expected.rows.map { $0.map { $0 ?? "" } })
    for key in digits.rows.joined() where key.role == .character {
      #expect(key.hint == expected.letters[key.output])
    }
    if let second = expected.second_layer {
      let rows = layout.planes[1].rows.dropLast().map { row in row.map { $0.role == .blank ? "" : $0.label } }
      #expect(rows == second.plausible_rows.map { $0.map { $0 ?? "" } })
    }
  }
}

extension [LayoutKey] {
  /// The names that the table gives to keys; gaps are not in it.
  fileprivate func names(of layout: Layout) -> [String] {
    filter { !$0.isGap && $0.role != .globe }.map { key in
      switch key.role {
      case .character: key.output
      case .plane: layout.kind == .pad ? key.label : key.plane ?? ""
      case .separator: "locale-decimal-separator"
      case .blank: ""
      case .space, .shift, .delete, .return, .globe, .emoji, .hide, .keystroke, .modifier, .search: key.role.rawValue
      }
    }
  }
}
