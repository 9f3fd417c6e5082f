import KeyboardCore

/// Follows the fingers and the pointer on a form. It reads no clock: the caller wakes it at `deadline`.
public struct FormTouches: Sendable {
  private struct Finger {
    var id: UInt32
    var target: FormTarget
    var start: KeyPoint
    var beginning: Instant
    /// It has rested.
    var isHeld = false
    /// It moved too far to be resting.
    var hasMoved = false
  }

  private struct Tap {
    var field: String
    var point: KeyPoint
    var beginning: Instant
  }

  private let timing: FormTiming
  private var fingers: [Finger] = []
  private var lastTap: Tap?
  /// Where the pointer is, without a button pressed, and since when.
  private var pointer: (field: String, since: Instant)?
  /// The whole text of a field is asked for.
  private var isHolding = false

  /// A finger that rolls stays within so many points.
  private static let slop = 10.0

  /// Nobody touches yet.
  public init(timing: FormTiming = FormTiming()) {
    self.timing = timing
  }

  /// When a finger or the pointer will have rested long enough.
  public var deadline: Instant? {
    guard !isHolding else { return nil }
    let resting = fingers.filter { !$0.hasMoved && $0.target.field != nil }.map(\.beginning)
    return (resting + [pointer?.since].compactMap { $0 }).min().map { $0 + timing.longTouch }
  }

  /// Takes one finger's change.
  /// - Parameter picture: the form as it is seen.
  public mutating func handle(_ touch: KeyTouch, at time: Instant, on picture: FormPicture) -> FormGesture? {
    switch touch.phase {
    case .began:
      let isPointing = pointer != nil
      pointer = nil
      if let target = picture.target(at: touch.point) {
        fingers.append(Finger(id: touch.id, target: target, start: touch.point, beginning: time))
      }
      return isPointing ? release() : nil
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.id == touch.id }) else { return nil }
      if !isNear(touch.point, fingers[index].start, picture.scale) { fingers[index].hasMoved = true }
      return nil
    case .ended:
      guard let finger = remove(touch.id) else { return nil }
      if finger.isHeld {
        isHolding = false
        return .released(picture.target(at: touch.point) == finger.target ? finger.target : nil, at: touch.point)
      }
      return tap(finger, at: touch.point, on: picture)
    case .cancelled:
      return remove(touch.id)?.isHeld == true ? release() : nil
    }
  }

  /// Whether a finger of that id is on the form.
  public func holds(_ id: UInt32) -> Bool {
    fingers.contains { $0.id == id }
  }

  /// The pointer has moved without a button pressed; nil: it is not above the form.
  public mutating func point(at point: KeyPoint?, time: Instant, on picture: FormPicture) -> FormGesture? {
    let field = point.flatMap { picture.target(at: $0)?.field }
    if let field, field == pointer?.field { return nil }
    pointer = field.map { ($0, time) }
    return fingers.contains(where: \.isHeld) ? nil : release()
  }

  /// Does what is due at `time`.
  public mutating func wake(at time: Instant) -> FormGesture? {
    guard let deadline, deadline <= time else { return nil }
    isHolding = true
    for index in fingers.indices where !fingers[index].hasMoved {
      guard let field = fingers[index].target.field, fingers[index].beginning + timing.longTouch <= time else {
        continue
      }
      fingers[index].isHeld = true
      return .held(field: field)
    }
    return pointer.map { .held(field: $0.field) }
  }

  /// Lets go of everything.
  public mutating func cancel() -> FormGesture? {
    fingers.removeAll()
    lastTap = nil
    pointer = nil
    return release()
  }

  private mutating func remove(_ id: UInt32) -> Finger? {
    fingers.firstIndex { $0.id == id }.map { fingers.remove(at: $0) }
  }

  private mutating func release() -> FormGesture? {
    guard isHolding else { return nil }
    isHolding = false
    return .released(nil, at: KeyPoint(x: 0, y: 0))
  }

  /// The second of two touches of a place belongs to what the first one touched: the form may have been scrolled by it.
  private mutating func tap(
    _ finger: Finger, at point: KeyPoint, on picture: FormPicture
  ) -> FormGesture? {
    if let last = lastTap, isNear(finger.start, last.point, 2 * picture.scale),
      finger.beginning - last.beginning < timing.doubleTouch
    {
      lastTap = nil
      return .doubleTapped(field: last.field)
    }
    lastTap = nil
    guard picture.target(at: point) == finger.target else { return nil }
    if case .text(let field) = finger.target { lastTap = Tap(field: field, point: point, beginning: finger.beginning) }
    return .tapped(finger.target, at: point)
  }

  private func isNear(_ one: KeyPoint, _ other: KeyPoint, _ scale: Double) -> Bool {
    let reach = Int(Self.slop * scale)
    return abs(one.x - other.x) <= reach && abs(one.y - other.y) <= reach
  }
}
