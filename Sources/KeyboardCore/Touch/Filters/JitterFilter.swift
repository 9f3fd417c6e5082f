/// Holds a contact still while it only trembles: it has moved once it is further away than a finger at rest.
public struct JitterFilter: Sendable {
  private let reach: Double?
  /// Where each contact was told to be.
  private var told = ContactTable<KeyPoint>()

  /// - Parameter millimetres: `TouchFilterSettings.jitter`.
  public init(millimetres: Double?, scale: TouchScale) {
    reach = millimetres.map(scale.pixels)
  }

  /// Takes movements out of the frame that are none; ends stand where the contact was told to be.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    guard let reach else { return }
    frame.replace { take($0, reach) }
  }

  private mutating func take(_ touch: KeyTouch, _ reach: Double) -> KeyTouch? {
    var steady = touch
    switch touch.phase {
    case .began:
      told[touch.id] = touch.point
    case .moved:
      if let point = told[touch.id], TouchScale.near(point, touch.point, reach) {
        if !touch.isResting { return nil }
        steady.point = point
        return steady
      }
      told[touch.id] = touch.point
    case .ended, .cancelled:
      if let point = told[touch.id], TouchScale.near(point, touch.point, reach) { steady.point = point }
      told[touch.id] = nil
    }
    return steady
  }
}
