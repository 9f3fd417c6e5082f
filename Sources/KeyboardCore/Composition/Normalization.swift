/// Canonical decomposition and composition (UAX #15) by tables that an edge has filled: the standard library has the
/// tables and keeps them to itself.
public struct Normalization: Sendable {
  /// A character and what it is made of, already decomposed as far as it goes.
  public struct Decomposition: Sendable {
    /// The character.
    public var scalar: Unicode.Scalar
    /// In canonical order.
    public var parts: [Unicode.Scalar]

    /// Hangul syllables need none: they are computed.
    public init(scalar: Unicode.Scalar, parts: [Unicode.Scalar]) {
      self.scalar = scalar
      self.parts = parts
    }
  }

  /// Two characters that are one.
  public struct Composition: Sendable {
    /// Of combining class 0.
    public var first: Unicode.Scalar
    /// What is put to it.
    public var second: Unicode.Scalar
    /// Both as one.
    public var composed: Unicode.Scalar

    /// Characters that Unicode excludes from composition do not come here.
    public init(first: Unicode.Scalar, second: Unicode.Scalar, composed: Unicode.Scalar) {
      self.first = first
      self.second = second
      self.composed = composed
    }
  }

  private let decompositions: ScalarTable<[UInt32]>
  private let compositions: ScalarTable<UInt32>
  private let classes: ScalarTable<UInt8>

  /// Tables in any order.
  public init(
    decompositions: [Decomposition], compositions: [Composition],
    classes: [(scalar: Unicode.Scalar, combiningClass: UInt8)]
  ) {
    self.decompositions = ScalarTable(
      decompositions.map { (UInt64($0.scalar.value), $0.parts.map(\.value)) })
    self.compositions = ScalarTable(
      compositions.map { (Self.pair($0.first.value, $0.second.value), $0.composed.value) })
    self.classes = ScalarTable(classes.map { (UInt64($0.scalar.value), $0.combiningClass) })
  }

  /// NFD, in place; markers stay before the character that they stand before.
  public func decompose(_ context: inout [ContextUnit]) {
    if context.allSatisfy({ $0.code < 0xC0 || $0.isMarker }) { return }
    var trailing: [ContextUnit] = []
    var parts: [GluedScalar] = []
    for one in GluedScalar.glue(context, trailing: &trailing) {
      let own = self.parts(of: one.scalar)
      for (index, part) in own.enumerated() {
        parts.append(GluedScalar(scalar: part, markers: index == 0 ? one.markers : []))
      }
    }
    sort(&parts)
    context = GluedScalar.units(parts, trailing: trailing)
  }

  /// NFC of a text in NFD.
  public func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if scalars.allSatisfy({ $0.value < 0x300 }) { return scalars }
    var made: [UInt32] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let own = combiningClass(scalar.value)
      if let starter {
        let isBlocked = made.count - 1 > starter && (lastClass >= own || lastClass == 0)
        if !isBlocked, let both = composition(made[starter], scalar.value) {
          made[starter] = both
          continue
        }
      }
      if own == 0 { starter = made.count }
      lastClass = own
      made.append(scalar.value)
    }
    return made.compactMap { Unicode.Scalar($0) }
  }

  /// Whether what stands before a character cannot change because of it.
  public func isStable(_ unit: ContextUnit) -> Bool {
    combiningClass(unit.code) == 0 && !Hangul.isMedialOrFinal(unit.code) && !unit.isMarker
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  private func combiningClass(_ code: UInt32) -> UInt8 { code < 0x300 ? 0 : classes[UInt64(code)] ?? 0 }

  private func parts(of code: UInt32) -> [UInt32] {
    if code < 0xC0 { return [code] }
    return Hangul.parts(of: code) ?? decompositions[UInt64(code)] ?? [code]
  }

  private func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    Hangul.composition(first, second) ?? compositions[Self.pair(first, second)]
  }

  /// Characters of a class that is not 0 stand in order of class, equals as they were.
  private func sort(_ parts: inout [GluedScalar]) {
    for index in parts.indices {
      let own = combiningClass(parts[index].scalar)
      guard own != 0 else { continue }
      var place = index
      while place > 0, combiningClass(parts[place - 1].scalar) > own {
        parts.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// The syllables of Hangul are computed, not listed (The Unicode Standard, 3.12).
  private enum Hangul {
    private static let syllables: UInt32 = 0xAC00
    private static let initials: UInt32 = 0x1100
    private static let medials: UInt32 = 0x1161
    private static let finals: UInt32 = 0x11A7

    static func parts(of code: UInt32) -> [UInt32]? {
      let index = code &- syllables
      guard index < 11172 else { return nil }
      let pair = [initials + index / 588, medials + index % 588 / 28]
      return index % 28 == 0 ? pair : pair + [finals + index % 28]
    }

    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
      if first &- initials < 19, second &- medials < 21 {
        return syllables + ((first - initials) * 21 + second - medials) * 28
      }
      let index = first &- syllables
      guard index < 11172, index % 28 == 0, (1..<28).contains(second &- finals) else { return nil }
      return first + second - finals
    }

    static func isMedialOrFinal(_ code: UInt32) -> Bool { (0x1160...0x11FF).contains(code) }
  }
}
