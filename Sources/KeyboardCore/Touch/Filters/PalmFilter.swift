/// Takes away what a resting hand touches: it types nothing.
///
/// A palm is what the panel itself calls one, what is larger than any finger, and, at the very edge of the screen, where the
/// hand that holds it lies, what is large or stays. Whatever such a contact has pressed already is cancelled.
public struct PalmFilter: Sendable {
  /// Contacts that were palms.
  public private(set) var count = 0

  private let size: Double?
  private let edge: TouchWindow?
  private let margin: Double
  private let screen: KeySize
  /// Contacts may rest there.
  private let corner: KeyRect?
  /// Watched: it began at the edge and has not left it. Given up: it is a palm.
  private var contacts = WatchedContacts()

  /// - Parameters:
  ///   - millimetres: `TouchFilterSettings.palm`.
  ///   - edge: `TouchFilterSettings.palmEdge`.
  ///   - corner: `TouchFilterSettings.restingCorner`.
  public init(millimetres: Double?, edge: TouchWindow?, corner: ScreenCorner? = nil, scale: TouchScale) {
    size = millimetres.map(scale.pixels)
    self.edge = edge
    margin = scale.pixels(edge?.millimetres ?? 0)
    screen = scale.screen
    self.corner = corner?.surroundings(screen: scale.screen)
  }

  /// When a contact at the edge has rested there for too long.
  public var deadline: Instant? { edge.flatMap { contacts.deadline(after: $0.time) } }

  /// Takes palms out of the frame; one that has been told as a finger is cancelled in it.
  public mutating func filter(_ frame: inout KeyTouchFrame) {
    let time = frame.time
    frame.replace { take($0, at: time) }
  }

  /// Adds the cancellation of contacts to the frame that have rested at the edge until `time`.
  public mutating func wake(at time: Instant, into frame: inout KeyTouchFrame) {
    if let edge { count += contacts.giveUp(after: edge.time, at: time, into: &frame) }
  }

  private mutating func take(_ touch: KeyTouch, at time: Instant) -> KeyTouch? {
    switch touch.phase {
    case .began:
      let isAtEdge = isAtEdge(touch.point)
      var seen = WatchedContacts.Entry(touch: touch, since: time, isWatched: isAtEdge)
      seen.isGivenUp = looksLikePalm(touch, isAtEdge: isAtEdge)
      if seen.isGivenUp { count += 1 }
      contacts[touch.id] = seen
      return seen.isGivenUp ? nil : touch
    case .moved:
      guard var seen = contacts[touch.id] else { return touch }
      if seen.isGivenUp { return nil }
      seen.touch = touch
      seen.isWatched = seen.isWatched && isAtEdge(touch.point)
      seen.isGivenUp = looksLikePalm(touch, isAtEdge: seen.isWatched)
      contacts[touch.id] = seen
      guard seen.isGivenUp else { return touch }
      count += 1
      var cancelled = touch
      cancelled.phase = .cancelled
      return cancelled
    case .ended, .cancelled:
      let isPalm = contacts[touch.id]?.isGivenUp ?? false
      contacts[touch.id] = nil
      return isPalm ? nil : touch
    }
  }

  private func looksLikePalm(_ touch: KeyTouch, isAtEdge: Bool) -> Bool {
    // The panel's own word counts where sizes do: both are switched off together.
    guard let size else { return false }
    if touch.tool == .palm || Double(touch.size) >= size { return true }
    return isAtEdge && edge != nil && touch.size > 0 && Double(touch.size) >= size * 2 / 3
  }

  private func isAtEdge(_ point: KeyPoint) -> Bool {
    guard edge != nil, corner?.contains(point) != true else { return false }
    let nearest = min(point.x, point.y, screen.width - 1 - point.x, screen.height - 1 - point.y)
    return Double(nearest) < margin
  }
}
