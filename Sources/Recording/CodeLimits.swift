/// How many types and codes the kernel's input system knows. Source: linux/input-event-codes.h.
enum CodeLimits {
  /// `EV_MAX`.
  static let lastType: UInt16 = 0x1f
  /// `KEY_MAX`, the highest code of any type.
  static let lastCode: UInt16 = 0x2ff
  /// `ABS_MAX`.
  static let lastAxis: UInt16 = 0x3f
  /// What fits the one row of 8 bytes that evemu gives the properties and most types.
  static let codesInRow: UInt16 = 64

  /// The rows of 8 bytes that hold all codes of a type: `KEY_CNT` is 0x300, `FF_CNT` 0x80, the others fit one row.
  static func rows(ofType type: UInt16) -> Int {
    switch type {
    case 0x01: 12
    case 0x15: 2
    default: 1
    }
  }
}
