/// An X display of this machine.
///
/// One of another machine, `host:0`, does not read our keyboard; what comes through ssh, `localhost:10`, is one as well.
public struct X11Display: Hashable, Sendable {
  /// As xcb takes it: `:0.0`.
  public let name: String
  /// Where the server listens (X.Org's xtrans; XCB does the same).
  public let socket: String

  /// A display whose server listens at a socket.
  public init(name: String, socket: String) {
    self.name = name
    self.socket = socket
  }

  /// Nil where the name is malformed or of another machine.
  public init?(_ name: String) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isEmpty || parts[0] == "unix" else { return nil }
    let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ UInt16($0) != nil }) else { return nil }
    self.name = name
    socket = "/tmp/.X11-unix/X\(numbers[0])"
  }

  /// The first words of a client that has nothing to show: little-endian, protocol 11.0, no authorisation. Whatever the
  /// server says to them, it is alive.
  public static let greeting: [UInt8] = [0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}
