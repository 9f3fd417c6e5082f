import KeyboardCore
import Testing

/// Names and numbers against the public table of enumerations.
@Suite(
  "Names and numbers",
  .enabled(if: SharedTables.exists(SharedTables.enums), "../shared/vectors/input-purpose-enums.json is missing"))
struct EnumTableTests {
  /// A name with its number, or a name alone.
  private struct Row: Decodable {
    var name: String
    var number: UInt32?

    init(from decoder: any Decoder) throws {
      if var row = try? decoder.unkeyedContainer() {
        name = try row.decode(String.self)
        number = try row.decode(UInt32.self)
      } else {
        name = try decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  private struct Table: Decodable {
    var enums: [String: [Row]]
  }

  private let enums: [String: [Row]]

  init() throws {
    enums = try SharedTables.decode(Table.self, SharedTables.enums).enums
  }

  private func rows(_ name: String) throws -> [Row] { try #require(enums[name], "\(name)") }

  private func expect(_ purposes: [NumberedPurpose], hold rows: [Row]) {
    for row in rows { #expect(purposes.contains { $0.name == row.name && $0.number == row.number }, "\(row.name)") }
  }

  private func expect(_ hints: [NumberedHint], hold rows: [Row]) {
    for row in rows { #expect(hints.contains { $0.name == row.name && $0.bits == row.number }, "\(row.name)") }
  }

  @Test("GTK and IBus")
  func gtk() throws {
    let additions = try rows("IBusInputPurpose additions in 1.5.34+ (ibus@81ac95e)")
    for name in ["GtkInputPurpose(gtk3 3.24.38 = gtk4 4.8.3)", "IBusInputPurpose(1.5.27)"] {
      let all = try rows(name) + additions
      expect(GTKContentType.purposes, hold: all)
      #expect(GTKContentType.purposes.count == all.count)
    }
    let hints = try rows("IBusInputHints additions in 1.5.34+ (ibus@81ac95e)")
    for name in ["GtkInputHints(gtk3 3.24.38)", "GtkInputHints(gtk4 4.8.3)", "IBusInputHints(1.5.27)"] {
      expect(GTKContentType.hints, hold: try rows(name) + hints)
    }
    #expect(try GTKContentType.hints.count == rows("IBusInputHints(1.5.27)").count + hints.count)
  }

  @Test("Wayland, both versions")
  func wayland() throws {
    for (version, source) in [
      (WaylandContentType.Version.v3, "v3 (wayland-protocols 1.31)"), (.v1, "v1 (1.31)"),
    ] {
      let purposes = try rows("wayland text-input content_purpose \(source)")
      expect(WaylandContentType.purposes(version), hold: purposes)
      #expect(WaylandContentType.purposes(version).count == purposes.count)
      let hints = try rows("wayland text-input content_hint \(source)")
      expect(WaylandContentType.hints(version), hold: hints)
      #expect(WaylandContentType.hints(version).count == hints.count)
    }
  }

  @Test("Qt")
  func qt() throws {
    let hints = try rows("Qt::InputMethodHint(6.4.2)")
    expect(QtInputMethodHints.names, hold: hints)
    #expect(QtInputMethodHints.names.count == hints.count)
    let keys = try rows("Qt::EnterKeyType(6.4.2)")
    #expect(QtEnterKey.names.map(\.name) == keys.map(\.name))
    #expect(QtEnterKey.names.map(\.number) == keys.map(\.number))
  }

  @Test("Android's input type, in the short spelling and in Java's")
  func android() throws {
    for (source, prefix, offset) in [
      ("class", "TYPE_CLASS_", UInt32(0)), ("text flags", "TYPE_TEXT_FLAG_", 1),
      ("text variations", "TYPE_TEXT_VARIATION_", 1), ("datetime variations", "TYPE_DATETIME_VARIATION_", 4),
    ] {
      for row in try rows("android InputType \(source)") {
        let number = try #require(row.number) | offset
        #expect(try AndroidField.parse("inputType=\(row.name)").inputType?.rawValue == number, "\(row.name)")
        #expect(try AndroidField.parse("inputType=\(prefix)\(row.name)").inputType?.rawValue == number, "\(row.name)")
      }
    }
    for row in try rows("android InputType number flags/variations") {
      let number = try #require(row.number) | 2
      #expect(try AndroidField.parse("inputType=\(row.name)").inputType?.rawValue == number, "\(row.name)")
    }
  }

  @Test("HTML's inputmode, enterkeyhint and autocapitalize")
  func html() throws {
    let modes = try rows("html inputmode (Chromium TextInputMode ints)").map(\.name).filter { $0 != "default" }
    #expect(HTMLInputMode.allCases.map(\.rawValue) == modes)
    #expect(HTMLEnterKeyHint.allCases.map(\.rawValue) == (try rows("html enterkeyhint").map(\.name)))
    for row in try rows("html autocapitalize") {
      let words = row.name.split(separator: "=")
      let types = try words.map { try FieldVocabulary.html.read("autocapitalize=\($0)").traits.autocapitalizationType }
      #expect(types.allSatisfy { $0 == types[0] })
    }
  }
}
