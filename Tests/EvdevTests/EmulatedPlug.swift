import CEvdev
import Glibc
import KeyboardCore
import Testing

/// The plug of a panel inside umockdev: a terminal whose other end is the panel's node. What is written here is what the
/// panel sends; pulling it takes the node away.
final class EmulatedPlug {
  private let master: Int32
  /// Held so that what is sent before anybody reads is not lost.
  private let slave: Int32
  private let node: String

  /// Puts the node into umockdev's folder.
  init(folder: String) throws {
    node = folder + EmulatedPanel.node
    var (sending, receiving): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    try #require(unsafe openpty(&sending, &receiving, &name, nil, nil) == 0)
    (master, slave) = (sending, receiving)
    let terminal = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var settings = termios()
    try #require(unsafe tcgetattr(master, &settings) == 0)
    unsafe cfmakeraw(&settings)
    try #require(unsafe tcsetattr(master, TCSANOW, &settings) == 0)
    _ = unsafe unlink(node)
    let linked = unsafe symlink(terminal, node)
    try #require(linked == 0)
  }

  /// Sends one frame, closed by SYN_REPORT.
  func send(_ events: [(type: UInt16, code: UInt16, value: Int32)]) throws {
    for (type, code, value) in events + [(EventType.syn, EventCode.Syn.report, 0)] {
      var event = input_event()
      event.type = type
      event.code = code
      event.value = value
      let size = MemoryLayout<input_event>.size
      let written = unsafe write(master, &event, size)
      try #require(written == size)
    }
  }

  /// Takes the node away, and then what is behind it, as the kernel does.
  func pull() {
    _ = unsafe unlink(node)
    close(slave)
    close(master)
  }
}
