/// A set of characters and markers.
public struct UnitSet: Hashable, Sendable {
  /// In ascending order, without overlaps.
  public private(set) var ranges: [ClosedRange<UInt32>]

  private static let lastScalar: UInt32 = 0x10_FFFF
  private static let lastMarker = lastScalar + UInt32(ContextUnit.markers)

  /// Every character and no marker.
  public static let anyCharacter = UnitSet(codes: [0...lastScalar])
  /// Every marker and no character.
  public static let anyMarker = UnitSet(codes: [lastScalar + 1...lastMarker])

  /// A set of nothing.
  public init() {
    ranges = []
  }

  /// A set of one.
  public init(_ unit: ContextUnit) {
    ranges = [unit.code...unit.code]
  }

  /// The characters of ranges, which may overlap.
  public init(_ scalars: [ClosedRange<Unicode.Scalar>]) {
    self.init(codes: scalars.map { $0.lowerBound.value...$0.upperBound.value })
  }

  private init(codes: [ClosedRange<UInt32>]) {
    ranges = []
    for range in codes.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound &+ 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// What is in either.
  public func union(_ other: UnitSet) -> UnitSet { UnitSet(codes: ranges + other.ranges) }

  /// What is in any of many.
  public static func union(_ sets: [UnitSet]) -> UnitSet { UnitSet(codes: sets.flatMap(\.ranges)) }

  /// What is in this set and not in the other.
  public func subtracting(_ other: UnitSet) -> UnitSet {
    var left: [ClosedRange<UInt32>] = []
    for range in ranges {
      var start = range.lowerBound
      for hole in other.ranges where hole.upperBound >= start && hole.lowerBound <= range.upperBound {
        if hole.lowerBound > start { left.append(start...hole.lowerBound - 1) }
        start = hole.upperBound + 1
      }
      if start <= range.upperBound { left.append(start...range.upperBound) }
    }
    return UnitSet(codes: left)
  }

  /// What is in both.
  public func intersection(_ other: UnitSet) -> UnitSet { subtracting(subtracting(other)) }

  /// The characters that are not in the set; the markers as well, where the set speaks of markers.
  public var inverted: UnitSet {
    let all = intersection(.anyMarker).isEmpty ? Self.anyCharacter : Self.anyCharacter.union(.anyMarker)
    return all.subtracting(self)
  }

  /// A set of nothing.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Whether a unit is in the set.
  public func contains(_ unit: ContextUnit) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < unit.code { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= unit.code
  }
}
