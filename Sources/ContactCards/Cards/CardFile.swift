import KeyboardCore
import Posix

/// A file of contact cards.
public enum CardFile {
  /// The largest file that is read, in bytes: pictures make cards large.
  public static let largest = 16 << 20

  /// All cards of a vCard file (3.0 or 4.0), in its order; lists of members are left out.
  public static func read(_ path: String) throws(ContactCardError) -> [ContactCard] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Files.read(path, limit: largest)
    } catch {
      throw ContactCardError(file: path, line: nil, reason: error.reason)
    }
    return try VCardReader.read(bytes, name: path)
  }
}
