import KeyboardCore
import Posix
import TestSupport
import Testing

@testable import KeymapSource

/// What is done of X without a server; the window tier has servers.
struct X11SourceTests {
  private static func at(_ milliseconds: Int64) -> Instant { .zero + .milliseconds(milliseconds) }

  @Test(
    "displays of this machine have a socket",
    arguments: [(":0", "/tmp/.X11-unix/X0"), (":12.1", "/tmp/.X11-unix/X12"), ("unix:3", "/tmp/.X11-unix/X3")])
  func local(_ name: String, _ socket: String) {
    #expect(X11Display(name)?.socket == socket)
  }

  @Test(
    "those of others, and what is no display, are not asked: they do not read our keyboard",
    arguments: ["localhost:10.0", "host:0", "", ":", "0", ":x", ":0.", ":0.1.2", ":-1", ":/../x", "::0"])
  func notLocal(_ name: String) {
    #expect(X11Display(name) == nil)
  }

  @Test("a server that accepts and says nothing is not waited for")
  func silent() throws {
    let folder = try TemporaryFolder("x11")
    let listener = try UnixSocketListener(path: folder.file("X9"))
    var source = X11Source(
      X11Display(name: ":9", socket: folder.file("X9")), mark: DeviceMark(name: "Keypane Keyboard"), at: .zero)
    source.work(at: .zero)
    source.work(at: Self.at(1))
    #expect(source.raw != nil)
    #expect(source.deadline == nil)
    #expect(source.finding == nil)
    // It has been greeted as a client greets.
    var buffer = [UInt8](repeating: 0, count: 64)
    guard let client = try listener.accept() else { throw SystemError(call: "accept", errno: 0) }
    #expect(try client.read(into: &buffer) == .bytes(12))
    #expect(Array(buffer[..<12]) == X11Display.greeting)
  }

  @Test("one that is not there, or ends, is looked for again")
  func gone() throws {
    let folder = try TemporaryFolder("x11")
    var source = X11Source(
      X11Display(name: ":9", socket: folder.file("X9")), mark: DeviceMark(name: "Keypane Keyboard"), at: .zero)
    source.work(at: .zero)
    #expect(source.raw == nil)
    #expect(source.deadline == Self.at(1000))
    let listener = try UnixSocketListener(path: folder.file("X9"))
    source.work(at: Self.at(999))
    #expect(source.raw == nil)
    source.work(at: Self.at(1000))
    #expect(source.raw != nil)
    _ = try listener.accept()
    source.work(at: Self.at(1001))
    #expect(source.raw == nil)
    #expect(source.deadline == Self.at(2001))
  }

  private static func codes(_ keys: [SpareKeyPlan.Key]) -> [UInt16] { keys.map(\.code) }

  private static func typed(_ keys: [SpareKeyPlan.Key]) -> String {
    String(String.UnicodeScalarView(keys.flatMap { $0.levels.compactMap(\.self) }))
  }

  @Test("spare keys are given once, and again when another keymap has taken them")
  func spareKeys() {
    var spare = SpareKeys()
    spare.want("é€".unicodeScalars, others: [])
    #expect(spare.isWanted)
    #expect(Self.codes(spare.give(of: [86, 90, 99, 246], levels: 4)) == [86, 90])
    #expect(!spare.isWanted)
    spare.want("€é".unicodeScalars, others: "€".unicodeScalars)
    #expect(!spare.isWanted)
    // Two more share what is left; 99 and 246 are the kernel's own.
    spare.want("é€→".unicodeScalars, others: [])
    #expect(Self.codes(spare.give(of: [91, 99, 246], levels: 4)) == [91])
    spare.noticeLoss([99, 246])
    #expect(Self.codes(spare.given) == [86, 90, 91])
    spare.noticeLoss([86, 90, 91, 99, 246])
    #expect(spare.given.isEmpty)
    spare.want("é".unicodeScalars, others: [])
    #expect(spare.isWanted)
  }

  @Test("where they suffice for all languages in use they are given once, and another layout changes nothing")
  func severalLanguages() {
    var spare = SpareKeys()
    spare.want("äö".unicodeScalars, others: "жц".unicodeScalars)
    #expect(Self.typed(spare.give(of: [86, 90], levels: 4)) == "äÄöÖжЖцЦ")
    let given = spare.given
    spare.want("жц".unicodeScalars, others: "äö".unicodeScalars)
    #expect(!spare.isWanted)
    #expect(spare.given == given)
  }

  @Test("where they do not suffice the layout that is shown goes first, and comes back when it is shown again")
  func tooFew() {
    var spare = SpareKeys()
    let (german, russian) = ("äöü".unicodeScalars, "жцщ".unicodeScalars)
    // Two letters a key.
    spare.want(german, others: russian)
    #expect(Self.typed(spare.give(of: [86, 90], levels: 4)) == "äÄöÖüÜжЖ")
    spare.want(russian, others: german)
    #expect(spare.isWanted)
    let changed = spare.give(of: [], levels: 4)
    #expect(Self.codes(changed) == [86, 90])
    #expect(Self.typed(spare.given) == "жЖцЦщЩäÄ")
    // The same once more changes nothing.
    spare.want(russian, others: german)
    #expect(!spare.isWanted)
    spare.want(german, others: [])
    _ = spare.give(of: [], levels: 4)
    #expect(Self.typed(spare.given) == "äÄöÖüÜ")
    // A code that is not needed any more is given back.
    spare.want("€→₽№§¶†‡•".unicodeScalars, others: [])
    _ = spare.give(of: [], levels: 2)
    #expect(Self.typed(spare.given) == "€→₽№")
    spare.want("ж".unicodeScalars, others: [])
    let emptied = spare.give(of: [], levels: 2)
    #expect(emptied.last == SpareKeyPlan.Key(code: 90))
    #expect(Self.codes(spare.given) == [86])
  }

  @Test("keys of a run that was killed are taken over")
  func adopted() {
    var spare = SpareKeys()
    spare.adopt([SpareKeyPlan.Key(code: 86, levels: ["ä", "Ä"])])
    spare.want("ä".unicodeScalars, others: [])
    #expect(!spare.isWanted)
    spare.want("äж".unicodeScalars, others: [])
    #expect(Self.codes(spare.give(of: [90], levels: 4)) == [90])
    #expect(spare.characters == Set("äÄжЖ".unicodeScalars))
  }
}
