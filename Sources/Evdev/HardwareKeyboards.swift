import KeyboardCore
import Posix

/// The keyboards for people to type on that are plugged in now. Asks udev alone: a keyboard may be read by few.
public struct HardwareKeyboards: Sendable {
  /// Whether there is one.
  public private(set) var arePresent = false
  /// When udev is to be asked again: a node is there before its rules have been through; nil: all is known.
  public private(set) var deadline: Instant?
  private let finder: PanelFinder
  private var tries = 0

  /// From a node's coming until udev is asked again, and how often that is.
  private static let interval = Interval.milliseconds(100)
  private static let mostTries = 30

  /// - Parameter folder: of the nodes.
  public init(folder: String = "/dev/input") {
    finder = PanelFinder(folder: folder)
  }

  /// Looks at all devices: at first, and whenever one has come or gone.
  public mutating func look(at now: Instant) {
    tries = 0
    ask(now)
  }

  /// Does what is due.
  public mutating func wake(at now: Instant) {
    guard let deadline, deadline <= now else { return }
    tries += 1
    ask(now)
  }

  private mutating func ask(_ now: Instant) {
    arePresent = false
    var isWhole = true
    for node in finder.nodes() {
      guard let device = UdevDevice(node: node) else { continue }
      if !device.isReady { isWhole = false }
      if HardwareKeyboard.isOne({ device.property($0) }) { arePresent = true }
    }
    deadline = isWhole || tries >= Self.mostTries ? nil : now + Self.interval
  }
}
