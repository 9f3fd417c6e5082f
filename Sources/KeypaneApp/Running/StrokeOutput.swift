import Evdev
import KeyboardCore
import KeymapSource
import Posix

/// Where the running keyboard's strokes go, at the pace that readers can follow.
struct StrokeOutput: ~Copyable {
  /// The kernel's virtual keyboard; nil: standard output, a line of JSON a stroke.
  private var device: UinputKeyboard?
  private var queue = StrokeQueue()
  /// The last thing before the kernel, whatever was asked for.
  private var gate: KeyGate
  /// What it lets through of one stroke.
  private var passed: [KeyStroke] = []
  private let start = Clock.monotonic()

  /// - Parameters:
  ///   - prints: to standard output instead of uinput.
  ///   - rights: what may leave.
  init(prints: Bool, rights: KeyRights) throws(AppError) {
    gate = KeyGate(rights)
    passed.reserveCapacity(16)
    guard !prints else {
      device = nil
      return
    }
    do { device = try UinputKeyboard() } catch { throw AppError(error.status, error.description) }
  }

  /// When the next stroke is due.
  var deadline: Instant? { queue.deadline }

  /// What may leave from now on.
  mutating func use(_ rights: KeyRights) { gate.rights = rights }

  /// Sends what belongs together; one key goes out at once.
  mutating func send(_ strokes: [KeyStroke], at now: Instant) throws(AppError) {
    queue.push(strokes, at: now)
    try flush(at: now)
  }

  /// Sends what is due.
  mutating func flush(at now: Instant) throws(AppError) {
    while let stroke = queue.next(at: now) {
      passed.removeAll(keepingCapacity: true)
      gate.take(stroke, into: &passed)
      for index in passed.indices { try write(passed[index], at: now) }
    }
  }

  /// Forgets what waits and lets go of every key.
  mutating func release(at now: Instant) throws(AppError) {
    queue.drop(at: now)
    try flush(at: now)
    do { try device?.releaseAll() } catch { throw AppError(error.status, error.description) }
    gate.reset()
  }

  /// The device's own node; nil: there is no device.
  var node: String? {
    switch device {
    case .some(let device): device.node
    case .none: nil
    }
  }

  /// For `Poller`: readable when a light of the device changes; nil: there is no device.
  var lightsDescriptor: Int32? {
    switch device {
    case .some(let device): device.raw
    case .none: nil
    }
  }

  /// What the lights of the device show.
  mutating func lights() throws(AppError) -> KeymapSources.Lights {
    do throws(EvdevError) {
      guard let locks = try device?.lockState() else { return KeymapSources.Lights() }
      return KeymapSources.Lights(capsLock: locks.caps, numLock: locks.num)
    } catch {
      throw AppError(error.status, error.description)
    }
  }

  private mutating func write(_ stroke: KeyStroke, at now: Instant) throws(AppError) {
    if device != nil {
      do { try device?.inject(stroke) } catch { throw AppError(error.status, error.description) }
    } else {
      let line = Transcript.Stroke(
        t: (now - start).microseconds / 1000, key: KeyName.name(of: stroke.code), down: stroke.isDown)
      try Program.say(JSONText.encode(line))
    }
  }
}
