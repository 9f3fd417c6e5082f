import KeyboardCore
import Testing

@testable import Display

/// What RandR's bits say of an output: RR_Rotate_0 to RR_Reflect_Y of randr.h.
@Suite struct DisplayOutputTests {
  static let rows: [(bits: UInt32, rotation: Rotation, isMirrored: Bool)] = [
    (1, .none, false), (2, .threeQuarters, false), (4, .half, false), (8, .quarter, false), (0, .none, false),
    (1 | 16, .none, true), (1 | 32, .none, true), (8 | 16, .quarter, true),
    // Mirrored both ways is turned by half.
    (1 | 16 | 32, .half, false), (2 | 16 | 32, .quarter, false), (4 | 48, .none, false), (3, .none, false),
  ]

  @Test(arguments: rows.indices) func turnsAndMirrors(_ index: Int) {
    let row = Self.rows[index]
    let (rotation, isMirrored) = DisplayOutput.orientation(row.bits)
    #expect(rotation == row.rotation && isMirrored == row.isMirrored, "\(row.bits)")
  }
}
