import CAllocationCounter

/// Allocations by stage. It allocates when it is made and never again.
struct StageCounts {
  private var counts = [UInt64](repeating: 0, count: Stage.allCases.count)

  /// Of one stage.
  subscript(stage: Stage) -> UInt64 { counts[stage.rawValue] }

  /// Of all stages.
  var total: UInt64 { counts.reduce(0, +) }

  /// Adds what has been counted on this thread since `before`.
  mutating func add(since before: UInt64, to stage: Stage) {
    counts[stage.rawValue] += callocation_count() - before
  }
}
