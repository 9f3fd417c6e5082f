import FoundationEssentials
import KeyboardCore
import Testing

@testable import LayoutFormat

/// The layouts that come with the program.
struct LayoutFileTests {
  private static let ids = SourceTree.names(in: SourceTree.layouts).map { String($0.dropLast(4)) }

  @Test func areTheOnesThatFieldsAskFor() {
    #expect(Set(Self.ids).isSuperset(of: ["en-US", "number-pad", "decimal-pad", "phone-pad"]))
  }

  @Test(arguments: ids) func read(id: String) throws {
    let layout = try SourceTree.layout(id)
    #expect(layout.id == id)
    #expect(!layout.name.isEmpty)
  }

  /// Also for every variant and form: the rows of a plane are about equally wide, unless a stretching key fills
  /// them; narrower ones are centred.
  @Test(arguments: ids, [0, 999]) func haveRowsThatAddUp(id: String, deviceWidth: Int) throws {
    let layout = try SourceTree.layout(id, deviceWidth: deviceWidth)
    for type in KeyboardType.allCases {
      for plane in layout.planes(for: type) {
        let whole = plane.rows.map { row in row.reduce(0) { $0 + $1.width } }.max() ?? 0
        for (number, row) in plane.rows.enumerated() {
          let width = row.reduce(0) { $0 + $1.width }
          let fits = row.contains(where: \.stretches) || width * 10 >= whole * 8
          #expect(fits, "\(id) \(type.name) \(plane.id) row \(number + 1) is \(width) wide")
        }
      }
    }
  }

  /// Pictures are compared and tests are written by key id.
  @Test(arguments: ids) func haveNoKeyTwiceInAPlane(id: String) throws {
    let layout = try SourceTree.layout(id)
    for type in KeyboardType.allCases {
      for plane in layout.planes(for: type) {
        var seen: Set<String> = []
        for key in plane.rows.joined() where !key.isGap {
          #expect(seen.insert(key.id).inserted, "\(id) \(type.name) \(plane.id) \(key.id)")
        }
      }
    }
  }

  @Test(arguments: ids) func leadBackFromEveryPlane(id: String) throws {
    let layout = try SourceTree.layout(id)
    for type in KeyboardType.allCases {
      let planes = layout.planes(for: type)
      let opening = layout.openingPlane(for: type)
      for plane in planes where plane.id != opening {
        let next = Set(plane.rows.joined().compactMap(\.plane))
        #expect(next.contains(opening) || planes.contains { next.contains($0.id) && $0.leads(to: opening) })
      }
    }
  }

  @Test func theReadmesExampleReads() throws {
    let readme = try String(contentsOf: SourceTree.layouts.appending(path: "README.md"), encoding: .utf8)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```xml"))
    let text = lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
    let findings = LayoutChecker.findings(Array(text.utf8), name: "README.md", id: "example")
    #expect(findings.map(\.description) == [])
    let example = try LayoutFormatTests.read(text)
    #expect(example.key("s")?.longPress.map(\.output) == ["ß", "ś"])
    #expect(example.key("s")?.longPress.first?.shiftedOutput == "ẞ")
    #expect(example.key("a")?.flicks.map(\.directions) == [[.n], [.n, .e]])
    #expect(example.key("period")?.multiTap.map(\.output) == [",", "?"])
    #expect(example.key("acute")?.label == "´")
    #expect(example.key("escape")?.code == 1)
    #expect(try LayoutFormatTests.read(text, deviceWidth: 999).key("q")?.secondary == "1")
    #expect(example.planes(for: .emailAddress)[0].rows.last?.map(\.id) == ["globe", "space", "at", "return"])
    #expect(example.key("to-signs")?.label == "?!")
  }
}

extension Plane {
  fileprivate func leads(to id: String) -> Bool { rows.joined().contains { $0.plane == id } }
}

extension Layout {
  /// The first key of that id on any plane.
  func key(_ id: String) -> LayoutKey? {
    planes.lazy.flatMap(\.rows).joined().first { $0.id == id }
  }
}
