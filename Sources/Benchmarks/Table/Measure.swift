/// A line of the table.
struct Measure {
  /// What was measured.
  var what: String
  /// What came out, with its unit; or why nothing did.
  var measured: String
  /// What it should stay under; empty where nothing is asked.
  var limit = ""
  /// Whether it does; nil where nothing is asked or nothing was measured.
  var isKept: Bool?

  /// Processor time, and what it should stay under.
  init(_ what: String, _ time: CPUTime, under limit: CPUTime? = nil) {
    self.what = what
    measured = time.text
    if let limit {
      self.limit = "< \(limit.text)"
      isKept = time < limit
    }
  }

  /// How many times as long one thing takes as another, and what that should stay under.
  init(_ what: String, ratio: Double, under limit: Double) {
    self.what = what
    measured = "\((ratio * 100).rounded() / 100)"
    self.limit = "< \(limit)"
    isKept = ratio < limit
  }

  /// A count that should be zero.
  init(_ what: String, none count: UInt64) {
    self.what = what
    measured = String(count)
    limit = "0"
    isKept = count == 0
  }

  /// Two counts, of which the second should not be the greater one.
  init(_ what: String, without: Int, with count: Int) {
    self.what = what
    measured = "\(without) / \(count)"
    limit = "not more"
    isKept = count <= without
  }

  /// Nothing could be measured.
  init(_ what: String, missing reason: String) {
    self.what = what
    measured = reason
  }

  /// `ok`, `OVER` or nothing.
  var verdict: String {
    switch isKept {
    case true?: "ok"
    case false?: "OVER"
    case nil: ""
    }
  }
}
