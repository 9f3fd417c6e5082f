import Glibc

extension FileDescriptor {
  /// What is open.
  public func status() throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try SystemError.check("fstat") { Int(unsafe fstat(raw, &status)) }
    return FileStatus(status)
  }

  /// Reads until there is no more or the room is full.
  /// - Returns: how many bytes were read into the front.
  func read(all room: inout [UInt8]) throws(SystemError) -> Int {
    var done = 0
    while done < room.count {
      let count = try SystemError.check("read") {
        unsafe room.withUnsafeMutableBytes { unsafe Glibc.read(raw, $0.baseAddress! + done, $0.count - done) }
      }
      if count == 0 { break }
      done += count
    }
    return done
  }
}
