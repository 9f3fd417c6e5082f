import KeyboardCore
import Posix
import TestSupport
import Testing

@testable import Display

/// What is made of a display's first words.
@Suite struct DisplayGreetingTests {
  private static func words(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  private static let x11: [([UInt8], DisplayGreeting.Verdict)] = [
    ([1, 0, 11, 0], .unfinished),
    ([1, 0, 11, 0, 0, 0, 1, 0, 9, 9, 9], .unfinished),
    ([1, 0, 11, 0, 0, 0, 1, 0, 9, 9, 9, 9], .answered),
    ([0, 2, 11, 0, 0, 0, 1, 0, 0x6e, 0x6f, 0, 0], .answered),
    ([72], .refused("does not speak as an X server does")),
  ]

  @Test("an X server's setup, whole or refused, is an answer", arguments: x11)
  func x11Answers(_ heard: [UInt8], _ verdict: DisplayGreeting.Verdict) {
    #expect(DisplayGreeting.x11(X11Display(name: ":9", socket: "/x")).verdict(heard) == verdict)
  }

  private static let strange = DisplayGreeting.Verdict.refused("does not speak as a Wayland compositor does")
  /// In the byte order of this machine, which is little where Keypane is built.
  private static let wayland: [([UInt8], DisplayGreeting.Verdict)] = [
    (words([2]), .unfinished),
    (words([2, 16 << 16, 1]), .unfinished),
    (words([2, 16 << 16, 1, 2, 3, 12 << 16, 0]), .answered),
    (words([1, 12 << 16, 0]), .refused("finds fault with the first words of every client")),
    (words([2, 4 << 16, 1]), strange),
    (words([0, 0]), strange),
    (Array("HTTP/1.1 400 Bad Request".utf8), strange),
  ]

  @Test("a compositor answers the question that stands behind all it has", arguments: wayland)
  func waylandAnswers(_ heard: [UInt8], _ verdict: DisplayGreeting.Verdict) throws {
    let display = try #require(WaylandDisplay("/x", runtime: nil))
    #expect(DisplayGreeting.wayland(display).verdict(heard) == verdict)
  }

  @Test("one that accepts and says nothing, or ends, is waited for no longer than is said")
  func silence() throws {
    let folder = try TemporaryFolder("greeting")
    let greeting = DisplayGreeting.x11(X11Display(name: ":9", socket: folder.file("s")))
    var held: UnixConnection?
    #expect(greeting.objection(until: Clock.monotonic(), held: &held)?.contains("connect") == true)
    let listener = try UnixSocketListener(path: folder.file("s"))
    #expect(greeting.objection(until: Clock.monotonic(), held: &held) == "it does not answer")
    #expect(listener.raw >= 0)
    let holds = held != nil
    #expect(!holds)
  }
}
