import Evdev
import KeyboardCore
import KeymapSource
import Posix

/// Where strokes end up.
protocol StrokeSink: AnyObject {
  /// The keyboard's node, where there is one.
  var node: String? { get }

  /// For `Poller`: readable when a light of the keyboard changes; nil where there is none.
  var lightsDescriptor: Int32? { get }

  /// What the lights of the keyboard show.
  func lights() throws(AppError) -> KeymapSources.Lights

  /// Writes one stroke, which goes out at once.
  func write(_ stroke: KeyStroke, at now: Instant) throws(AppError)

  /// Lets go of every key that is down.
  func releaseAll() throws(AppError)

  /// Whether keys were let go since the last call by somebody else: a display kept the program waiting.
  func takeReleased() -> Bool
}

extension StrokeSink {
  func takeReleased() -> Bool { Patience.takeReleased() }
}

/// The kernel's virtual keyboard.
final class UinputSink: StrokeSink {
  private var device: UinputKeyboard

  init() throws(AppError) {
    do { device = try UinputKeyboard() } catch { throw AppError(error.status, error.description) }
    Patience.guardKeys(of: device.raw)
  }

  deinit { Patience.guardKeys(of: nil) }

  var node: String? { device.node }

  var lightsDescriptor: Int32? { device.raw }

  func lights() throws(AppError) -> KeymapSources.Lights {
    do throws(EvdevError) {
      let locks = try device.lockState()
      return KeymapSources.Lights(capsLock: locks.caps, numLock: locks.num)
    } catch {
      throw AppError(error.status, error.description)
    }
  }

  func write(_ stroke: KeyStroke, at now: Instant) throws(AppError) {
    do { try device.inject(stroke) } catch { throw AppError(error.status, error.description) }
  }

  func releaseAll() throws(AppError) {
    do { try device.releaseAll() } catch { throw AppError(error.status, error.description) }
  }
}

/// Standard output: a line of JSON a stroke.
final class PrintedStrokes: StrokeSink {
  private let start = Clock.monotonic()

  var node: String? { nil }
  var lightsDescriptor: Int32? { nil }

  func lights() -> KeymapSources.Lights { KeymapSources.Lights() }

  func write(_ stroke: KeyStroke, at now: Instant) throws(AppError) {
    let line = Transcript.Stroke(
      t: (now - start).microseconds / 1000, key: KeyName.name(of: stroke.code), down: stroke.isDown)
    try Program.say(JSONText.encode(line))
  }

  func releaseAll() {}
}
