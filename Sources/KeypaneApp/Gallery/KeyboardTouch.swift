import KeyboardCore
import Posix

extension Keyboard {
  /// A finger on the middle of a key, for pictures; it leaves again or stays, or stays until the key shows what else it
  /// has.
  enum Touch {
    case tap
    case press
    case hold
  }

  /// - Parameters:
  ///   - name: the id of a key; else what it types, or its role: `globe`, whatever the layout calls it.
  ///   - option: that names it, if one does.
  mutating func touch(_ name: String, _ touch: Touch, option: String? = nil, finger: UInt32 = 1) throws(AppError) {
    if BarKey.isOne(name), let item = bar.items.indices.first(where: { BarKey.item($0) == name }) {
      return self.touch(bar.cells[item].centre, touch, finger: finger)
    }
    let keys = plan.planes[plane].keys
    let found =
      keys.first { $0.key.id == name } ?? keys.first { !name.isEmpty && $0.key.output == name }
      ?? keys.first { $0.key.role.rawValue == name }
    guard let key = found else { throw .unknown(option.map { "--\($0)" } ?? "key", name, among: keys.map(\.key.id)) }
    self.touch(key.cap.centre, touch, finger: finger)
  }

  private mutating func touch(_ point: KeyPoint, _ touch: Touch, finger: UInt32) {
    var effects = Effects()
    handle(KeyTouchFrame(touches: [KeyTouch(id: finger, phase: .began, point: point)]), into: &effects)
    switch touch {
    case .press: break
    case .tap: handle(KeyTouchFrame(touches: [KeyTouch(id: finger, phase: .ended, point: point)]), into: &effects)
    case .hold:
      if let deadline { wake(at: deadline, into: &effects) }
    }
  }

  /// Shows shift in a state, as taps on it would; one key is as good as another.
  mutating func show(_ state: ShiftMachine.State) throws(AppError) {
    guard let key = plan.planes[plane].keys.first(where: { $0.key.role == .shift })?.key.id else {
      if state != .off { Output.error("the plane \(plan.planes[plane].id) has no shift key: --shift changes nothing") }
      return
    }
    let taps =
      switch state {
      case .off, .automatic: 0
      case .on: 1
      case .locked: 2
      }
    for tap in 0..<taps { try touch(key, .tap, option: "shift", finger: UInt32(100 + tap)) }
  }
}
