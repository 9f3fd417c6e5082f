/// Takes away what a resting hand touches: it types nothing.
///
/// A palm is what the panel itself calls one, what is larger than any finger, and what is large at the very edge of the
/// screen, where the hand that holds it lies. Whatever such a contact has pressed already is cancelled. As long as nobody
/// knows whether the panel's sizes mean anything (`SizeTrust`), a large contact is a palm once it lasts.
///
/// A contact of any size that stays at the edge only rests (`KeyTouch.isResting`): whether its key is one that is held, such
/// as delete, the keyboard knows.
public struct PalmFilter: Sendable {
  /// Contacts that were palms; not those that only rest at the edge, which the keyboard may take for something else.
  public private(set) var count = 0

  private struct Seen: Sendable {
    /// As it was told last.
    var touch: KeyTouch
    var since: Instant
    /// It began at the edge, has not left it and does not rest there yet.
    var isAtEdge: Bool
    var largeSince: Instant?
    var hasSize = false
    var isPalm = false
  }

  private let size: Double?
  private let edge: TouchWindow?
  private let margin: Double
  private let screen: KeySize
  /// Contacts may rest there.
  private let corner: KeyRect?
  private var sizes = SizeTrust()
  private var contacts = ContactTable<Seen>()
  private var given: [KeyTouch] = []
  /// The time of the last frame.
  private var latest = Instant.zero

  /// While sizes may mean something, a large contact is a palm when it lasts longer.
  private static let doubt = Interval.milliseconds(500)
  /// The edge is no wider than this part of the screen: a sixth of a key where ten of them stand in a row.
  private static let widestEdge = 60.0

  /// - Parameters:
  ///   - millimetres: `TouchFilterSettings.palm`.
  ///   - edge: `TouchFilterSettings.palmEdge`.
  ///   - corner: `TouchFilterSettings.restingCorner`.
  public init(millimetres: Double?, edge: TouchWindow?, corner: ScreenCorner? = nil, scale: TouchScale) {
    size = millimetres.map(scale.pixels)
    self.edge = edge
    margin = min(scale.pixels(edge?.millimetres ?? 0), Double(scale.screen.width) / Self.widestEdge)
    screen = scale.screen
    self.corner = corner?.surroundings(screen: scale.screen)
    given.reserveCapacity(32)
  }

  /// A filter of the same panel, before the screen had another size, knew whether its sizes are some.
  mutating func takeOver(_ earlier: PalmFilter) {
    sizes = earlier.sizes
    sizes.rescale()
  }

  /// When a contact has lasted for too long.
  public var deadline: Instant? {
    var earliest: Instant?
    for index in 0..<contacts.count {
      guard let due = due(contacts.entry(at: index).state) else { continue }
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Takes palms out of the frame; one that has been told as a finger is cancelled in it.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    let time = frame.time
    latest = time
    let varied = sizes.varies
    if size != nil { for touch in frame.touches { sizes.told(touch.size) } }
    if sizes.varies && !varied { giveUpLarge() }
    frame.replace { take($0, at: time) }
    if given.isEmpty { return }
    // Before the other fingers type.
    frame.touches.insert(contentsOf: given, at: 0)
    given.removeAll(keepingCapacity: true)
  }

  /// Adds what becomes of contacts to the frame that have lasted for too long at `time`.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    for index in 0..<contacts.count {
      var (id, seen) = contacts.entry(at: index)
      guard let due = due(seen), due <= time else { continue }
      var touch = seen.touch
      if seen.largeSince != nil && sizes.isOpen {
        count += 1
        seen.isPalm = true
        touch.phase = .cancelled
      } else {
        seen.isAtEdge = false
        touch.phase = .moved
        touch.isResting = true
      }
      contacts[id] = seen
      frame.touches.append(touch)
    }
  }

  private func due(_ seen: Seen) -> Instant? {
    if seen.isPalm { return nil }
    if let since = seen.largeSince, sizes.isOpen { return since + Self.doubt }
    guard let edge, seen.isAtEdge else { return nil }
    // While it was not known whether it is large, that may have gone by.
    return max(seen.since + edge.time, latest)
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    switch touch.phase {
    case .began:
      var seen = Seen(touch: touch, since: time, isAtEdge: isAtEdge(touch.point))
      measure(touch, at: time, &seen)
      contacts[touch.id] = seen
      return seen.isPalm ? nil : touch
    case .moved:
      guard var seen = contacts[touch.id] else { return touch }
      if seen.isPalm { return nil }
      seen.touch = touch
      seen.isAtEdge = seen.isAtEdge && isAtEdge(touch.point)
      measure(touch, at: time, &seen)
      contacts[touch.id] = seen
      guard seen.isPalm else { return touch }
      var cancelled = touch
      cancelled.phase = .cancelled
      return cancelled
    case .ended, .cancelled:
      let seen = contacts[touch.id]
      contacts[touch.id] = nil
      if seen?.hasSize == true && touch.phase == .ended { sizes.ended() }
      return seen?.isPalm == true ? nil : touch
    }
  }

  private mutating func measure(_ touch: KeyTouch, at time: Instant, _ seen: inout Seen) {
    // The panel's own word counts where sizes do: both are switched off together.
    guard let size else { return }
    if touch.size > 0 {
      seen.hasSize = true
      let limit = seen.isAtEdge ? size * 2 / 3 : size
      seen.largeSince = Double(touch.size) >= limit ? seen.largeSince ?? time : nil
    }
    seen.isPalm = touch.tool == .palm || seen.largeSince != nil && sizes.varies
    if seen.isPalm { count += 1 }
  }

  /// Sizes mean something: the large contacts that are there are palms.
  private mutating func giveUpLarge() {
    for index in 0..<contacts.count {
      var (id, seen) = contacts.entry(at: index)
      guard seen.largeSince != nil, !seen.isPalm else { continue }
      seen.isPalm = true
      count += 1
      contacts[id] = seen
      var touch = seen.touch
      touch.phase = .cancelled
      given.append(touch)
    }
  }

  private func isAtEdge(_ point: KeyPoint) -> Bool {
    guard edge != nil, corner?.contains(point) != true else { return false }
    let nearest = min(point.x, point.y, screen.width - 1 - point.x, screen.height - 1 - point.y)
    return Double(nearest) < margin
  }
}
