import FoundationEssentials
import KeyboardCore
import TestSupport
import Testing

@testable import LayoutFormat

/// Damaged files: an error with a place in the file or a layout, never a crash.
struct DamageTests {
  @Test(arguments: [("phone-pad", 1), ("en-US", 5)])
  func everyPrefixIsAnError(id: String, step: Int) throws {
    let bytes = try bytes(id)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for length in stride(from: 0, through: end, by: step) {
      let error = #expect(throws: LayoutError.self) { try read(Array(bytes[..<length])) }
      if let error { #expect((1...lines).contains(error.line) && error.column >= 1) }
    }
  }

  @Test(arguments: ["phone-pad", "en-US"])
  func flippedBytesDoNoHarm(id: String) throws {
    let bytes = try bytes(id)
    var dice = SeededRandom(seed: 1)
    var refused = 0
    for _ in 0..<800 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        damaged[Int.random(in: 0..<bytes.count, using: &dice)] ^= UInt8(1) << UInt8.random(in: 0...7, using: &dice)
      }
      do {
        let layout = try read(damaged)
        #expect(layout.planes.allSatisfy { !$0.rows.isEmpty })
      } catch {
        refused += 1
        #expect(error.line >= 1 && error.column >= 1)
      }
    }
    // Some flips fall into comments and outputs.
    #expect(refused > 400)
  }

  private func bytes(_ id: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: SourceTree.layouts.appending(path: id + ".xml")))
  }

  private func read(_ bytes: [UInt8]) throws(LayoutError) -> Layout {
    try LayoutReader.read(bytes, name: "damaged.xml", id: "damaged", imports: SourceTree.imports)
  }
}
