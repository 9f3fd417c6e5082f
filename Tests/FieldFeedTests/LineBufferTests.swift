import Testing

@testable import FieldFeed

@Suite("A stream is cut into lines")
struct LineBufferTests {
  private func line(_ text: String) -> LineBuffer.Line { .whole(Array(text.utf8)) }

  @Test("The same lines, wherever the stream is cut", arguments: 1...12)
  func pieces(size: Int) {
    let stream = Array("one\n\ntwo\r\n  \nlonger-than-ten\nexactly-10\nlast".utf8)
    var buffer = LineBuffer(limit: 10)
    var lines: [LineBuffer.Line] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      lines += buffer.take(stream[start..<min(start + size, stream.count)])
    }
    lines += buffer.takeLast()
    #expect(lines == [line("one"), line("two\r"), .tooLong, line("exactly-10"), line("last")])
  }

  @Test("A line that is too long is told at once, and once")
  func tooLong() {
    var buffer = LineBuffer(limit: 4)
    #expect(buffer.take(Array("12345".utf8)[...]) == [.tooLong])
    #expect(buffer.take(Array("6789".utf8)[...]) == [])
    #expect(buffer.take(Array("0\nok\n".utf8)[...]) == [line("ok")])
    #expect(buffer.takeLast() == [])
  }
}
