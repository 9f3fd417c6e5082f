import KeyboardCore
import Keymap
import Posix
import TestSupport
import Testing

@testable import KeymapSource

/// What sway says of our keyboard, among others; no compositor tells a keymap here.
struct WaylandSourceTests {
  private static let mark = DeviceMark(name: "Keypane Keyboard", numbers: .init(vendor: 19280, product: 1))
  private static let list = "! layout\n  us  English (US)\n  de  German\n  ru  Russian\n"

  private static func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  private static func places(in folder: borrowing TemporaryFolder) throws -> KeymapPlaces {
    try Files.write(folder.file("list"), Array(list.utf8))
    var places = KeymapPlaces(swaySocket: folder.file("sway"))
    places.layoutNames = folder.file("list")
    return places
  }

  private static func summary(_ source: borrowing WaylandSource) -> String {
    guard let finding = source.finding else { return "nothing" }
    let group = finding.group.map { "group \($0)" } ?? "no group"
    switch finding.content {
    case .name(let name): return "\(name) \(group)"
    case .text(let text): return "a text of \(text.text.utf8.count) \(group)"
    }
  }

  @Test("our device's layout and group are followed, not those of other keyboards")
  func follows() throws {
    let folder = try TemporaryFolder("sway")
    var sway = try FakeSway(folder.file("sway"))
    var source = WaylandSource(try Self.places(in: folder), mark: Self.mark, at: .zero)
    source.work(at: .zero)
    #expect(source.swayRaw != nil)
    let other = FakeSway.keyboard("AT Keyboard", ["German"], active: 0, product: 7)
    try sway.answer("[\(other)]")
    source.work(at: Self.at(1))
    #expect(Self.summary(source) == "nothing")

    // It is noticed later than it is made.
    try sway.tell("added", FakeSway.keyboard("Keypane Keyboard", ["English (US)", "Russian"], active: 0))
    source.work(at: Self.at(2))
    #expect(Self.summary(source) == "us,ru group 0")
    try sway.tell("xkb_layout", FakeSway.keyboard("Keypane Keyboard", ["English (US)", "Russian"], active: 1))
    try sway.tell("xkb_layout", FakeSway.keyboard("AT Keyboard", ["German"], active: 0, product: 7))
    source.work(at: Self.at(3))
    #expect(Self.summary(source) == "us,ru group 1")
    // Somebody else's keyboard that has taken our name.
    try sway.tell("added", FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0, product: 9))
    source.work(at: Self.at(4))
    #expect(Self.summary(source) == "us,ru group 1")
    try sway.tell("xkb_keymap", FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0))
    source.work(at: Self.at(5))
    #expect(Self.summary(source) == "de group 0")
    try sway.tell("removed", FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0))
    source.work(at: Self.at(6))
    #expect(Self.summary(source) == "nothing")
  }

  @Test("a sway that goes is looked for until another one comes")
  func returns() throws {
    let folder = try TemporaryFolder("sway")
    let places = try Self.places(in: folder)
    let ours = FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0)
    var source = WaylandSource(places, mark: Self.mark, at: .zero)
    source.work(at: .zero)
    #expect(source.swayRaw == nil)
    #expect(source.deadline == Self.at(1000))
    for round in Int64(1)...3 {
      var sway = try FakeSway(folder.file("sway"))
      source.work(at: Self.at(round * 10_000))
      try sway.answer("[\(ours)]")
      source.work(at: Self.at(round * 10_000 + 1))
      #expect(Self.summary(source) == "de group 0")
      #expect(source.deadline == nil)
      sway.hangUp()
      source.work(at: Self.at(round * 10_000 + 2))
      #expect(Self.summary(source) == "nothing")
      #expect(source.deadline == Self.at(round * 10_000 + 1002))
    }
  }

  @Test("a sway that talks without end is heard a piece at a time, and none of it is lost")
  func flood() throws {
    let folder = try TemporaryFolder("sway")
    var sway = try FakeSway(folder.file("sway"))
    var source = WaylandSource(try Self.places(in: folder), mark: Self.mark, at: .zero)
    source.work(at: .zero)
    try sway.answer("[\(FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0))]")
    let padding = String(repeating: "x", count: 15_000)
    for _ in 0..<10 { try sway.tell("added", FakeSway.keyboard(padding, ["German"], active: 0)) }
    try sway.tell("xkb_keymap", FakeSway.keyboard("Keypane Keyboard", ["Russian"], active: 0))
    source.work(at: Self.at(1))
    #expect(Self.summary(source) == "de group 0")
    for turn in Int64(2)...4 { source.work(at: Self.at(turn)) }
    #expect(Self.summary(source) == "ru group 0")
  }

  @Test("a program that is no sway is left alone")
  func stranger() throws {
    let folder = try TemporaryFolder("sway")
    var sway = try FakeSway(folder.file("sway"))
    var source = WaylandSource(try Self.places(in: folder), mark: Self.mark, at: .zero)
    source.work(at: .zero)
    try sway.answer("{}")
    source.work(at: Self.at(1))
    #expect(source.swayRaw == nil)
    #expect(source.deadline == Self.at(1001))
  }

  @Test("a compositor that accepts and says nothing is not waited for")
  func silent() throws {
    let folder = try TemporaryFolder("wayland")
    let listener = try UnixSocketListener(path: folder.file("wayland-0"))
    var source = WaylandSource(
      KeymapPlaces(waylandSocket: folder.file("wayland-0"), swaySocket: folder.file("wayland-0")), mark: Self.mark,
      at: .zero)
    source.work(at: .zero)
    source.work(at: Self.at(1))
    #expect(source.seatsRaw != nil)
    #expect(source.finding == nil)
    #expect(listener.raw >= 0)
  }

  @Test("one that ends is looked for again")
  func ended() throws {
    let folder = try TemporaryFolder("wayland")
    let listener = try UnixSocketListener(path: folder.file("wayland-0"))
    var source = WaylandSource(
      KeymapPlaces(waylandSocket: folder.file("wayland-0")), mark: Self.mark, at: .zero)
    source.work(at: .zero)
    _ = try listener.accept()
    source.work(at: Self.at(1))
    #expect(source.seatsRaw == nil)
    #expect(source.deadline == Self.at(1001))
  }
}
