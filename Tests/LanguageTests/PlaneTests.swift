import KeyboardCore
import TestSupport
import Testing

/// Planes of every keyboard of letters, in every form and for every field.
@Suite("Planes of all languages")
struct PlaneTests {
  struct Keyboard: Sendable, CustomTestStringConvertible {
    var id: String
    var idiom: Idiom
    var testDescription: String { "\(id) \(idiom.rawValue)" }

    static let all = SourceTree.ids.filter { !$0.hasSuffix("-pad") }.flatMap { id in
      Idiom.allCases.map { Keyboard(id: id, idiom: $0) }
    }
  }

  @Test("There are letters, numbers and symbols, and a way to each and back", arguments: Keyboard.all)
  func planes(_ keyboard: Keyboard) throws {
    let layout = try SourceTree.layout(keyboard.id, keyboard.idiom)
    for type in KeyboardType.allCases where !type.isPad {
      let opening = layout.openingPlane(for: type)
      let reached = layout.reached(from: opening, for: type)
      // A field for names and telephone numbers has a pad for its numbers.
      let needed = type == .namePhonePad ? ["letters"] : ["letters", "numbers", "symbols"]
      #expect(reached.isSuperset(of: needed), "\(type.name) reaches \(reached.sorted())")
      for plane in reached {
        #expect(layout.reached(from: plane, for: type).contains(opening), "\(type.name): no way back from \(plane)")
      }
    }
  }

  @Test("Numbers and symbols have digits, and the marks of addresses", arguments: Keyboard.all)
  func numbers(_ keyboard: Keyboard) throws {
    let layout = try SourceTree.layout(keyboard.id, keyboard.idiom)
    let numbers = try #require(layout.plane("numbers")).outputs
    for digit in "0123456789".map(String.init) { #expect(numbers.contains(digit), "\(digit)") }
    // A pad of kana has room for few signs beside its digits; the others are one plane further.
    let symbols = try #require(layout.plane("symbols")).outputs
    let marks = numbers.union(symbols)
    for sign in "@.-/_".map(String.init) { #expect(marks.contains(sign), "\(sign)") }
  }

  @Test("A name's numbers are a telephone's", arguments: Keyboard.all) func namePhonePad(_ keyboard: Keyboard) throws {
    let layout = try SourceTree.layout(keyboard.id, keyboard.idiom)
    let letters = try #require(layout.plane("letters", for: .namePhonePad))
    let leads = letters.rows.joined().compactMap(\.plane)
    // A kana keyboard's numbers are a pad already.
    let pad = try #require(leads.contains("pad") ? "pad" : leads.contains("numbers") ? "numbers" : nil)
    let reached = layout.reached(from: pad, for: .namePhonePad).subtracting(["letters"])
    let outputs = reached.compactMap { layout.plane($0, for: .namePhonePad) }.flatMap(\.outputs)
    for sign in "0123456789+*#".map(String.init) { #expect(outputs.contains(sign), "\(sign)") }
  }

  @Test("Letters, shift and delete are on the plane of letters", arguments: Keyboard.all)
  func functionKeys(_ keyboard: Keyboard) throws {
    let layout = try SourceTree.layout(keyboard.id, keyboard.idiom)
    let roles = Set(try #require(layout.plane("letters")).rows.joined().map(\.role))
    #expect(roles.isSuperset(of: [.space, .delete, .return, .globe]))
    #expect(!roles.contains(.hide) || keyboard.idiom == .tablet)
  }

  /// Row by row, on tablets with a second row of what a flick downwards types, as a table that a person can read.
  @Test("The Latin languages' letters are those of the table") func golden() throws {
    var text = ""
    for language in LatinLanguage.all {
      text += "\(language.id) · \(try SourceTree.layout(language.id, .phone).name)\n"
      for idiom in Idiom.allCases {
        let letters = try #require(try SourceTree.layout(language.id, idiom).plane("letters"))
        text += "  \(idiom.rawValue)\n"
        for row in letters.rows { text += "    " + row.filter { !$0.isGap }.map(\.sign).joined(separator: " ") + "\n" }
      }
      text += "  long press\n"
      let layout = try SourceTree.layout(language.id, .phone)
      let keys = ["letters", "numbers"].compactMap { layout.plane($0) }.flatMap { $0.rows.joined() }
      let dots = layout.plane("letters", for: .URL)?.rows.last ?? []
      for key in keys + dots where key.role == .character && !key.longPress.isEmpty {
        text += "    \(key.output) → \(key.longPress.map(\.output).joined(separator: " "))\n"
      }
      text += "\n"
    }
    let difference = try GoldenText(beside: #filePath).difference("letters.txt", from: text)
    #expect(difference == nil)
  }
}

extension LayoutKey {
  /// The key in the table: its label, a flick behind a stroke, or its role.
  fileprivate var sign: String {
    switch role {
    case .character:
      flicks.first.map { "\(label)/\($0.option.label)" } ?? label
    case .plane: "[\(label)]"
    case .space, .shift, .delete, .return, .globe, .emoji, .hide, .separator, .blank, .keystroke, .modifier, .search:
      "[\(role.rawValue)]"
    }
  }
}
