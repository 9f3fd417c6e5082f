import CSDL
import KeyboardCore
import Posix

/// The clicks of keys, through SDL's audio.
///
/// The sound card is opened by a thread of SDL's own, so that neither the first picture nor a touch waits for it; until
/// it is open, and where there is none, keys are silent.
@safe public final class Sound {
  /// In bytes; a larger file is no click.
  private static let largest = 1 << 20
  private let player: UnsafeMutablePointer<keypane_sound>
  private var clicks: [KeyClick: [Int16]] = [:]
  private var hasStarted = false
  /// Nothing on the machine could play them.
  private var isMute = false
  private var hasToldOfFailure = false

  /// - Parameters:
  ///   - assets: the folder that holds `sounds`.
  ///   - volume: per cent of the files' own, from 0 to 100.
  public init(assets: String, volume: Int) throws(DisplayError) {
    var clicks: [KeyClick: [Int16]] = [:]
    for click in KeyClick.allCases {
      clicks[click] = try Self.read("\(assets)/sounds/\(click.rawValue).wav", volume: min(max(volume, 0), 100))
    }
    unsafe player = .allocate(capacity: 1)
    unsafe player.initialize(to: keypane_sound())
    self.clicks = clicks
  }

  deinit {
    unsafe keypane_sound_close(player)
    unsafe player.deallocate()
  }

  /// Begins to open the sound card; does not wait for it.
  public func start() {
    guard !hasStarted else { return }
    hasStarted = true
    // Without any card ALSA would tell of it on standard error by itself, in a dozen lines.
    guard Self.machineHasSound else {
      isMute = true
      return
    }
    unsafe keypane_sound_start(player)
  }

  /// Why keys are silent: told once, after it is known.
  public func failure() -> String? {
    guard hasStarted, !hasToldOfFailure else { return nil }
    if !isMute { guard unsafe keypane_sound_state(player) == KEYPANE_SOUND_NONE else { return nil } }
    hasToldOfFailure = true
    return "keys make no sound: there is no sound card that SDL can open; --no-sound says that none is wanted"
  }

  /// Lets a key be heard, if the card is open. A click that is still to come gives way.
  public func play(_ click: KeyClick) {
    start()
    guard !isMute, let samples = clicks[click] else { return }
    unsafe samples.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      _ = unsafe keypane_sound_play(player, start, UInt32(bytes.count))
    }
  }

  /// A card of the kernel's, a sound server of this user's, or a driver that somebody has chosen for SDL.
  private static var machineHasSound: Bool {
    if Environment.value("SDL_AUDIODRIVER") != nil || Environment.value("PULSE_SERVER") != nil { return true }
    if Files.exists("/dev/snd/controlC0") || Files.exists("/dev/snd/controlC1") { return true }
    guard let runtime = Environment.value("XDG_RUNTIME_DIR"), !runtime.isEmpty else { return false }
    return Files.exists("\(runtime)/pulse/native") || Files.exists("\(runtime)/pipewire-0")
  }

  /// The samples of a file of ours: 48,000 a second, one channel, 16 bits.
  private static func read(_ path: String, volume: Int) throws(DisplayError) -> [Int16] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Files.read(path, limit: largest)
    } catch {
      throw DisplayError(.missingInput, "cannot read the sound \(path): \(error.reason)")
    }
    let header = 44
    guard bytes.count > header, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WAVE".utf8),
      bytes[22] == 1, bytes[34] == 16
    else { throw DisplayError(.missingInput, "the sound \(path) is no WAV file of one channel and 16 bits") }
    var samples: [Int16] = []
    samples.reserveCapacity((bytes.count - header) / 2)
    for index in stride(from: header, to: bytes.count - 1, by: 2) {
      let sample = Int(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8))
      samples.append(Int16(sample * volume / 100))
    }
    return samples
  }
}
