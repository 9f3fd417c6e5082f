import Glibc
import KeyboardCore
import Posix
import TestSupport
import Testing

@testable import SystemBus

/// A message bus of a test's own with mock services on it; all of it ends with the test.
final class PrivateBus {
  static let daemon = "/usr/bin/dbus-daemon"
  static let python = "/usr/bin/python3"
  static let mock = "/usr/lib/python3/dist-packages/dbusmock/__init__.py"
  static let missing: String = "dbus-daemon, python3 or python3-dbusmock is missing"

  static var canRun: Bool { [daemon, python, mock].allSatisfy { Files.exists($0) } }

  /// What a test waits for at most; it takes a fraction of a second.
  static let patience = Interval.milliseconds(20_000)

  let address: String
  private let folder: TemporaryFolder
  private var daemonProcess: pid_t = 0
  private var services: [pid_t] = []
  private let control: BusConnection

  init() throws {
    folder = try TemporaryFolder("bus")
    address = "unix:path=" + folder.file("bus")
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>\(address)</listen><policy context="default">
      <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """
    try Files.write(folder.file("bus.conf"), Array(configuration.utf8))
    daemonProcess = try Self.spawn([Self.daemon, "--nofork", "--nopidfile", "--config-file=\(folder.file("bus.conf"))"])
    let end = Clock.monotonic() + Self.patience
    while !Files.exists(folder.file("bus")), Clock.monotonic() < end { usleep(5000) }
    control = try BusConnection(address: address)
  }

  deinit {
    for process in services + [daemonProcess] where process > 0 { Self.end(process) }
  }

  private static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
  }

  /// Starts a mock of the folder Mocks, and waits until it has its name.
  func serve(_ mock: String, as name: String) throws {
    let template = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Mocks/\(mock).py"
    services.append(
      try Self.spawn(
        [Self.python, "-m", "dbusmock", "--session", "--template", template],
        environment: ["DBUS_SESSION_BUS_ADDRESS=\(address)", "PATH=/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE=1"]))
    let end = Clock.monotonic() + Self.patience
    while Clock.monotonic() < end {
      if case .reply = try answer(to: .owner(of: name)).kind { return }
      usleep(10_000)
    }
    Issue.record("\(name) has not come")
  }

  /// Sends everybody on the bus the signals that Mocks/NAME-forger.py makes up, and waits until they are sent.
  func forge(_ name: String) throws {
    let program = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Mocks/\(name)-forger.py"
    let process = try Self.spawn(
      [Self.python, program], environment: ["DBUS_SESSION_BUS_ADDRESS=\(address)", "PATH=/usr/bin:/bin"])
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    #expect(status == 0)
  }

  /// Ends the mocks, as a service does that crashes.
  func endServices() {
    for process in services { Self.end(process) }
    services = []
  }

  /// Calls a method of the interface keypane.Test; its answer's text.
  @discardableResult
  func ask(_ name: String, _ path: String, _ member: String, _ arguments: [BusValue] = []) throws -> String {
    let answer = try answer(to: BusCall(name, path, "keypane.Test", member, arguments))
    if case .refusal(_, let error) = answer.kind { Issue.record("\(member): \(error) \(answer.body)") }
    return answer.body.first?.text ?? ""
  }

  private func answer(to call: BusCall) throws -> BusMessage {
    let number = try control.send(call)
    let end = Clock.monotonic() + Self.patience
    while Clock.monotonic() < end {
      while let message = try control.next() {
        switch message.kind {
        case .reply(number), .refusal(number, _): return message
        case .reply, .refusal, .signal, .call: continue
        }
      }
      try Self.wait(control.raw, control.wanted, until: control.deadline ?? end)
    }
    throw BusError("\(call.member): no answer")
  }

  /// Waits for a descriptor, or for a time.
  static func wait(_ raw: Int32, _ wanted: (reading: Bool, writing: Bool), until end: Instant) throws {
    var poller = Poller()
    poller.add(raw, reading: wanted.reading, writing: wanted.writing)
    try poller.wait(until: min(end, Clock.monotonic() + .milliseconds(100)))
  }

  private static func spawn(_ words: [String], environment: [String] = []) throws -> pid_t {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      _ = unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let started = unsafe posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
    try #require(started == 0)
    return process
  }
}
