import KeyboardCore
import Testing

/// How long codes live.
struct ReceivedCodesTests {
  private let minute: Int64 = 60_000

  private func at(_ milliseconds: Int64) -> Instant { Instant.zero + .milliseconds(milliseconds) }

  @Test func livesThreeMinutes() {
    var codes = ReceivedCodes()
    #expect(codes.deadline == nil)
    codes.receive("Your code is 111111", at: at(0))
    codes.receive("Your code is 222222", at: at(minute))
    #expect(codes.deadline == at(3 * minute))
    #expect(codes.living(at: at(3 * minute - 1)).map(\.code) == ["222222", "111111"])
    #expect(codes.living(at: at(3 * minute)).map(\.code) == ["222222"])
    #expect(codes.all.count == 2)
    let hasExpired = codes.expire(at: at(3 * minute))
    let hasMore = codes.expire(at: at(3 * minute))
    #expect(hasExpired && !hasMore)
    #expect(codes.all.map(\.code) == ["222222"])
    #expect(codes.deadline == at(4 * minute))
    codes.expire(at: at(4 * minute))
    #expect(codes.all.isEmpty)
    #expect(codes.deadline == nil)
  }

  @Test func isOfferedUntilUsed() {
    var codes = ReceivedCodes()
    let first = codes.receive("Your code is 111111", at: at(0))
    let second = codes.receive("Your code is 222222\n@example.com #222222", at: at(1))
    let none = codes.receive("Nothing of interest", at: at(2))
    #expect(none == nil)
    #expect(codes.all == [second, first].compactMap { $0 })
    if let second { codes.use(second.id) }
    #expect(codes.all.map(\.code) == ["111111"])
    codes.removeAll()
    #expect(codes.all.isEmpty)
  }

  @Test func thatIsToldAgainIsNew() {
    var codes = ReceivedCodes()
    let first = codes.receive("Your code is 111111", at: at(0))
    codes.receive("Your code is 222222", at: at(1))
    let again = codes.receive("Your code is 111111", at: at(2))
    #expect(codes.all.map(\.code) == ["111111", "222222"])
    #expect(again?.received == at(2))
    #expect(again?.id != first?.id)
    // The same digits for a site are another code.
    codes.receive("@example.com #111111", at: at(3))
    #expect(codes.all.count == 3)
  }

  @Test func areNotWithoutEnd() {
    var codes = ReceivedCodes()
    for number in 100_000..<100_100 { codes.receive("Your code is \(number)", at: at(Int64(number - 100_000))) }
    #expect(codes.all.count == 16)
    #expect(codes.all.first?.code == "100099")
  }
}
