import KeyboardCore
import Testing

/// A panel of the matrix: what it says of itself, and what it does beside that.
struct PanelSample: Sendable, CustomTestStringConvertible {
  /// What a description does not tell.
  enum Habit: Sendable, Hashable {
    /// Every contact has the tracking id 0.
    case onlyIDZero
    /// Positions reach one unit beyond the range.
    case overshoots
    /// Frames carry MSC_TIMESTAMP, and frames come that hold nothing else.
    case stampsFrames
    /// A finger is told before it touches and after it has left, with a distance.
    case hovers
    /// Keys below the screen are on the same node: KEY_BACK is pressed and released between touches.
    case hasKeys
    /// Slots are used though ABS_MT_SLOT is not declared.
    case undeclaredSlots
    /// Positions come on the second pair of axes.
    case secondPair
    /// No SYN_MT_REPORT: the one contact stands straight before SYN_REPORT.
    case barePositions
  }

  let name: String
  let device: DeviceDescription
  var habits: Set<Habit> = []

  var testDescription: String { name }

  /// How its contacts are told.
  enum Kind: Sendable, Hashable {
    case single
    case listed
    case slotted
  }

  var kind: Kind {
    get throws {
      if habits.contains(.undeclaredSlots) { return .slotted }
      switch try PanelDescription(device).touchProtocol {
      case .singleTouch, .singleTouchByPressure: return .single
      case .multiTouchA: return .listed
      case .multiTouchB: return .slotted
      }
    }
  }

  /// How many fingers it can tell.
  var fingers: Int {
    get throws {
      if habits.contains(.undeclaredSlots) { return 10 }
      if habits.contains(.barePositions) { return 1 }
      switch try PanelDescription(device).touchProtocol {
      case .singleTouch, .singleTouchByPressure: return 1
      case .multiTouchA: return 10
      case .multiTouchB(let slots): return slots
      }
    }
  }

  /// BTN_TOUCH tells when the last finger has left.
  var hasTouchButton: Bool { device.has(type: EventType.key, code: EventCode.Key.btnTouch) }
}
