/// Which key a finger means, and what is learnt of it.
extension Keyboard {
  /// The key of the shown plane that a finger means where it comes down.
  func key(meantBy touch: KeyTouch) -> Int? {
    guard let touches, usesTouchModel else { return plan.planes[plane].key(at: touch.point) }
    return touches.key(at: touch.point, ofPanel: touch.panel, on: plan.planes[plane], number: plane)
  }

  /// The digits of a shuffled pad are where they were never before.
  private var usesTouchModel: Bool { !(settings.shufflesPIN && traits.isSecure) }

  /// A finger has typed the key that it came down on: neither by a slide, nor from a pop-up, nor by a flick.
  ///
  /// Only touches that are certain teach: those of which the model itself has decided whose they are would confirm it in
  /// whatever it believes, and it would drift.
  mutating func learn(from finger: FingerMachine) {
    guard !traits.isSecure, let landing = finger.landing else { return }
    let placed = plan.planes[finger.plane].keys[finger.key]
    guard placed.sharesTouches, placed.certainPart.contains(landing) else { return }
    touches?.typed(
      finger.key, onPlane: finger.plane, by: Landing(of: landing, on: placed.cap),
      ofPanel: KeyTouch.panel(of: finger.contact))
  }

  /// What another keyboard, for the same or for another field, has learnt goes on here.
  public mutating func takeOverTouches(_ memory: TouchMemory?) {
    guard touches != nil, let memory else { return }
    touches = memory
    touches?.enter(plan)
  }
}
