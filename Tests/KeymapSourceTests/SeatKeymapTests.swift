import KeyboardCore
import Testing

@testable import KeymapSource

/// Which of the keymaps that a compositor tells is our keyboard's: it tells that of the one used last. Another keyboard's
/// would give wrong characters wherever the layouts differ, the table of which is complaint 20.
struct SeatKeymapTests {
  private static let american = "xkb_symbols {\n\tname[Group1]=\"English (US)\";\n};"
  private static let german = "xkb_symbols {\n\tname[Group1]=\"German\";\n};"
  private static let otherGerman = "xkb_symbols { // swapped\n\tname[Group1]=\"German\";\n};"

  private static func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  @Test("a compositor that cannot be asked has one keymap: the latest")
  func untold() {
    var seat = SeatKeymap()
    #expect(seat.wantsTap)
    seat.take(Self.american)
    seat.tapped(at: Self.at(0))
    seat.wake(at: Self.at(500))
    #expect(seat.text == Self.american)
    #expect(!seat.wantsTap)
    seat.take(Self.german)
    #expect(seat.text == Self.german)
  }

  @Test("one with other names is another keyboard's")
  func names() {
    var seat = SeatKeymap()
    seat.take(Self.american)
    seat.take(.present(["German"]))
    #expect(seat.text == nil)
    #expect(seat.wantsTap)
    seat.tapped(at: Self.at(0))
    #expect(seat.deadline == Self.at(500))
    seat.take(Self.german)
    #expect(seat.text == Self.german)
    seat.wake(at: Self.at(500))
    #expect(!seat.wantsTap)
    #expect(seat.deadline == nil)
  }

  @Test("what is told after ours is known is another keyboard's, even with the same names")
  func sure() {
    var seat = SeatKeymap()
    seat.take(.present(["German"]))
    seat.tapped(at: Self.at(0))
    seat.take(Self.german)
    seat.wake(at: Self.at(500))
    seat.take(Self.otherGerman)
    #expect(seat.text == Self.german)
    // Until ours is said to be another one.
    seat.take(.present(["German"]), isChanged: true)
    #expect(seat.text == Self.otherGerman)
    #expect(seat.wantsTap)
  }

  @Test("within the time that our key is read in the last one counts: the first is what was told before it")
  func tapped() {
    var seat = SeatKeymap()
    seat.take(.present(["German"]))
    seat.take(Self.otherGerman)
    seat.tapped(at: Self.at(0))
    seat.take(Self.german)
    seat.wake(at: Self.at(500))
    #expect(seat.text == Self.german)
  }

  @Test("a keyboard that the compositor has not opened is tapped three times, and not before it is found")
  func patience() {
    var seat = SeatKeymap()
    seat.take(.absent)
    #expect(!seat.wantsTap)
    seat.take(.present(["German"]))
    for count in Int64(0)..<3 {
      #expect(seat.wantsTap)
      seat.tapped(at: Self.at(count * 1000))
      #expect(!seat.wantsTap)
      seat.wake(at: Self.at(count * 1000 + 500))
    }
    #expect(!seat.wantsTap)
    #expect(seat.text == nil)
    #expect(seat.deadline == nil)
  }

  @Test(
    "the names of groups are read as libxkbcommon writes them",
    arguments: [
      ("\tname[Group1]=\"English (US)\";\n\tname[Group2]=\"Russian\";", ["English (US)", "Russian"]),
      ("name[group2]= \"B\";\n  name[group1] = \"A\";", ["A", "B"]),
      ("\tname[1]=\"German\";", ["German"]),
      ("\tname[3]=\"C\";", ["", "", "C"]),
      ("key.name[x]=\"y\"; // name[1]=\"no\"", []),
      ("name[99999999999999999999]=\"A\";name[9]=\"A\";name[0]=\"A\";name[-1]=\"A\";", []),
      ("", []),
    ])
  func groupNames(_ text: String, _ names: [String]) {
    #expect(GroupNames.names(in: text) == names)
  }
}
