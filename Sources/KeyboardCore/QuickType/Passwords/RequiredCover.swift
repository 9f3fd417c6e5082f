/// Few characters that have one of every required class.
struct RequiredCover {
  /// The search gives up after so many attempts. Only classes that overlap in odd ways, more of them than a password
  /// has characters, need more than one a character.
  private static let mostSteps = 2000

  private let limit: Int
  private var chosen: [UInt8] = []
  private var steps = 0

  /// At most `limit` characters; nil where there are none, as far as the search got.
  static func find(_ classes: [PrintableSet], atMost limit: Int) -> [UInt8]? {
    var cover = RequiredCover(limit: limit)
    return cover.meets(classes) ? cover.chosen : nil
  }

  private init(limit: Int) {
    self.limit = limit
  }

  private mutating func meets(_ unmet: [PrintableSet]) -> Bool {
    // The smallest class leaves the least choice; its characters that others want, too, come first.
    guard let smallest = unmet.min(by: { $0.count < $1.count }) else { return true }
    guard chosen.count < limit else { return false }
    let choices = smallest.bytes.map { byte in (byte: byte, uses: unmet.count { $0.contains(byte) }) }
    for choice in choices.sorted(by: { $0.uses > $1.uses }) {
      steps += 1
      if steps > Self.mostSteps { return false }
      chosen.append(choice.byte)
      if meets(unmet.filter { !$0.contains(choice.byte) }) { return true }
      chosen.removeLast()
    }
    return false
  }
}
