import Glibc
import KeyboardCore
import Posix
import Testing

/// Waiting, with pipes in the place of devices.
@Suite struct PollerTests {
  /// Both ends of a pipe.
  private struct Pipe: ~Copyable {
    let reading: FileDescriptor
    let writing: FileDescriptor

    init() {
      var ends: [Int32] = [-1, -1]
      precondition(unsafe pipe(&ends) == 0)
      reading = FileDescriptor(adopting: ends[0])
      writing = FileDescriptor(adopting: ends[1])
    }
  }

  @Test func readiness() throws {
    let one = Pipe()
    let other = Pipe()
    try one.reading.makeNonBlocking()
    var poller = Poller()
    let first = poller.add(one.reading.raw)
    let second = poller.add(other.reading.raw)
    var count = try poller.wait(until: .zero)
    #expect(count == 0)
    try other.writing.write(all: [1, 2, 3])
    count = try poller.wait(until: nil)
    #expect(count == 1)
    #expect(!poller.isReadable(first))
    #expect(poller.isReadable(second))
    var buffer = [UInt8](repeating: 0, count: 8)
    var chunk = try other.reading.read(into: &buffer)
    #expect(chunk == .bytes(3))
    #expect(buffer == [1, 2, 3, 0, 0, 0, 0, 0])
    chunk = try one.reading.read(into: &buffer)
    #expect(chunk == .nothingYet)
    poller.removeAll()
    let again = poller.add(other.writing.raw, writing: true)
    try poller.wait(until: nil)
    #expect(poller.isWritable(again))
    #expect(!poller.isReadable(again))
  }

  @Test("the other side's end is something to read")
  func end() throws {
    var ends: [Int32] = [-1, -1]
    precondition(unsafe pipe(&ends) == 0)
    let reading = FileDescriptor(adopting: ends[0])
    close(ends[1])
    var poller = Poller()
    let index = poller.add(reading.raw)
    try poller.wait(until: nil)
    #expect(poller.isReadable(index))
    var buffer = [UInt8](repeating: 0, count: 1)
    let chunk = try reading.read(into: &buffer)
    #expect(chunk == .end)
  }

  @Test("nothing to wait for but a deadline in the near future")
  func deadline() throws {
    var poller = Poller()
    let deadline = Clock.monotonic() + .milliseconds(2)
    let count = try poller.wait(until: deadline)
    #expect(count == 0)
    #expect(Clock.monotonic() >= deadline)
    #expect(Clock.cpu() > .zero)
  }

  @Test("a full pipe that does not block is waited for")
  func fullPipe() throws {
    let pipe = Pipe()
    try pipe.writing.makeNonBlocking()
    try pipe.reading.makeNonBlocking()
    // What fits is written; then the reader makes room.
    var filler = 0
    while unsafe write(pipe.writing.raw, [UInt8](repeating: 7, count: 4096), 4096) > 0 { filler += 4096 }
    #expect(filler > 0)
    var buffer = [UInt8](repeating: 0, count: 8192)
    _ = try pipe.reading.read(into: &buffer)
    try pipe.writing.write(all: [UInt8](repeating: 8, count: 4096))
    var total = 0
    while case .bytes(let count) = try pipe.reading.read(into: &buffer) { total += count }
    #expect(total == filler - 8192 + 4096)
  }
}
