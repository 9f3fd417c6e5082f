/// Calibrating a panel: which cross is to be touched now, what was wrong with the touch before, and what came of it.
///
/// It sees the panel's frames before any matrix, so that what comes out replaces a matrix that is in use and does not
/// have to be multiplied with it. Like the keyboard it reads no clock: it is told the time and says when it wants to be
/// woken.
public struct CalibrationSession: Sendable {
  /// How far it is.
  public enum Stage: Hashable, Sendable {
    /// The cross of this number is to be touched.
    case target(Int)
    /// The check target is to be touched.
    case check
    /// There is a result; it is shown for a while.
    case done
    /// It has come to nothing.
    case failed(Failure)
  }

  /// What was wrong with the last touch, so that it has to be done again.
  public enum Complaint: Hashable, Sendable {
    /// The finger was lifted too soon.
    case tooShort
    /// The finger did not stay in its place.
    case moved
    /// Another finger was there as well.
    case severalFingers
    /// It was where another cross was touched.
    case samePlace
    /// All crosses have been touched, and the touches of this one and of others do not belong together.
    case unfitting
    /// The check target was missed.
    case missed
  }

  /// Why it has come to nothing.
  public enum Failure: Hashable, Sendable {
    /// Nobody touched the panel for half a minute.
    case noTouch
    /// Touches that were done again do not belong together either.
    case unfitting
    /// All touches are in one line or one place.
    case degenerate
    /// The check target was missed three times.
    case checkMissed
  }

  /// The places to be touched.
  public let targets: CalibrationTargets
  /// How far it is.
  public private(set) var stage = Stage.target(0)
  /// What was wrong with the touch before; nil where it was right.
  public private(set) var complaint: Complaint?
  /// What was found; from the first touch of the check target on.
  public private(set) var result: CalibrationResult?
  /// Where the check target was touched, as the new matrix has it.
  public private(set) var checkTouch: KeyPoint?
  /// When the session wants to be woken; nil once it is over.
  public private(set) var deadline: Instant?

  private let panel: PanelDescription
  private let rotation: Rotation
  private var measured: [SharePoint?]
  /// The crosses that were to be touched again because they fitted no other.
  private var doneAgain: Set<Int> = []
  private var matrix = CalibrationMatrix.identity
  private var worst = CalibrationDistance(pixels: 0)
  private var misses = 0
  private var live: [UInt32] = []
  private var tap: CalibrationTap?
  private var lastTouch: Instant
  /// What comes down before this is a bounce of the finger before.
  private var quietUntil: Instant
  private var closes: Instant?

  /// From a touch to when nobody is thought to be there.
  public static let patience = Interval.milliseconds(30_000)
  /// How long a finger rests on a cross, so that there is something to measure; resistive panels take a tenth of a second
  /// to settle.
  public static let hold = Interval.milliseconds(300)
  private static let quiet = Interval.milliseconds(100)
  /// How long the result can be read.
  private static let showing = Interval.milliseconds(4000)
  /// Two crosses cannot be nearer than this share of the panel's range.
  private static let samePlace = 0.02
  /// A touch that the others put further away than this share of the screen's diagonal was meant for something else. A
  /// finger is 1.5 per cent off on a small screen, a corner's share of that grows to less than twice by itself.
  private static let tolerance = 0.06
  private static let mostMisses = 3

  /// - Parameters:
  ///   - targets: on the screen as it is seen.
  ///   - rotation: how far the picture is turned on the panel.
  ///   - start: the time now.
  public init(
    panel: PanelDescription, targets: CalibrationTargets, rotation: Rotation = .none, start: Instant
  ) {
    self.panel = panel
    self.targets = targets
    self.rotation = rotation
    measured = Array(repeating: nil, count: targets.points.count)
    lastTouch = start
    quietUntil = start
    deadline = start + Self.patience
  }

  /// A finger rests on the panel long enough: it may be lifted.
  public var isHeld: Bool { tap?.isHeld ?? false }

  /// A finger rests on the panel.
  public var isTouched: Bool { tap != nil }

  /// How many crosses have been measured.
  public var measuredCount: Int { measured.count { $0 != nil } }

  /// Whether a cross has been measured.
  public func isMeasured(_ index: Int) -> Bool { measured[index] != nil }

  /// There is nothing more to come.
  public var isOver: Bool { deadline == nil }

  // MARK: - Time and touches

  /// Does what is due.
  /// - Returns: whether there is something else to be seen.
  public mutating func wake(at now: Instant) -> Bool {
    guard let due = deadline, due <= now else { return false }
    if let closes, closes <= now {
      deadline = nil
    } else if lastTouch + Self.patience <= now {
      fail(.noTouch)
    } else if let began = tap?.began, began + Self.hold <= now {
      tap?.isHeld = true
      schedule()
    } else {
      schedule()
      return false
    }
    return true
  }

  /// Follows what the fingers do.
  /// - Returns: whether there is something else to be seen.
  public mutating func handle(_ frame: TouchFrame) -> Bool {
    guard !isOver else { return false }
    var isChanged = wake(at: frame.time)
    guard !isOver else { return isChanged }
    for contact in frame.contacts {
      lastTouch = max(lastTouch, frame.time)
      isChanged = handle(contact, at: frame.time) || isChanged
    }
    schedule()
    return isChanged
  }

  private mutating func handle(_ contact: Contact, at time: Instant) -> Bool {
    switch contact.phase {
    case .began:
      live.append(contact.id)
      guard tap == nil else {
        tap?.hasCompany = true
        return false
      }
      return live.count == 1 && time >= quietUntil && begin(contact, at: time)
    case .moved:
      if tap?.id == contact.id, tap?.ended == nil { tap?.add(contact.position) }
      return false
    case .ended:
      live.removeAll { $0 == contact.id }
      if tap?.id == contact.id { tap?.ended = time }
    case .cancelled:
      live.removeAll { $0 == contact.id }
      if tap?.id == contact.id {
        tap = nil
        return true
      }
    }
    guard live.isEmpty, let done = tap, let ended = done.ended else { return false }
    tap = nil
    quietUntil = time + Self.quiet
    judge(done, ended: ended)
    return true
  }

  private mutating func begin(_ contact: Contact, at time: Instant) -> Bool {
    if closes != nil {
      // Whoever touches the result has read it.
      closes = time
      return false
    }
    tap = CalibrationTap(contact, at: time)
    return true
  }

  private mutating func schedule() {
    if isOver { return }
    var next = lastTouch + Self.patience
    if let tap, !tap.isHeld { next = min(next, tap.began + Self.hold) }
    if let closes { next = closes }
    deadline = next
  }

  // MARK: - Judging

  private mutating func judge(_ tap: CalibrationTap, ended: Instant) {
    complaint = nil
    if tap.hasCompany {
      complaint = .severalFingers
    } else if tap.hasMoved(on: panel) {
      complaint = .moved
    } else if ended - tap.began < Self.hold {
      complaint = .tooShort
    } else {
      accept(PanelTransform.share(tap.median, panel.x, panel.y), at: ended)
    }
  }

  private mutating func accept(_ point: SharePoint, at time: Instant) {
    switch stage {
    case .target(let index):
      let isTaken = measured.indices.contains { other in
        guard other != index, let known = measured[other] else { return false }
        return abs(known.x - point.x) < Self.samePlace && abs(known.y - point.y) < Self.samePlace
      }
      guard !isTaken else {
        complaint = .samePlace
        return
      }
      measured[index] = point
      if let next = measured.firstIndex(of: nil) { stage = .target(next) } else { conclude() }
    case .check: check(point, at: time)
    case .done, .failed: break
    }
  }

  /// All crosses have been measured: fits the matrix, or has one measured again.
  private mutating func conclude() {
    let pairs = self.pairs
    let fit: CalibrationFit
    do throws(CalibrationError) {
      fit = try CalibrationFit(pairs)
    } catch {
      fail(.degenerate)
      return
    }
    let unaided = fit.errorsUnaided.map { distance($0, fit.matrix).pixels }.max() ?? 0
    if unaided > Self.tolerance * diagonal {
      guard let odd = oddOneOut(pairs) else { return fail(.unfitting) }
      doneAgain.insert(odd)
      measured[odd] = nil
      complaint = .unfitting
      stage = .target(odd)
      return
    }
    matrix = fit.matrix
    for error in fit.errors {
      let distance = distance(error, matrix)
      if distance.pixels >= worst.pixels { worst = distance }
    }
    stage = .check
  }

  /// The cross without which the others agree best, among those that have not been done again; of opposite corners, which
  /// cannot be told apart, one comes after the other.
  private func oddOneOut(_ pairs: [CalibrationFit.Pair]) -> Int? {
    var best: (index: Int, error: Double)?
    for index in pairs.indices where !doneAgain.contains(index) {
      var rest = pairs
      rest.remove(at: index)
      guard let fit = try? CalibrationFit(rest) else { continue }
      let error = fit.errors.map { distance($0, fit.matrix).pixels }.max() ?? 0
      if best.map({ error < $0.error }) ?? true { best = (index, error) }
    }
    return best?.index
  }

  private mutating func check(_ point: SharePoint, at time: Instant) {
    let found = matrix.applied(to: point)
    let wanted = onPanel(targets.check)
    let distance = distance(SharePoint(x: found.x - wanted.x, y: found.y - wanted.y), matrix)
    let seen = rotation.onPicture(found)
    checkTouch = KeyPoint(
      x: Self.pixel(seen.x, of: targets.screen.width), y: Self.pixel(seen.y, of: targets.screen.height))
    result = CalibrationResult(matrix: matrix, worst: worst, check: distance)
    guard distance.pixels <= Self.tolerance * diagonal else {
      misses += 1
      if misses >= Self.mostMisses { fail(.checkMissed) } else { complaint = .missed }
      return
    }
    stage = .done
    closes = time + Self.showing
  }

  private mutating func fail(_ failure: Failure) {
    stage = .failed(failure)
    tap = nil
    deadline = nil
  }

  // MARK: - Places

  private var pairs: [CalibrationFit.Pair] {
    zip(measured, targets.points).compactMap { measured, target in
      measured.map { CalibrationFit.Pair(measured: $0, wanted: onPanel(target)) }
    }
  }

  private func onPanel(_ point: KeyPoint) -> SharePoint {
    rotation.onPanel(SharePoint(point, on: targets.screen))
  }

  private var diagonal: Double {
    let (width, height) = (Double(targets.screen.width), Double(targets.screen.height))
    return (width * width + height * height).squareRoot()
  }

  /// A step on the panel's picture as a distance: on the screen, and on the panel by its resolution.
  private func distance(_ step: SharePoint, _ matrix: CalibrationMatrix) -> CalibrationDistance {
    let isTurned = rotation == .quarter || rotation == .threeQuarters
    let width = Double(isTurned ? targets.screen.height : targets.screen.width)
    let height = Double(isTurned ? targets.screen.width : targets.screen.height)
    var distance = CalibrationDistance(pixels: Self.length(step.x * width, step.y * height))
    if panel.x.resolution > 0, panel.y.resolution > 0, let raw = matrix.stepBefore(step) {
      distance.millimetres = Self.length(raw.x * Self.millimetres(panel.x), raw.y * Self.millimetres(panel.y))
    }
    return distance
  }

  private static func millimetres(_ axis: AxisRange) -> Double {
    (Double(axis.maximum) - Double(axis.minimum) + 1) / Double(axis.resolution)
  }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  private static func pixel(_ share: Double, of length: Int) -> Int {
    Int(min(max(share, 0), 1) * Double(length - 1))
  }
}
