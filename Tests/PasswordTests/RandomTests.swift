import KeyboardCore
import Posix
import TestSupport
import Testing

@Suite("Random numbers")
struct RandomTests {
  /// Numbers that are given, then a failure.
  struct Scripted: RandomSource {
    struct Exhausted: Error {}
    var numbers: [UInt64]

    mutating func next() throws(Exhausted) -> UInt64 {
      if numbers.isEmpty { throw Exhausted() }
      return numbers.removeFirst()
    }
  }

  @Test("Numbers of the incomplete round are drawn again")
  func rejection() throws {
    // 2^64 mod 10 is 6: the numbers 0 to 5 are too many.
    var source = Scripted(numbers: [0, 5, 6, 0, 16, .max])
    #expect(try source.below(10) == 6)
    #expect(try source.below(10) == 6)
    #expect(try source.below(10) == 5)
    #expect(throws: Scripted.Exhausted.self) { try source.below(10) }
    var powers = Scripted(numbers: [0, 255, 256])
    #expect(try powers.below(256) == 0)
    #expect(try powers.below(256) == 255)
    #expect(try powers.below(1) == 0)
  }

  @Test("Every number is as likely as the others")
  func uniform() {
    var source = SeededRandom(seed: 8)
    var counts = [Int](repeating: 0, count: 19)
    for _ in 0..<19_000 { counts[source.below(19)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(counts)")
  }

  @Test("A source that fails makes no password")
  func failure() throws {
    for rules in ["", "allowed: digit"] {
      let strong = try StrongPassword(rules: PasswordRules(rules))
      var source = Scripted(numbers: [1 << 40, 1 << 41, 1 << 42])
      #expect(throws: Scripted.Exhausted.self) { try strong.password(using: &source) }
    }
  }

  @Test("The kernel's numbers differ, over several blocks")
  func system() throws {
    var source = SystemRandom()
    var seen: Set<UInt64> = []
    for _ in 0..<1000 { seen.insert(try source.next()) }
    // Two equal ones among so many come up once in 3 x 10^13 runs.
    #expect(seen.count == 1000)
    let strong = try StrongPassword()
    #expect(try strong.password(using: &source) != strong.password(using: &source))
  }
}
