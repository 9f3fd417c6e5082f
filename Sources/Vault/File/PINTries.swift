import KeyboardCore

/// How often a store's PIN was typed wrong, in a file beside it: who switches the kiosk off and on has to wait all the same.
///
/// The file holds the count and the time of the last try, in seconds since 1970. A try is counted before it is made.
struct PINTries: Sendable, Hashable {
  private(set) var wrong: Int
  private(set) var last: Int64

  /// Reads the file; one that is none counts as many tries.
  init(_ bytes: [UInt8]) {
    let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let wrong = Int(words[0]), let last = Int64(words[1]), (0...1_000_000).contains(wrong),
      (0...1 << 40).contains(last)
    else {
      (wrong, last) = (1_000_000, 1 << 40)
      return
    }
    (self.wrong, self.last) = (wrong, last)
  }

  /// No try yet.
  init() { (wrong, last) = (0, 0) }

  /// As it stands in the file.
  var bytes: [UInt8] { Array("\(wrong) \(last)\n".utf8) }

  /// How many seconds are to be waited still. A clock that was put back makes nobody wait longer than the last wrong PIN.
  func wait(now: Int64) -> Int64 {
    let backOff = PINBackOff(wrong: wrong, lastAt: .zero)
    let passed = max(0, now - last)
    guard let wait = backOff.wait(at: .zero + .milliseconds(passed * 1000)) else { return 0 }
    return (wait.microseconds + 999_999) / 1_000_000
  }

  /// One more try.
  mutating func begin(now: Int64) {
    wrong = min(wrong + 1, 1_000_000)
    last = now
  }
}
