import Forms
import Glibc
import KeyboardCore
import Locales
import TestSupport
import Testing

/// Forms with bytes changed, cut, doubled: each is refused, or it can be filled in and drawn.
@Suite("Damaged forms")
struct DamagedFormTests {
  private static let examples: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/Examples"
  }()

  private static func bytes(of name: String) throws -> [UInt8] {
    let file = unsafe fopen("\(examples)/\(name).json", "r")
    let opened = try unsafe #require(file)
    defer { unsafe fclose(opened) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, opened) }
    return Array(bytes.prefix(count))
  }

  @Test("Bytes changed anywhere", arguments: ["sign-in", "account", "address", "payment"])
  func damaged(name: String) throws {
    let whole = try Self.bytes(of: name)
    var random = SeededRandom(seed: UInt64(whole.count))
    var accepted = 0
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
      guard let form = try? FormReader.read(bytes, name: name).form else { continue }
      accepted += 1
      Self.use(form, &random)
    }
    #expect(accepted > 0)
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] = Array("\"{}[]:,0-9e.tfn\\".utf8).randomElement(using: &random)!
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.insert(contentsOf: Array("999999999999".utf8), at: place)
    default: if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeSubrange(place...) }
    }
  }

  private static func use(_ form: Form, _ random: inout SeededRandom) {
    var state = FormState(form, numbers: LocaleNumbers(locale: "de_DE"), showsLastCharacter: true)
    for field in form.fields {
      state.focus(field.id)
      for text in ["1", ",", "5", "a", "\n", "👍", "long text that goes on"] { state.insert(text) }
      state.selectWord(of: field.id)
      state.deleteBackward()
      state.toggleRevealed(field.id)
      state.showFullText(of: field.id)
      let area = KeyRect(x: 0, y: 0, width: Int.random(in: 0...900, using: &random), height: 232)
      let picture = FormPicture.make(state: state, area: area, scale: 1)
      for shown in picture.fields {
        _ = picture.textLayout(of: shown.id, ruler: EvenRuler())?.character(at: area.centre)
      }
    }
    _ = state.submit()
  }

  @Test("A form as large as a form may be is read and drawn")
  func large() throws {
    let text = String(repeating: "word ", count: 150_000)
    for kind in ["field", "view", "search"] {
      let json = #"{"fields":[{"id":"a","kind":"\#(kind)","overflow":"truncateMiddle","text":"\#(text)"}]}"#
      let form = try FormReader.read(Array(json.utf8), name: "large").form
      for focus in [nil, "a"] {
        var state = FormState(form, focus: focus)
        state.showFullText(of: "a")
        let area = KeyRect(x: 0, y: 0, width: 800, height: 400)
        let picture = FormPicture.make(state: state, area: area, scale: 1)
        let layout = try #require(picture.textLayout(of: "a", ruler: EvenRuler()))
        #expect(layout.lines.map(\.text.count).reduce(0, +) <= 800)
        #expect(picture.tip?.lines.count == 8)
      }
    }
  }
}
