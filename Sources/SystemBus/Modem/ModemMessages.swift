import KeyboardCore

/// The text messages that the machine's modems receive, from ModemManager over the system's message bus.
///
/// ModemManager is not started; it and its modems may come and go. Only messages that arrive from now on are read, and
/// only received ones: each once, when all its parts are there. Signals of anyone else than ModemManager count for nothing.
public struct ModemMessages: ~Copyable {
  private static let service = "org.freedesktop.ModemManager1"
  private static let root = "/org/freedesktop/ModemManager1"
  private static let messaging = "org.freedesktop.ModemManager1.Modem.Messaging"
  private static let sms = "org.freedesktop.ModemManager1.Sms"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let objects = "org.freedesktop.DBus.ObjectManager"
  /// `MMSmsState`: all parts have been received.
  private static let received: UInt64 = 3
  /// `MMSmsState`: parts are missing yet.
  private static let receiving: UInt64 = 2
  /// `MMSmsPduType`: to the network (a message of this machine's own), and a report of one; CDMA's submit is 33.
  private static let notReceived: Set<UInt64> = [2, 3, 33]
  /// Messages that are being asked for or still lack parts; more at once are nobody's.
  private static let limit = 64

  /// What an answer is for.
  private enum Question: Sendable {
    case owner
    case modems
    case text(path: String)
  }

  private let bus: BusConnection
  private var questions: [UInt64: Question] = [:]
  /// ModemManager's unique name; empty while it does not run.
  private var owner = ""
  private var modems: Set<String> = []
  /// Messages that lack parts.
  private var unfinished: Set<String> = []

  /// Begins to listen.
  /// - Parameter address: of the bus; nil: the system's.
  public init(address: String? = nil) throws(BusError) {
    let bus = try BusConnection(address: address)
    let from = "type='signal',sender='\(Self.service)'"
    for rule in [
      "type='signal',sender='\(BusCall.bus)',member='NameOwnerChanged',arg0='\(Self.service)'",
      "\(from),interface='\(Self.messaging)',member='Added'",
      "\(from),interface='\(Self.properties)',member='PropertiesChanged',arg0='\(Self.sms)'",
      "\(from),interface='\(Self.objects)'",
    ] {
      try bus.send(.match(rule))
    }
    questions[try bus.send(.owner(of: Self.service))] = .owner
    self.bus = bus
  }

  /// For `Poller`.
  public var raw: Int32 { bus.raw }
  /// What to wait for.
  public var wanted: (reading: Bool, writing: Bool) { bus.wanted }
  /// When `next` is to be asked even if nothing has come; on CLOCK_MONOTONIC.
  public var deadline: Instant? { bus.deadline }
  /// ModemManager runs.
  public var isServing: Bool { !owner.isEmpty }
  /// How many modems can receive messages.
  public var modemCount: Int { modems.count }

  /// The next message that has been received; nil: none any more.
  ///
  /// Throws where the bus is gone; nothing comes from these any more then.
  public mutating func next() throws(BusError) -> ModemMessage? {
    while let message = try bus.next(isSecret: true) {
      switch message.kind {
      case .signal: try take(message)
      case .reply(let number):
        guard let question = questions.removeValue(forKey: number) else { continue }
        if let text = try answer(to: question, message) { return text }
      case .refusal(let number, _):
        // No ModemManager, or a message that has been deleted meanwhile.
        if case .text(let path)? = questions.removeValue(forKey: number) { unfinished.remove(path) }
      case .call: continue
      }
    }
    return nil
  }

  private mutating func take(_ signal: BusMessage) throws(BusError) {
    if signal.isSignal(BusCall.bus, "NameOwnerChanged"), signal.sender == BusCall.bus {
      guard signal.body.first?.text == Self.service, signal.body.count == 3 else { return }
      return try serve(signal.body[2].text ?? "")
    }
    guard !owner.isEmpty, signal.sender == owner else { return }
    if signal.isSignal(Self.messaging, "Added") {
      // False: this machine has written it.
      guard signal.body.count == 2, let path = signal.body[0].text, signal.body[1].truth == true else { return }
      try ask(for: path)
    } else if signal.isSignal(Self.properties, "PropertiesChanged") {
      guard unfinished.contains(signal.path), signal.body.count > 1, signal.body[1]["State"]?.number == Self.received
      else { return }
      try ask(for: signal.path)
    } else if signal.isSignal(Self.objects, "InterfacesAdded"), signal.body.count == 2 {
      if let path = signal.body[0].text, signal.body[1][Self.messaging] != nil { modems.insert(path) }
    } else if signal.isSignal(Self.objects, "InterfacesRemoved"), signal.body.count == 2 {
      guard let path = signal.body[0].text, signal.body[1].members.contains(.string(Self.messaging)) else { return }
      modems.remove(path)
    }
  }

  /// ModemManager has come, gone or come again.
  private mutating func serve(_ name: String) throws(BusError) {
    guard name != owner else { return }
    owner = name
    modems = []
    unfinished = []
    questions = [:]
    guard !name.isEmpty else { return }
    questions[try bus.send(BusCall(name, Self.root, Self.objects, "GetManagedObjects"))] = .modems
  }

  private mutating func ask(for path: String) throws(BusError) {
    guard questions.count < Self.limit, unfinished.count < Self.limit else { return }
    questions[try bus.send(BusCall(owner, path, Self.properties, "GetAll", [.string(Self.sms)]))] = .text(path: path)
  }

  private mutating func answer(to question: Question, _ message: BusMessage) throws(BusError) -> ModemMessage? {
    switch question {
    case .owner:
      try serve(message.body.first?.text ?? "")
    case .modems:
      for object in message.body.first?.members ?? [] {
        let pair = object.members
        if pair.count == 2, let path = pair[0].text, pair[1][Self.messaging] != nil { modems.insert(path) }
      }
    case .text(let path):
      guard let sms = message.body.first else { return nil }
      if let kind = sms["PduType"]?.number, Self.notReceived.contains(kind) { return nil }
      switch sms["State"]?.number {
      case Self.received:
        unfinished.remove(path)
        guard let text = sms["Text"]?.text, !text.isEmpty else { return nil }
        return ModemMessage(text: text)
      case Self.receiving: unfinished.insert(path)
      default: break
      }
    }
    return nil
  }
}
