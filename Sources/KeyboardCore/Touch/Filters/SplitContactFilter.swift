/// Makes one contact of a finger that a panel sees twice.
///
/// A contact that begins beside one that has just begun, nearer than two fingers can stand, is the same finger. It is not
/// told; where it outlasts the other it goes on in its place. One that has been there for longer does not count: two thumbs
/// type a double letter with one contact beginning before the other has ended, and a release may have been lost.
public struct SplitContactFilter: Sendable {
  /// A finger and the contact that tells where it is.
  private struct Finger {
    var speaker: UInt32
    var point: KeyPoint
    let since: Instant
  }

  /// Contacts that belonged to another's finger.
  public private(set) var count = 0

  private let window: TouchWindow?
  private let reach: Double
  /// By the id of the finger's first contact, which is the one that is told.
  private var fingers = ContactTable<Finger>()
  /// The finger of each contact.
  private var owners = ContactTable<UInt32>()

  /// - Parameter window: `TouchFilterSettings.split`.
  public init(window: TouchWindow?, scale: TouchScale) {
    self.window = window
    reach = scale.pixels(window?.millimetres ?? 0)
  }

  /// Takes second contacts out of the frame.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    if window == nil { return }
    let time = frame.time
    frame.replace { take($0, at: time) }
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    if touch.phase == .began { return begin(touch, at: time) }
    guard let owner = owners[touch.id] else { return touch }
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    if isOver { owners[touch.id] = nil }
    guard var finger = fingers[owner], finger.speaker == touch.id else { return nil }
    if touch.phase == .ended, let heir = heir(of: owner) {
      finger.speaker = heir
      fingers[owner] = finger
      return nil
    }
    finger.point = touch.point
    fingers[owner] = isOver ? nil : finger
    var told = touch
    told.id = owner
    return told
  }

  private mutating func begin(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    if let owner = finger(at: touch.point, time) {
      owners[touch.id] = owner
      count += 1
      return nil
    }
    owners[touch.id] = touch.id
    fingers[touch.id] = Finger(speaker: touch.id, point: touch.point, since: time)
    return touch
  }

  private func finger(at point: KeyPoint, _ time: Instant) -> UInt32? {
    guard let window else { return nil }
    for index in 0..<fingers.count {
      let (id, finger) = fingers.entry(at: index)
      if time - finger.since <= window.time && TouchScale.near(finger.point, point, reach) { return id }
    }
    return nil
  }

  /// Another contact of a finger whose own one has ended.
  private func heir(of finger: UInt32) -> UInt32? {
    for index in 0..<owners.count where owners.entry(at: index).state == finger { return owners.entry(at: index).id }
    return nil
  }
}
