import KeyboardCore
import Keymap
import Posix
import TestSupport
import Testing

@testable import KeymapSource

/// Who is believed, in order. That the keymap is read where our keys are decoded, not guessed, is what complaints 20 and
/// 23 ask for.
struct KeymapSourcesTests {
  private static let mark = DeviceMark(name: "Keypane Keyboard")

  private static func summary(_ sources: borrowing KeymapSources) -> String {
    let reading = sources.reading
    guard case .name(let name) = reading.content else { return "a text of \(reading.source)" }
    return "\(name) of \(reading.source)"
  }

  private static func isCertain(_ sources: borrowing KeymapSources) -> Bool { sources.isCertain }

  @Test("the configuration, then sway, then the machine, then us")
  func order() throws {
    let folder = try TemporaryFolder("order")
    try Files.write(folder.file("keyboard"), Array("XKBLAYOUT=fr\n".utf8))
    try Files.write(folder.file("list"), Array("! layout\n  de  German\n".utf8))
    var places = KeymapPlaces(swaySocket: folder.file("sway"), defaults: folder.file("keyboard"))
    places.layoutNames = folder.file("list")
    var sway = try FakeSway(folder.file("sway"))
    var sources = KeymapSources(mark: Self.mark, places: places, at: .zero)
    #expect(Self.summary(sources) == "fr of \(folder.file("keyboard"))")
    sources.work(at: .zero)
    try sway.answer("[\(FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0))]")
    sources.work(at: .zero)
    #expect(Self.summary(sources) == "de of the Wayland compositor")
    sway.hangUp()
    sources.work(at: .zero)
    #expect(Self.summary(sources) == "fr of \(folder.file("keyboard"))")
    let configured = KeymapSources(
      configured: KeymapName(layout: "gb"), mark: Self.mark, places: places, at: .zero)
    #expect(Self.summary(configured) == "gb of the configuration")
    let nothing = KeymapSources(mark: Self.mark, places: KeymapPlaces(), at: .zero)
    #expect(Self.summary(nothing) == "us of nobody: us is assumed")
    #expect(nothing.deadline == nil)
    #expect(nothing.complaint == nil)
  }

  @Test("what a display has not said of our device yet is a guess")
  func certainty() throws {
    let folder = try TemporaryFolder("certain")
    try Files.write(folder.file("list"), Array("! layout\n  de  German\n".utf8))
    var places = KeymapPlaces(swaySocket: folder.file("sway"))
    places.layoutNames = folder.file("list")
    let configured = KeymapSources(
      configured: KeymapName(layout: "gb"), mark: Self.mark, places: places, at: .zero)
    #expect(Self.isCertain(configured) == true)
    var sway = try FakeSway(folder.file("sway"))
    var sources = KeymapSources(mark: Self.mark, places: places, at: .zero)
    sources.work(at: .zero)
    try sway.answer("[]")
    sources.work(at: .zero)
    #expect(Self.isCertain(sources) == false)
    try sway.tell("added", FakeSway.keyboard("Keypane Keyboard", ["German"], active: 0))
    sources.work(at: .zero)
    #expect(Self.isCertain(sources) == true)
    // Where nobody is there to ask, nothing better is going to come.
    sway.hangUp()
    sources.work(at: .zero)
    #expect(Self.isCertain(sources) == true)
  }

  @Test("what is locked is seen by the lights where no X server tells")
  func lights() {
    var sources = KeymapSources(mark: Self.mark, places: KeymapPlaces(), at: .zero)
    #expect(sources.reading.state == KeymapState())
    sources.lights = KeymapSources.Lights(capsLock: true, numLock: true)
    #expect(sources.reading.state == KeymapState(group: 0, capsLock: true, numLock: true))
  }

  @Test("malformed settings are complained of, and us is assumed")
  func malformed() throws {
    let folder = try TemporaryFolder("malformed")
    try Files.write(folder.file("keyboard"), Array("XKBLAYOUT=\"de\n".utf8))
    let sources = KeymapSources(
      mark: Self.mark, places: KeymapPlaces(defaults: folder.file("keyboard")), at: .zero)
    #expect(sources.complaint == "\(folder.file("keyboard")):1:11: the quotation mark is not closed in its line")
    #expect(Self.summary(sources) == "us of nobody: us is assumed")
  }

  @Test("a folder in place of the settings is said, a missing file is not")
  func unreadable() throws {
    let folder = try TemporaryFolder("unreadable")
    let sources = KeymapSources(mark: Self.mark, places: KeymapPlaces(defaults: folder.path), at: .zero)
    #expect(sources.complaint?.contains(folder.path) == true)
    let missing = KeymapSources(
      mark: Self.mark, places: KeymapPlaces(defaults: folder.file("keyboard")), at: .zero)
    #expect(missing.complaint == nil)
  }

  @Test(
    "devices are told from others with the same name",
    arguments: [
      (DeviceMark.Numbers(vendor: 1, product: 2), "/dev/input/event3", true),
      (nil, nil, true),
      (DeviceMark.Numbers(vendor: 1, product: 3), "/dev/input/event3", false),
      (DeviceMark.Numbers(vendor: 1, product: 2), "/dev/input/event4", false),
    ] as [(DeviceMark.Numbers?, String?, Bool)])
  func marks(_ numbers: DeviceMark.Numbers?, _ node: String?, _ matches: Bool) {
    let mark = DeviceMark(name: "K", numbers: .init(vendor: 1, product: 2), node: "/dev/input/event3")
    #expect(mark.matches(name: "K", numbers: numbers, node: node) == matches)
    #expect(!mark.matches(name: "L", numbers: numbers, node: node))
  }

  @Test(
    "the compositor's socket is found as libwayland finds it",
    arguments: [
      ("wayland-1", "/run/user/1", "/run/user/1/wayland-1"), ("/x/y", nil, "/x/y"), ("wayland-1", nil, nil),
      (nil, "/run/user/1", nil),
    ] as [(String?, String?, String?)])
  func waylandSocket(_ name: String?, _ runtime: String?, _ socket: String?) {
    #expect(WaylandDisplay(name, runtime: runtime)?.socket == socket)
  }

  @Test("sway is found without its variable where there is one")
  func swaySocket() throws {
    let folder = try TemporaryFolder("runtime")
    #expect(KeymapPlaces.onlySwaySocket(in: folder.path) == nil)
    try Files.write(folder.file("sway-ipc.0.17.sock"), [])
    #expect(KeymapPlaces.onlySwaySocket(in: folder.path) == folder.file("sway-ipc.0.17.sock"))
    try Files.write(folder.file("sway-ipc.0.18.sock"), [])
    #expect(KeymapPlaces.onlySwaySocket(in: folder.path) == nil)
  }
}
