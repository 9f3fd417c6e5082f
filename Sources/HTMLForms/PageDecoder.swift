import CXML
import Glibc

/// iconv, as libxml2 has it, from one encoding to UTF-8; closed with the value.
@safe
struct PageDecoder: ~Copyable {
  private let handle: iconv_t

  /// - Parameter name: iconv's name of the encoding.
  /// - Returns: nil where the system has no such encoding.
  init?(_ name: String) {
    guard let opened = unsafe iconv_open("UTF-8", name), Int(bitPattern: opened) != -1 else { return nil }
    unsafe handle = opened
  }

  deinit {
    unsafe iconv_close(handle)
  }

  /// The bytes in UTF-8; one that stands for nothing becomes U+FFFD.
  borrowing func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var input = bytes.map { CChar(bitPattern: $0) }
    var output: [UInt8] = []
    output.reserveCapacity(2 * input.count)
    var chunk = [CChar](repeating: 0, count: 1 << 12)
    unsafe input.withUnsafeMutableBufferPointer { input in
      var next = input.baseAddress
      var left = input.count
      while left > 0 {
        guard let code = unsafe step(&next, &left, &output, &chunk), code != E2BIG, left > 0 else { continue }
        output += [0xef, 0xbf, 0xbd]
        unsafe next = unsafe next?.advanced(by: 1)
        left -= 1
      }
      // Some encodings keep a letter until they know that no mark follows.
      unsafe next = nil
      _ = unsafe step(&next, &left, &output, &chunk)
    }
    return output
  }

  /// Converts what fits in a chunk.
  /// - Returns: why it stopped; nil: it is through.
  private borrowing func step(
    _ next: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, _ output: inout [UInt8],
    _ chunk: inout [CChar]
  ) -> Int32? {
    unsafe chunk.withUnsafeMutableBufferPointer { chunk in
      var end = chunk.baseAddress
      var room = chunk.count
      let done = unsafe iconv(handle, &next, &left, &end, &room)
      let code = errno
      unsafe output.append(contentsOf: chunk.prefix(chunk.count - room).lazy.map { UInt8(bitPattern: $0) })
      return Int(truncatingIfNeeded: done) == -1 ? code : nil
    }
  }
}
