import KeyboardCore
import Keymap
import Testing

@testable import KeypaneApp

/// Which characters of a layout get to programs, and how.
@Suite struct LayoutReachTests {
  private func reach(_ layout: String, _ keymap: String) throws -> LayoutReach {
    var library = LayoutLibrary(Stage.data)
    return LayoutReach(
      try LayoutInventory(of: layout, in: &library), keymap: try Keymap(try KeymapName(parsing: keymap)), source: "test"
    )
  }

  @Test func everyCharacterIsCountedOnce() throws {
    for (layout, keymap) in [("en-US", "us"), ("de", "de"), ("ru", "us"), ("ko", "us"), ("phone-pad", "fr")] {
      let reach = try reach(layout, keymap)
      var library = LayoutLibrary(Stage.data)
      let characters = try LayoutInventory(of: layout, in: &library).characters
      #expect(reach.groups.flatMap { Array($0.characters) }.sorted() == characters)
      #expect(reach.count == characters.count)
    }
  }

  /// A Russian keyboard has its letters on an American keymap nowhere, on a Russian one all.
  @Test func saysWhatHasNoWay() throws {
    let without = try reach("ru", "us")
    #expect(without.groups.last?.path == nil && without.groups.last?.characters.contains("ж") == true)
    #expect(without.missing > 60 && without.text.contains("keypane keymap"))
    let with = try reach("ru", "ru")
    #expect(with.groups.first?.path == .key && with.groups.first?.characters.contains("ж") == true)
    let pad = try reach("phone-pad", "us")
    #expect(pad.missing == 0 && !pad.text.contains("grey"))
  }

  @Test(arguments: [
    ("abcd", "a…d"), ("abc", "a b c"), ("abdefg", "a b d…g"), (" !\"#$", "U+0020 !…$"), ("가각갂갃힣", "가…갃 힣"),
    ("\u{301}", "U+0301"), ("", ""), ("e\u{301}f", "e\u{301} f"),
  ])
  func neighboursAreListedAsOne(_ characters: String, _ listed: String) {
    #expect(LayoutReach.listed(characters) == listed)
  }
}
