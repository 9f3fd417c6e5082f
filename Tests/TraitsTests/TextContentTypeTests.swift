import FoundationEssentials
import KeyboardCore
import Testing

@Suite("Content types")
struct TextContentTypeTests {
  @Test("There are 45, each with a name and a raw string of its own")
  func table() {
    #expect(TextContentType.all.count == 45)
    #expect(Set(TextContentType.all).count == 45)
    #expect(Set(KnownContentType.all.map(\.name)).count == 45)
    #expect(TextContentType.all.map(\.name) == KnownContentType.all.map(\.name))
  }

  @Test("Every name and every raw string finds its type", arguments: KnownContentType.all)
  func lookUp(known: KnownContentType) {
    #expect(TextContentType(nameOrRawValue: known.name) == known.type)
    #expect(TextContentType(nameOrRawValue: known.type.rawValue) == known.type)
    #expect(known.type.isKnown)
  }

  @Test("The versions of iOS have brought as many as they have")
  func versions() {
    let counts = ["10.0": 23, "11.0": 2, "12.0": 2, "15.0": 3, "17.0": 13, "17.4": 2]
    for (version, count) in counts {
      #expect(KnownContentType.all.count { $0.since == version } == count, "\(version)")
    }
    #expect(Set(KnownContentType.all.map(\.category)).count == KnownContentType.Category.allCases.count)
  }

  @Test("An unknown string survives", arguments: ["", "cellularNAL", "Email", "tel ", "日付"])
  func unknown(text: String) {
    let type = TextContentType(nameOrRawValue: text)
    #expect(type.rawValue == text)
    #expect(type.name == text)
    #expect(!type.isKnown)
    #expect(type.ownKeyboard == nil)
  }

  private struct Table: Decodable {
    struct Row: Decodable {
      var name: String
      var raw: String?
      var since: String

      private enum CodingKeys: String, CodingKey {
        case name, raw
        case since = "introduced_ios"
      }
    }
    var types: [Row]
  }

  @Test(
    "The constants are those of the public table",
    .enabled(
      if: SharedVectors.exists(SharedVectors.contentTypes), "../shared/vectors/text-content-types.json is missing"))
  func vectors() throws {
    let table = try JSONDecoder().decode(Table.self, from: SharedVectors.data(SharedVectors.contentTypes))
    let rows = table.types.filter { $0.raw != nil }
    #expect(rows.map(\.name) == KnownContentType.all.map(\.name))
    #expect(rows.map(\.since) == KnownContentType.all.map(\.since))
    #expect(rows.map(\.raw) == TextContentType.all.map { $0.rawValue })
  }
}
