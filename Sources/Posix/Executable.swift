import Glibc

/// The program that is running.
public enum Executable {
  /// Its absolute path, links resolved (`/proc/self/exe`); nil where `/proc` is not mounted.
  public static var path: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink("/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
