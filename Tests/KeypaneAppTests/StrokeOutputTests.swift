import Evdev
import FieldFeed
import KeyboardCore
import Keymap
import KeymapSource
import Posix
import TestSupport
import Testing

@testable import KeypaneApp

/// Where strokes go, by a clock of our own where the time matters: what waits when, and what becomes of it.
@Suite struct StrokeOutputTests {
  /// A program that is typed into.
  private final class Application: StrokeSink {
    let node: String?
    var lightsDescriptor: Int32? { nil }
    private(set) var strokes: [String] = []
    private(set) var down: Set<UInt16> = []
    /// Keys have been let go behind the program's back.
    var wasReleased = false

    init(node: String? = nil) { self.node = node }

    func write(_ stroke: KeyStroke, at now: Instant) {
      strokes.append("\(now.microseconds / 1000)\(stroke.isDown ? "+" : "-")\(stroke.code)")
      if stroke.isDown { down.insert(stroke.code) } else { down.remove(stroke.code) }
    }

    func takeReleased() -> Bool {
      defer { wasReleased = false }
      return wasReleased
    }

    func lights() -> KeymapSources.Lights { KeymapSources.Lights() }

    func releaseAll() {
      if !down.isEmpty { strokes.append("all") }
      down = []
    }
  }

  private static let rights = KeyPolicy.standard.rights(.standard)

  private static func at(_ milliseconds: Int64) -> Instant { Instant(microseconds: milliseconds * 1000) }

  private static func capitals(_ codes: [UInt16]) -> [KeyStroke] {
    codes.flatMap { [.down(42), .down($0), .up($0), .up(42)] as [KeyStroke] }
  }

  @Test("a release in the middle of an insertion drops the rest, and lets go of what is down")
  func release() throws {
    let application = Application()
    var output = StrokeOutput(application, pacing: StrokePacing(), rights: Self.rights, at: Self.at(0))
    try output.send(Self.capitals([30, 31, 32]), at: Self.at(0))
    try output.flush(at: Self.at(5))
    try output.flush(at: Self.at(10))
    #expect(application.strokes == ["0+42", "5+30", "5-30", "10-42", "10+42"])
    try output.release(at: Self.at(12))
    #expect(application.strokes.suffix(1) == ["12-42"])
    #expect(application.down.isEmpty)
    let deadline = output.deadline
    #expect(deadline == nil)
  }

  @Test("what a release has broken off is told, and what puts it right goes out at once")
  func brokenOff() throws {
    let application = Application()
    var output = StrokeOutput(application, pacing: StrokePacing(), rights: Self.rights, at: Self.at(0))
    try output.send(Self.capitals([30, 31]), at: Self.at(0))
    try output.flush(at: Self.at(5))
    let begun = try output.release(at: Self.at(6))
    #expect(begun == [.down(42), .down(30), .up(30), .up(42)])
    try output.restore([.down(58), .up(58)], at: Self.at(6))
    #expect(application.strokes.suffix(3) == ["6-42", "6+58", "6-58"])
    // What has gone out whole is not broken off.
    try output.send([.down(57), .up(57)], at: Self.at(100))
    #expect(try output.release(at: Self.at(101)).isEmpty)
  }

  @Test("keys that were let go while a display kept the program waiting: the rest would be other characters")
  func stalled() throws {
    let application = Application()
    var output = StrokeOutput(application, pacing: StrokePacing(), rights: Self.rights, at: Self.at(0))
    try output.send(Self.capitals([30, 31]), at: Self.at(0))
    application.wasReleased = true
    try output.flush(at: Self.at(2000))
    #expect(application.strokes == ["0+42", "2000-42"])
    #expect(output.takeBroken() == [.down(42), .up(42)])
    let (deadline, broken) = (output.deadline, output.takeBroken())
    #expect(deadline == nil && broken == nil)
    // Where nothing was under way nothing is lost.
    application.wasReleased = true
    try output.send([.down(57), .up(57)], at: Self.at(3000))
    #expect(application.strokes.suffix(2) == ["3000+57", "3000-57"])
  }

  @Test("a chord that may not leave is in no queue, and what is typed around it keeps its pace")
  func refused() throws {
    let application = Application()
    var output = StrokeOutput(application, pacing: StrokePacing(), rights: Self.rights, at: Self.at(0))
    // Ctrl+Alt+F1 between two capitals.
    let chord: [KeyStroke] = [.down(29), .down(56), .down(59), .up(59), .up(56), .up(29)]
    try output.send(Self.capitals([30]) + chord + Self.capitals([31]), at: Self.at(0))
    while let deadline = output.deadline { try output.flush(at: deadline) }
    #expect(
      application.strokes == ["0+42", "5+30", "5-30", "10-42", "10+42", "15+31", "15-31", "20-42"])
  }

  @Test("what is typed meanwhile goes out behind an insertion, never within it")
  func meanwhile() throws {
    let application = Application()
    var output = StrokeOutput(application, pacing: StrokePacing(), rights: Self.rights, at: Self.at(0))
    try output.send(Self.capitals([30, 31]), at: Self.at(0))
    try output.send([.down(57), .up(57)], at: Self.at(1))
    while let deadline = output.deadline { try output.flush(at: deadline) }
    #expect(
      application.strokes == [
        "0+42", "5+30", "5-30", "10-42", "10+42", "15+31", "15-31", "20-42", "20+57", "20-57",
      ])
  }

  @Test("complaint 28: keys typed before a program reads the keyboard come to it all, in order, once it does")
  func firstKeys() throws {
    let folder = try TemporaryFolder("readers")
    let application = Application(node: folder.file("event5"))
    try Files.writeAtomically(folder.file("event5"), [])
    var output = StrokeOutput(
      application, pacing: StrokePacing(), rights: Self.rights, readiness: KeyboardReadiness(folder: folder.path),
      at: Self.at(0))
    try output.send([.down(30), .up(30)], at: Self.at(100))
    try output.send(Self.capitals([31]), at: Self.at(200))
    try output.flush(at: Self.at(300))
    #expect(application.strokes.isEmpty)
    var deadline = output.deadline
    #expect(deadline == Self.at(350))
    // Where udev runs it does not know this file, and the time has to decide.
    let knowsUdev = Files.exists("/run/udev/control")
    let reader = try FileDescriptor(opening: folder.file("event5"), .read)
    try output.flush(at: Self.at(400))
    #expect(application.strokes.isEmpty)
    let begin: Int64 = knowsUdev ? 2000 : 450
    try output.flush(at: Self.at(begin))
    deadline = output.deadline
    #expect(deadline == Self.at(begin + 10))
    try output.flush(at: Self.at(begin + 10))
    #expect(
      application.strokes == ["+30", "-30"].map { "\(begin)\($0)" }
        + ["+42", "+31", "-31", "-42"].map { "\(begin + 10)\($0)" })
    _ = reader.raw
  }

  @Test("keys wait no longer than is said, and not at all where that is 0", arguments: [0, 700] as [Int64])
  func limit(milliseconds: Int64) throws {
    let folder = try TemporaryFolder("readers")
    let application = Application(node: folder.file("event5"))
    var pacing = StrokePacing()
    pacing.readerWait = .milliseconds(milliseconds)
    var output = StrokeOutput(
      application, pacing: pacing, rights: Self.rights, readiness: KeyboardReadiness(folder: folder.path),
      at: Self.at(1000))
    try output.send([.down(30), .up(30)], at: Self.at(1000))
    while let deadline = output.deadline { try output.flush(at: deadline) }
    #expect(application.strokes == ["\(1000 + milliseconds)+30", "\(1000 + milliseconds)-30"])
  }

  // MARK: - With the field

  /// What takes the field away from what is typed into it.
  static let ends: [ControlRequest] = [.blur, .hide, .sessionEnd]

  @Test("the rest of an insertion is dropped on blur, hide and the end of a session", arguments: ends)
  func field(_ end: ControlRequest) throws {
    let options = ["--keyboard-type", "URL", "--screen", "800x480"]
    let application = Application()
    let arguments = try Stage.arguments(options)
    let field = try FieldOptions(arguments)
    let speller = ActionSpeller(
      rack: KeyboardRack(
        field, screen: try ScreenOptions(arguments), library: LayoutLibrary(Stage.data), emoji: EmojiFiles(Stage.data)),
      keymap: try Keymap(KeymapName(parsing: "us")))
    var focused = FocusedKeyboard(
      view: nil, output: StrokeOutput(application, pacing: StrokePacing(), rights: Self.rights), speller: speller,
      keeper: Gatekeeper(
        .standard, screen: try ScreenOptions(arguments), field: field, typing: try TypingOptions(arguments)),
      field: field)
    try focused.showDescribed()
    let keyboard = try Stage.keyboard(options)
    let key = try #require(keyboard.plan.planes[keyboard.plane].keys.first { $0.key.output == ".com" })
    let point = KeyPoint(x: key.cap.x + key.cap.width / 2, y: key.cap.y + key.cap.height / 2)
    for (time, phase) in [(0, .began), (50, .ended)] as [(Int64, Contact.Phase)] {
      try focused.handle(
        KeyTouchFrame(time: Self.at(time), touches: [KeyTouch(id: 1, phase: phase, point: point)]))
    }
    // The first of the four characters; the others wait for their time, which nobody looks at here.
    let sent = application.strokes.count
    #expect(sent == 2)
    _ = try focused.carryOut(end, panels: [])
    // Nothing is to come but the end of a session in which nobody does anything.
    let comesSoon = focused.deadline(heldSince: nil).map { $0 < Self.at(60_000) } ?? false
    #expect(!comesSoon)
    try focused.wake(heldSince: nil)
    #expect(application.strokes.count == sent)
    #expect(application.down.isEmpty)
  }
}
