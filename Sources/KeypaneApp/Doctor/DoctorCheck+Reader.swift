import Evdev
import KeyboardCore
import Keymap
import KeymapSource
import Posix

/// Whether anybody reads what the keyboard types, and with which keymap.
extension DoctorCheck {
  /// How long displays have to tell of their keymaps.
  private static let answer = Interval.milliseconds(1000)

  /// Looks at the keyboard of a running `keypane run`, or makes one for a moment, types nothing, and sees who opens it.
  /// - Parameters:
  ///   - arguments: may name a keymap.
  ///   - wait: how long a program has to notice the keyboard.
  static func readers(_ arguments: Arguments, wait: Interval) throws(AppError) -> [DoctorCheck] {
    if let node = KeyboardNodes.found().first { return [running(node), try keymap(arguments, node: node)] }
    guard wait > .milliseconds(0) else {
      let check = DoctorCheck("reader", .ok, "not tried (--reader-wait 0)")
      return [check, try keymap(arguments, node: nil)]
    }
    // Before the keyboard, so that it sees who opens it.
    var readiness = KeyboardReadiness()
    let made: UinputKeyboard
    do {
      made = try UinputKeyboard()
    } catch {
      let check = DoctorCheck("reader", .warning, "not known: no keyboard can be made to try it")
      return [check, try keymap(arguments, node: nil)]
    }
    // It is there until the displays have been asked, too.
    return [look(made.node, &readiness, wait: wait), try keymap(arguments, node: made.node)]
  }

  private static func look(
    _ node: String?, _ readiness: inout KeyboardReadiness, wait: Interval
  ) -> DoctorCheck {
    guard let node else {
      return DoctorCheck("reader", .warning, "not known: the kernel does not tell where the keyboard is")
    }
    let begin = Clock.monotonic()
    readiness.begin(node: node, until: begin + wait)
    var poller = Poller()
    while true {
      let now = Clock.monotonic()
      switch readiness.state(at: now) {
      case .waiting(let until):
        _ = try? poller.wait(until: until)
      case .read:
        let time = (now - begin).microseconds / 1000
        return DoctorCheck("reader", .ok, "a keyboard was noticed after \(time) ms\(by(node))")
      case .nobody(let isTagged):
        return isTagged ? unread(after: wait) : unknown(node)
      }
    }
  }

  /// Everything that tells what programs read the keyboard with, when it has told; of a machine below a folder its settings
  /// alone.
  static func keymapSources(
    _ arguments: Arguments, _ machine: Machine, node: String?
  ) throws(AppError) -> KeymapSources {
    var sources = KeymapSources(
      configured: try KeymapDeviceOption.configured(arguments), mark: KeymapDeviceOption.mark(arguments, node: node),
      places: machine.isThis ? .ofThisProcess : KeymapPlaces(defaults: machine.root + KeymapPlaces.machineDefaults),
      at: Clock.monotonic())
    try? sources.settle(until: Clock.monotonic() + answer)
    return sources
  }

  /// The same of the keyboard that runs, else of one that is made for a moment, where that can be.
  static func keymapSources(
    _ arguments: Arguments, _ machine: Machine, wait: Interval
  ) throws(AppError) -> KeymapSources {
    let running = KeyboardNodes.found().first
    let isOwn = !arguments.has("keymap") && !arguments.has(KeymapDeviceOption.spec.name)
    var readiness = KeyboardReadiness()
    guard machine.isThis, isOwn, running == nil, wait > .milliseconds(0), let made = try? UinputKeyboard() else {
      return try keymapSources(arguments, machine, node: machine.isThis ? running : nil)
    }
    _ = look(made.node, &readiness, wait: wait)
    return try keymapSources(arguments, machine, node: made.node)
  }

  /// The keymap that programs read the keyboard with, and who says so.
  private static func keymap(_ arguments: Arguments, node: String?) throws(AppError) -> DoctorCheck {
    let sources = try keymapSources(arguments, Machine(), node: node)
    let (reading, complaint) = (sources.reading, sources.complaint)
    if let sentence = KeymapDeviceOption.complaint(KeymapDeviceOption.name(arguments), sources) {
      return DoctorCheck("keymap", .fail, sentence, remedy: "xinput list # on X11; swaymsg -t get_inputs # on sway")
    }
    let name =
      switch reading.content {
      case .name(let name): "\(name), by"
      case .text: "by"
      }
    do {
      let keymap = try reading.keymap()
      let count = keymap.scalars.count
      let says = "\(name) \(reading.source): \(count) characters have keys"
      if let lock = reading.state.spoiledBy {
        return DoctorCheck(
          "keymap", .warning, "\(says); \(lock) is locked there: what that spoils is grey",
          remedy: "press that key on the physical keyboard; xkbset -sticky (package xkbset) switches sticky keys off")
      }
      if !reading.knowsGroup, keymap.groupCount > 1 {
        return DoctorCheck(
          "keymap", .warning,
          "\(says), but nobody tells which of its \(keymap.groupCount) layouts is active: the first is assumed",
          remedy: "keypane keymap --help # a keymap of its own for this keyboard, or --keymap with one layout")
      }
      if let complaint {
        return DoctorCheck(
          "keymap", .warning, "\(says), but \(complaint)", remedy: "sudo dpkg-reconfigure keyboard-configuration")
      }
      guard keymap.hasLatinLetters else {
        return DoctorCheck(
          "keymap", .warning,
          "\(says), none of them Latin: shortcuts such as Ctrl+C go by their places on a us keyboard, which browsers heed "
            + "and GTK and terminals do not",
          remedy: "give it a second layout that is Latin: XKBLAYOUT=ru,us in \(KeymapPlaces.machineDefaults)")
      }
      return DoctorCheck("keymap", .ok, says)
    } catch {
      return DoctorCheck(
        "keymap", .fail, reading.complaint(error),
        remedy: "sudo dpkg-reconfigure keyboard-configuration, or give --keymap")
    }
  }

  private static func running(_ node: String) -> DoctorCheck {
    guard KeyboardReadiness.isTagged(node) else { return unknown(node) }
    let readers = by(node)
    if !readers.isEmpty { return DoctorCheck("reader", .ok, "the running keyboard is read\(readers)") }
    guard Accounts.user == 0 else {
      return DoctorCheck(
        "reader", .ok, "udev knows the running keyboard; programs of other users are not seen",
        remedy: "sudo keypane doctor sees them, too")
    }
    return DoctorCheck("reader", .warning, "no program has the running keyboard open", remedy: restart)
  }

  private static func by(_ node: String) -> String {
    let readers = DeviceReaders.processes(of: node)
    return readers.isEmpty ? "" : " by " + readers.map { "\($0.name) (\($0.number))" }.joined(separator: ", ")
  }

  private static func unknown(_ node: String) -> DoctorCheck {
    DoctorCheck(
      "reader", .fail, "udev does not know \(node) as a keyboard, so that no desktop takes it for one",
      remedy: "sudo systemctl restart systemd-udevd && sudo udevadm trigger --action=add --subsystem-match=input")
  }

  private static func unread(after wait: Interval) -> DoctorCheck {
    let says = "no program has opened a new keyboard within \(wait.microseconds / 1000) ms"
    let server = "/usr/lib/xorg/modules/input"
    if Files.exists("/usr/lib/xorg/Xorg"), !Files.exists("\(server)/libinput_drv.so") {
      return DoctorCheck(
        "reader", .warning, "\(says): the X server has no driver for it",
        remedy: "sudo apt install xserver-xorg-input-libinput")
    }
    return DoctorCheck("reader", .warning, "\(says): only the bare console can be typed into", remedy: restart)
  }

  private static let restart = "start the window system on this machine's own seat, and udev before it"
}
