import KeyboardCore
import Posix
import SystemBus

/// What the system's message bus tells a keyboard at work: text messages of the machine's modem, and the finger that
/// confirms.
struct BusWatch: ~Copyable {
  private var modem: ModemMessages?
  private var finger: FingerprintCheck?
  /// Whether there is to be a reader; what it says once is that there is none.
  private var hasReader: Bool
  private var modemPlace: Int?
  private var fingerPlace: Int?

  /// - Parameters:
  ///   - readsModem: messages of the modem are listened for.
  ///   - hasReader: fingers confirm.
  init(readsModem: Bool = false, hasReader: Bool = false) {
    self.hasReader = hasReader
    guard readsModem else {
      modem = nil
      return
    }
    do { modem = try ModemMessages() } catch {
      modem = nil
      Output.error("no messages of the modem: \(error)")
    }
  }

  /// Waits for what the bus tells.
  mutating func list(in poller: inout Poller) {
    modemPlace = nil
    fingerPlace = nil
    switch modem {
    case .some(let modem):
      modemPlace = poller.add(modem.raw, reading: modem.wanted.reading, writing: modem.wanted.writing)
    case .none: break
    }
    switch finger {
    case .some(let finger):
      fingerPlace = poller.add(finger.raw, reading: finger.wanted.reading, writing: finger.wanted.writing)
    case .none: break
    }
  }

  /// When something is to be done without anybody telling.
  var deadline: Instant? {
    Instant.earlier(modemDeadline, fingerDeadline)
  }

  private var modemDeadline: Instant? {
    switch modem {
    case .some(let modem): modem.deadline
    case .none: nil
    }
  }

  private var fingerDeadline: Instant? {
    switch finger {
    case .some(let finger): finger.deadline
    case .none: nil
    }
  }

  private var isAskingFinger: Bool {
    switch finger {
    case .some: true
    case .none: false
    }
  }

  /// The messages that have come.
  mutating func messages(_ poller: borrowing Poller, at now: Instant) -> [String] {
    guard let place = modemPlace, isDue(place, modemDeadline, poller, now) else { return [] }
    var found: [String] = []
    do {
      while let message = try modem?.next() { found.append(message.text) }
    } catch {
      modem = nil
      Output.error("no more messages of the modem: \(error)")
    }
    return found
  }

  /// What has come of the finger; nil: nothing yet.
  mutating func answer(_ poller: borrowing Poller, at now: Instant) -> Bool? {
    guard let place = fingerPlace, isDue(place, fingerDeadline, poller, now) else { return nil }
    while let event = finger?.next(at: now) {
      switch event {
      case .ready, .retry, .noMatch: continue
      case .match:
        finger = nil
        return true
      case .refused:
        finger = nil
        return false
      case .unavailable:
        finger = nil
        if hasReader { Output.error("no finger can be asked for: fprintd has no reader, or no finger that it knows") }
        hasReader = false
        return nil
      }
    }
    return nil
  }

  /// Asks for a finger, or lets the reader go.
  mutating func ask(_ isWanted: Bool, at now: Instant) {
    guard isWanted else {
      finger = nil
      return
    }
    guard hasReader, !isAskingFinger else { return }
    do { finger = try FingerprintCheck(until: now + PINRequest.patience) } catch {
      hasReader = false
      Output.error("no finger can be asked for: \(error)")
    }
  }

  private func isDue(_ place: Int, _ deadline: Instant?, _ poller: borrowing Poller, _ now: Instant) -> Bool {
    poller.isReadable(place) || poller.isWritable(place) || deadline.map { $0 <= now } == true
  }
}
