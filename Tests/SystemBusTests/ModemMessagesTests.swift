import KeyboardCore
import Posix
import SystemBus
import Testing

/// Text messages of a ModemManager that python-dbusmock plays on a bus of the test's own.
@Suite(.enabled(if: PrivateBus.canRun, Comment(rawValue: PrivateBus.missing)), .serialized)
struct ModemMessagesTests {
  private let name = "org.freedesktop.ModemManager1"
  private let root = "/org/freedesktop/ModemManager1"

  /// What has come until a condition holds, or until nothing more can be expected.
  private func texts(
    _ messages: inout ModemMessages, until isEnough: (borrowing ModemMessages, [String]) -> Bool
  ) throws -> [String] {
    var texts: [String] = []
    let end = Clock.monotonic() + PrivateBus.patience
    while true {
      while let message = try messages.next() { texts.append(message.text) }
      if isEnough(messages, texts) || Clock.monotonic() > end { return texts }
      try PrivateBus.wait(messages.raw, messages.wanted, until: messages.deadline ?? end)
    }
  }

  @Test func receivedMessagesComeOnce() throws {
    let bus = try PrivateBus()
    try bus.serve("modemmanager", as: name)
    var messages = try ModemMessages(address: bus.address)
    _ = try texts(&messages) { messages, _ in messages.modemCount == 1 }
    let state = [messages.isServing ? 1 : 0, messages.modemCount]
    #expect(state == [1, 1])
    try bus.ask(name, root, "Write", [.string("I write this myself")])
    try bus.ask(name, root, "Report", [.string("delivered")])
    try bus.ask(name, root, "Lose", [.string("")])
    try bus.ask(name, root, "Receive", [.string("Your code is 482913")])
    try bus.ask(name, root, "Receive", [.string("认证 код ⁂\n@example.com #747723")])
    let found = try texts(&messages) { $1.count >= 2 }
    #expect(found == ["Your code is 482913", "认证 код ⁂\n@example.com #747723"])
  }

  @Test func aMessageOfSeveralPartsComesWhenItIsWhole() throws {
    let bus = try PrivateBus()
    try bus.serve("modemmanager", as: name)
    var messages = try ModemMessages(address: bus.address)
    _ = try texts(&messages) { messages, _ in messages.modemCount == 1 }
    let path = try bus.ask(name, root, "Begin", [.string("")])
    try bus.ask(name, root, "Receive", [.string("first")])
    let first = try texts(&messages) { $1.count >= 1 }
    #expect(first == ["first"])
    try bus.ask(name, root, "Finish", [.string(path), .string("Your long code is 482913")])
    let found = try texts(&messages) { $1.count >= 1 }
    #expect(found == ["Your long code is 482913"])
  }

  @Test func modemsAndTheServiceComeAndGo() throws {
    let bus = try PrivateBus()
    var messages = try ModemMessages(address: bus.address)
    let first = try messages.next()
    #expect(first == nil)
    let state1 = [messages.isServing ? 1 : 0, messages.modemCount]
    #expect(state1 == [0, 0])
    try bus.serve("modemmanager", as: name)
    _ = try texts(&messages) { messages, _ in messages.modemCount == 1 }
    try bus.ask(name, root, "AddModem", [.string(root + "/Modem/1")])
    _ = try texts(&messages) { messages, _ in messages.modemCount == 2 }
    let count2 = messages.modemCount
    #expect(count2 == 2)
    try bus.ask(name, root, "RemoveModem", [.string(root + "/Modem/1")])
    _ = try texts(&messages) { messages, _ in messages.modemCount == 1 }
    let count1 = messages.modemCount
    #expect(count1 == 1)
    bus.endServices()
    _ = try texts(&messages) { messages, _ in !messages.isServing }
    let state2 = [messages.isServing ? 1 : 0, messages.modemCount]
    #expect(state2 == [0, 0])
    try bus.serve("modemmanager", as: name)
    _ = try texts(&messages) { messages, _ in messages.modemCount == 1 }
    try bus.ask(name, root, "Receive", [.string("Your code is 482913")])
    let found = try texts(&messages) { $1.count >= 1 }
    #expect(found == ["Your code is 482913"])
  }

  @Test func aBusThatIsNotThereIsAnError() {
    #expect(throws: BusError.self) {
      var messages = try ModemMessages(address: "unix:path=/nonexistent/bus")
      _ = try messages.next()
    }
  }
}
