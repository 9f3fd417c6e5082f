/// How crypt(5) writes hashes: what can be said of one without making it.
///
/// A PIN is checked while people wait, in the loop that types: a hash that costs more than about a tenth of a second on a
/// small machine is refused where it is read, and so is one that no PIN could ever match.
enum PINHashForm {
  /// Why a hash is not taken.
  enum Fault: Error {
    /// It is none, or of a kind that is not known here, or cut off.
    case unknown
    /// It takes too long to check; what is the most.
    case tooDear(String)
  }

  /// As much memory as cost 7 of crypt(5) takes, 64 MiB, in blocks of 128 bytes.
  private static let yescryptBlocks = 1 << 19
  private static let rounds = 1000...200_000
  private static let bcryptCosts = 4...10
  /// The letters of a hash, in the order of what they stand for.
  private static let letters = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// Looks at a hash of yescrypt, SHA-512, SHA-256 or bcrypt.
  static func check(_ hash: String) throws(Fault) {
    var parts = hash.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).map(Array.init)
    guard parts.count >= 4, parts.removeFirst().isEmpty else { throw .unknown }
    switch String(decoding: parts.removeFirst(), as: UTF8.self) {
    case "y", "gy": try checkYescrypt(parts)
    case "6": try checkSHA(parts, length: 86)
    case "5": try checkSHA(parts, length: 43)
    case "2a", "2b", "2y": try checkBcrypt(parts)
    default: throw .unknown
    }
  }

  /// `j`, how many blocks as a power of two, how large they are; salt; hash.
  private static func checkYescrypt(_ parts: [[UInt8]]) throws(Fault) {
    guard parts.count == 3, isOfLetters(parts[1], 0...86), isOfLetters(parts[2], 43...43) else { throw .unknown }
    let parameters = parts[0].map { letters.firstIndex(of: $0) ?? letters.count }
    guard parameters.count >= 3, parts[0][0] == UInt8(ascii: "j"), !parameters.contains(letters.count) else {
      throw .unknown
    }
    // More parameters make it dearer.
    guard parameters.count == 3, parameters[1] < 20, (parameters[2] + 1) << (parameters[1] + 1) <= yescryptBlocks else {
      throw .tooDear("cost 7 of yescrypt")
    }
  }

  /// `rounds=` where they are not 5000; salt; hash.
  private static func checkSHA(_ given: [[UInt8]], length: Int) throws(Fault) {
    var parts = given
    if parts.count == 3 {
      let words = String(decoding: parts.removeFirst(), as: UTF8.self)
      guard words.hasPrefix("rounds="), words.dropFirst(7).utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        throw .unknown
      }
      // What is no number that fits is a large one.
      let rounds = Int(words.dropFirst(7)) ?? .max
      guard rounds >= Self.rounds.lowerBound else { throw .unknown }
      guard rounds <= Self.rounds.upperBound else { throw .tooDear("\(Self.rounds.upperBound) rounds of SHA") }
    }
    guard parts.count == 2, (1...16).contains(parts[0].count), isOfLetters(parts[1], length...length) else {
      throw .unknown
    }
  }

  /// The cost, two digits; salt and hash in one.
  private static func checkBcrypt(_ parts: [[UInt8]]) throws(Fault) {
    guard parts.count == 2, isOfLetters(parts[1], 53...53), parts[0].count == 2,
      let cost = Int(String(decoding: parts[0], as: UTF8.self)), cost >= bcryptCosts.lowerBound
    else { throw .unknown }
    guard cost <= bcryptCosts.upperBound else { throw .tooDear("cost \(bcryptCosts.upperBound) of bcrypt") }
  }

  private static func isOfLetters(_ part: [UInt8], _ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(part.count) && part.allSatisfy(letters.contains)
  }
}
