import KeyboardCore
import Keymap

/// What a Wayland compositor decodes our keyboard with, followed as it changes, and as compositors go and come.
struct WaylandSource: ~Copyable {
  /// What is known of the keymap.
  struct Finding: Hashable, Sendable {
    var content: KeymapReading.Content
    /// The active group; nil: the compositor does not tell.
    var group: Int?
  }

  /// What is known now; nil: nothing.
  private(set) var finding: Finding?
  private let places: KeymapPlaces
  private let mark: DeviceMark
  private var seats: SeatConnection?
  private var sway: SwayConnection?
  private var keymap = SeatKeymap()
  private var group: Int?
  /// When each of them is to be looked for.
  private var retrySeats: Instant?
  private var retrySway: Instant?
  /// Read where it is needed first.
  private var layoutNames: LayoutNames?

  /// How long after a compositor has gone, or was not there, it is looked for again.
  static let retryInterval = X11Source.retryInterval

  init(_ places: KeymapPlaces, mark: DeviceMark, at now: Instant) {
    self.places = places
    self.mark = mark
    if places.waylandSocket != nil { retrySeats = now }
    if places.swaySocket != nil { retrySway = now }
  }

  /// For `Poller`: the compositor's socket.
  var seatsRaw: Int32? {
    switch seats {
    case .some(let seats): seats.raw
    case .none: nil
    }
  }

  /// For `Poller`: the socket of sway's IPC.
  var swayRaw: Int32? {
    switch sway {
    case .some(let sway): sway.raw
    case .none: nil
    }
  }

  /// Whether the compositor's socket is to be waited for room to write.
  var seatsMustWrite: Bool {
    switch seats {
    case .some(let seats): seats.mustWrite
    case .none: false
    }
  }

  /// The same of sway's.
  var swayMustWrite: Bool {
    switch sway {
    case .some(let sway): sway.mustWrite
    case .none: false
    }
  }

  /// When there is something to do without anybody saying anything.
  var deadline: Instant? {
    Instant.earliest(retrySeats, retrySway, keymap.deadline)
  }

  /// Whether nothing is being waited for: the compositor and sway have said what they know, or are not there.
  var isSettled: Bool {
    (seatsRaw == nil || keymap.text != nil || keymap.device != .untold) && (swayRaw == nil || keymap.device != .untold)
  }

  /// Whether our keyboard is to be used once, so that its keymap is told.
  var wantsTap: Bool { seatsRaw != nil && keymap.wantsTap }

  /// Our keyboard has been used.
  mutating func tapped(at now: Instant) { keymap.tapped(at: now) }

  /// Whether what is known is of our keyboard.
  var isCertain: Bool { keymap.isCertain || (seatsRaw == nil && finding != nil) }

  /// Whether sway has told of its keyboards, and ours is none of them.
  var lacksDevice: Bool { swayRaw != nil && keymap.device == .absent }

  /// Whether sway has our keyboard.
  var hasDevice: Bool {
    if case .present = keymap.device { true } else { false }
  }

  /// Whether there is neither a compositor nor sway.
  var isAway: Bool { seatsRaw == nil && swayRaw == nil }

  /// Does what can be done without waiting.
  mutating func work(at now: Instant) {
    connect(at: now)
    listenToSway(at: now)
    listenToSeats(at: now)
    keymap.wake(at: now)
    finding = find()
  }

  private mutating func find() -> Finding? {
    if let text = keymap.text { return Finding(content: .text(KeymapText(text)), group: group) }
    guard case .present(let names) = keymap.device else { return nil }
    let known = layoutNames ?? LayoutNames(path: places.layoutNames)
    layoutNames = known
    return known.keymap(named: names).map { Finding(content: .name($0), group: group) }
  }

  private mutating func connect(at now: Instant) {
    if let retry = retrySway, retry <= now, let socket = places.swaySocket {
      sway = try? SwayConnection(socket: socket)
      retrySway = sway == nil ? now + Self.retryInterval : nil
    }
    if let retry = retrySeats, retry <= now, let socket = places.waylandSocket {
      seats = SeatConnection(socket: socket)
      retrySeats = seats == nil ? now + Self.retryInterval : nil
    }
  }

  private mutating func listenToSeats(at now: Instant) {
    guard let lives = seats?.listen() else { return }
    if lives {
      if let text = seats?.takeKeymap() { keymap.take(text) }
    } else {
      seats = nil
      // What the next one tells has nothing to do with what this one told.
      let device = keymap.device
      keymap = SeatKeymap()
      keymap.take(device)
      retrySeats = now + Self.retryInterval
    }
  }

  private mutating func listenToSway(at now: Instant) {
    do throws(SwayError) {
      guard let news = try sway?.listen() else { return }
      for one in news { take(one) }
    } catch {
      sway = nil
      group = nil
      keymap.take(.untold)
      retrySway = now + Self.retryInterval
    }
  }

  private mutating func take(_ news: SwayConnection.News) {
    switch news {
    case .devices(let devices):
      let ours = devices.first { [mark] in mark.matches(name: $0.name, numbers: $0.numbers) }
      if let ours { take(ours) } else { keymap.take(.absent) }
    case .event(let event):
      guard mark.matches(name: event.input.name, numbers: event.input.numbers) else { return }
      if event.change == "removed" {
        group = nil
        keymap.take(.absent)
      } else {
        take(event.input, isChanged: event.change == "xkb_keymap")
      }
    }
  }

  private mutating func take(_ device: SwayInput, isChanged: Bool = false) {
    // Every keyboard has names; what has none is another kind of device with the same name.
    guard let names = device.layoutNames else { return }
    group = device.activeLayout
    keymap.take(.present(names), isChanged: isChanged)
  }
}
