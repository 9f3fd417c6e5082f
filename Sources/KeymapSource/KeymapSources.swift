import KeyboardCore
import Keymap
import Posix

/// Everything that can say how programs read our keyboard, in order: the configuration, the X server, the Wayland
/// compositor, the machine's settings. Followed for as long as the value lives; nothing here waits for anybody.
public struct KeymapSources: ~Copyable {
  private let configured: KeymapName?
  private let settings: KeyboardDefaults.Reading
  private var x11: X11Source?
  private var wayland: WaylandSource
  /// What our device's lights show; used where no X server says what is locked.
  public var lights = Lights()

  /// The lights of our own device.
  public struct Lights: Hashable, Sendable {
    /// Caps Lock is lit.
    public var capsLock = false
    /// Num Lock is lit.
    public var numLock = false

    /// Both dark.
    public init() {}

    /// As they are.
    public init(capsLock: Bool, numLock: Bool) {
      self.capsLock = capsLock
      self.numLock = numLock
    }
  }

  /// - Parameters:
  ///   - configured: goes before all else; nil: nothing is configured.
  ///   - mark: by what our device is known to displays.
  ///   - places: where to look.
  public init(
    configured: KeymapName? = nil, mark: DeviceMark, places: KeymapPlaces = .ofThisProcess, at now: Instant
  ) {
    self.configured = configured
    settings = KeyboardDefaults.reading(places.defaults)
    x11 = places.x11Display.flatMap(X11Display.init).map { X11Source($0, mark: mark, at: now) }
    wayland = WaylandSource(places, mark: mark, at: now)
  }

  /// What is wrong with the settings of the machine, with file, line and column; nil: nothing.
  public var complaint: String? { settings.complaint }

  // MARK: - The loop

  /// Adds the sockets that are listened to: the X server's, the compositor's and sway's, those that there are.
  public func list(in poller: inout Poller) {
    if let raw = x11Descriptor { poller.add(raw) }
    if let raw = wayland.seatsRaw { poller.add(raw, writing: wayland.seatsMustWrite) }
    if let raw = wayland.swayRaw { poller.add(raw, writing: wayland.swayMustWrite) }
  }

  private var x11Descriptor: Int32? {
    switch x11 {
    case .some(let x11): x11.raw
    case .none: nil
    }
  }

  /// When there is something to do though no descriptor is ready.
  public var deadline: Instant? {
    switch x11 {
    case .some(let x11): Instant.earliest(x11.deadline, wayland.deadline)
    case .none: wayland.deadline
    }
  }

  /// Does what can be done without waiting; called at first, when a descriptor is ready and at the deadline.
  public mutating func work(at now: Instant) {
    x11?.work(at: now)
    wayland.work(at: now)
  }

  /// Waits until everybody has said what there is to say, or until the deadline: for programs that ask once.
  public mutating func settle(until deadline: Instant) throws(SystemError) {
    var poller = Poller()
    work(at: Clock.monotonic())
    while !isSettled, Clock.monotonic() < deadline {
      poller.removeAll()
      list(in: &poller)
      try poller.wait(until: Instant.earliest(self.deadline, deadline))
      work(at: Clock.monotonic())
    }
  }

  private var isSettled: Bool {
    switch x11 {
    case .some(let x11): x11.isSettled && wayland.isSettled
    case .none: wayland.isSettled
    }
  }

  // MARK: - What they say

  /// What is known now.
  public var reading: KeymapReading {
    let finding = x11Finding
    let seat = wayland.finding
    let state =
      finding?.state
      ?? KeymapState(group: seat?.group ?? 0, capsLock: lights.capsLock, numLock: lights.numLock)
    let knows = finding != nil || seat?.group != nil
    if let configured {
      return KeymapReading(content: .name(configured), source: .configuration, state: state, knowsGroup: knows)
    }
    if let finding {
      return KeymapReading(
        content: .text(KeymapText(finding.text)), source: .x11(display: finding.display), state: state)
    }
    if let seat { return KeymapReading(content: seat.content, source: .wayland, state: state, knowsGroup: knows) }
    if let name = settings.name, let path = settings.path {
      return KeymapReading(content: .name(name), source: .defaults(path: path), state: state, knowsGroup: knows)
    }
    return KeymapReading(content: .name(KeymapName(layout: "us")), source: .nobody, state: state)
  }

  /// Whether the keymap is known to be the one that decodes our device, or there is no display that could know. Until a
  /// display has found a new device the keymap is a guess.
  public var isCertain: Bool {
    if configured != nil || wayland.isCertain { return true }
    switch x11 {
    case .some(let x11): return x11.finding != nil || (x11.isAway && wayland.isAway)
    case .none: return wayland.isAway
    }
  }

  /// Whether no display has our keyboard: those that tell of their keyboards have others, or there is none that does.
  public var lackDevice: Bool {
    if x11Finding != nil || wayland.hasDevice { return false }
    switch x11 {
    case .some(let x11): return (x11.lacksDevice || (x11.isAway && wayland.isAway)) || wayland.lacksDevice
    case .none: return wayland.lacksDevice || wayland.isAway
    }
  }

  private var x11Finding: X11Source.Finding? {
    switch x11 {
    case .some(let x11): x11.finding
    case .none: nil
    }
  }

  // MARK: - What they are asked to do

  /// Whether our keyboard is to be used once, by the key of `SeatTap`, so that the compositor tells its keymap.
  public var wantsTap: Bool { wayland.wantsTap }

  /// Our keyboard has been used.
  public mutating func tapped(at now: Instant) { wayland.tapped(at: now) }

  /// Whether an X server has our device, and keys of it can be given characters.
  public var hasX11: Bool { x11Finding != nil }

  /// Whether spare keys may be given or changed now: nothing that was typed is on its way to programs.
  public var mayGiveSpareKeys: Bool {
    get {
      switch x11 {
      case .some(let x11): x11.mayGiveKeys
      case .none: true
      }
    }
    set { x11?.mayGiveKeys = newValue }
  }

  /// Those of some characters that would be given keys on X11, the most important first; nothing is given.
  public func spared(_ characters: some Sequence<Unicode.Scalar>) -> Set<Unicode.Scalar> {
    switch x11 {
    case .some(let x11): x11.spared(characters)
    case .none: []
    }
  }

  /// Asks for keys of our device on X11 for characters that the keymap lacks, in place of what was asked for before;
  /// nothing happens where there is no X server. They are in the keymap that is read next.
  /// - Parameters:
  ///   - shown: of the layout that is shown, those that have spare keys already among them. Where there are too few keys
  ///     others give way.
  ///   - others: of other languages in use.
  public mutating func giveSpareKeys(
    to shown: some Sequence<Unicode.Scalar>, others: some Sequence<Unicode.Scalar> = []
  ) {
    x11?.giveKeys(to: shown, others: others)
  }

  /// The characters that have been given keys: the keymap lacks them but for that.
  public var spareCharacters: Set<Unicode.Scalar> {
    switch x11 {
    case .some(let x11): x11.spareCharacters
    case .none: []
    }
  }

  /// Takes back what spare keys were given: before our device goes.
  public mutating func putBack() { x11?.putBack() }
}
