import Glibc

/// What comes on standard input, whole.
public enum StandardInput {
  /// Everything until its end, which a person gives with Ctrl+D; more than `limit` bytes are refused with EFBIG.
  public static func read(limit: Int) throws(SystemError) -> [UInt8] {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = try SystemError.checkUnlessWaiting("read", path: "standard input") {
        unsafe Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      }
      guard let count else {
        // Somebody has made it one that does not wait.
        var poller = Poller()
        poller.add(STDIN_FILENO)
        try poller.wait(until: nil)
        continue
      }
      if count == 0 { return content }
      content += buffer[..<count]
      if content.count > limit { throw .tooLarge("standard input") }
    }
  }
}
