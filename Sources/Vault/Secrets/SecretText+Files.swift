import CSodium
import Posix

extension SecretText {
  /// Reads a file, a pipe or a device to its end; no copy stays in other memory.
  public static func read(_ path: String, limit: Int) throws(SystemError) -> SecretText {
    let file = try FileDescriptor(opening: path, .read)
    var content = SecretArena(capacity: 65536)
    var buffer = [UInt8](repeating: 0, count: 65536)
    defer { unsafe sodium_memzero(&buffer, buffer.count) }
    while case .bytes(let count) = try file.read(into: &buffer) {
      guard content.count + count <= limit else { throw .tooLarge(path) }
      for byte in buffer[..<count] { content.append(byte) }
    }
    return content.secret(0..<content.count)
  }

  /// Lends the bytes as an array for what writes them, and overwrites it afterwards.
  public func withArray<Failure: Error>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var bytes = unsafe withBytes { unsafe Array($0) }
    defer { unsafe sodium_memzero(&bytes, bytes.count) }
    try body(bytes)
  }
}
