import Posix
import Testing

@testable import FieldFeed

@Suite("A damaged line is an error, never a crash")
struct DamagedLineTests {
  @Test(
    "Lines that are no requests",
    arguments: [
      "", " ", "nul", "\u{0}", "{\"show\":{}}\u{0}", "{\"text\":{\"before\":\"\u{0}\"}}",
      #"{"text":{"before":"\u0000"}}"#, #"{"text":{"before":"\ud83d"}}"#, #"{"text":{"before":"\x"}}"#,
      #"{"focus":{"rect":[1e999,0,0,0]}}"#, #"{"focus":{"rect":[-,0,0,0]}}"#, #"{"focus":{"rect":[01,0,0,0]}}"#,
      #"{"show":{},"show":{}}"#, #"{"show":{}} {"hide":{}}"#, #"{"show":{},}"#, #"{'show':{}}"#,
    ])
  func bad(line: String) {
    let error = #expect(throws: ControlError.self) { try ControlRequest.parse(Array(line.utf8)) }
    #expect(error?.status == .data)
  }

  @Test(
    "Invalid UTF-8",
    arguments: [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5, 0x80, 0x80, 0x80]] as [[UInt8]])
  func utf8(bytes: [UInt8]) {
    let line = Array(#"{"message":{"text":""#.utf8) + bytes + Array(#""}}"#.utf8)
    let error = #expect(throws: ControlError.self) { try ControlRequest.parse(line) }
    #expect(error?.description.contains("not UTF-8") == true)
    #expect(throws: ControlError.self) { try ControlRequest.parse(bytes) }
  }

  @Test("Depth is bounded, however deep the line goes", arguments: ["[", #"{"show":"#])
  func depth(opening: String) {
    let line = String(repeating: opening, count: 65536 / opening.utf8.count)
    let error = #expect(throws: ControlError.self) { try ControlRequest.parse(Array(line.utf8)) }
    #expect(error?.description.contains("nested deeper than") == true)
  }

  @Test("A line that is cut or overwritten anywhere")
  func damage() {
    let whole = Array(RequestParsingTests.contract.utf8)
    for end in whole.indices {
      #expect(throws: ControlError.self) { try ControlRequest.parse(Array(whole[..<end])) }
    }
    for index in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d, 0x80, 0xff] {
        var damaged = whole
        damaged[index] = byte
        do throws(ControlError) { _ = try ControlRequest.parse(damaged) } catch { #expect(error.status == .data) }
      }
    }
  }
}
