import Evdev
import Posix

/// What it takes to make a keyboard, from the kernel to this user; udev/README.md says what each is for.
extension DoctorCheck {
  private static let node = "/dev/uinput"
  private static let groupName = "keypane"
  private static let ruleName = "70-keypane.rules"
  private static let moduleFile = "/etc/modules-load.d/keypane.conf"
  private static let moduleFolders = ["/etc", "/run", "/usr/local/lib", "/usr/lib", "/lib"].map {
    $0 + "/modules-load.d"
  }
  private static let ruleFolders = ["/etc", "/run", "/usr/local/lib", "/usr/lib", "/lib"].map { $0 + "/udev/rules.d" }
  /// Above it are users' groups (SYS_GID_MAX of /etc/login.defs).
  private static let lastSystemGroup: UInt32 = 999
  private static let applyRule =
    "sudo udevadm control --reload && sudo udevadm trigger --action=add --subsystem-match=misc --subsystem-match=input"

  /// Module, node, group and rule, in the order in which they are needed.
  /// - Parameter data: where the rule may be copied from.
  static func uinput(_ machine: Machine, data: DataFolder?) -> [DoctorCheck] {
    [module(machine), node(machine, data), group(machine), rule(machine, data)]
  }

  // MARK: - The kernel

  /// The kernel's module `uinput` is there, and will be at the next start.
  static func module(_ machine: Machine) -> DoctorCheck {
    let says = "makes keyboards of programs"
    let everyStart = machine.files(in: moduleFolders, ending: ".conf").first { file in
      machine.lines(file).contains { $0 == "uinput" }
    }
    let atEveryStart = everyStart ?? (machine.lines("/etc/modules").contains("uinput") ? "/etc/modules" : nil)
    let load = "echo uinput | sudo tee \(moduleFile)"
    let isLoaded = machine.lines("/proc/modules").contains { $0.hasPrefix("uinput ") }
    guard isLoaded || machine.exists("/sys/class/misc/uinput") else {
      if let release = machine.lines("/proc/sys/kernel/osrelease").first, lacksModule(machine, release) {
        return DoctorCheck(
          "module", .fail, "the kernel \(release) has no module uinput",
          remedy: "sudo apt install linux-image-$(dpkg --print-architecture) && sudo reboot")
      }
      return DoctorCheck(
        "module", .fail, "the kernel's module uinput is not loaded",
        remedy: "sudo modprobe uinput" + (atEveryStart == nil ? " && \(load)" : ""))
    }
    if !isLoaded { return DoctorCheck("module", .ok, "uinput, built into the kernel, \(says)") }
    guard let atEveryStart else {
      return DoctorCheck("module", .warning, "uinput is loaded, but will not be after the next start", remedy: load)
    }
    return DoctorCheck("module", .ok, "uinput, loaded by \(atEveryStart), \(says)")
  }

  /// Whether the kernel's list of modules is there and has no uinput.
  private static func lacksModule(_ machine: Machine, _ release: String) -> Bool {
    let folder = ["/lib/modules", "/usr/lib/modules"].map { "\($0)/\(release)" }.first {
      machine.exists("\($0)/modules.dep")
    }
    guard let folder else { return false }
    return !["modules.dep", "modules.builtin"].contains { file in
      machine.lines("\(folder)/\(file)").contains { line in
        line.prefix { $0 != ":" }.split(separator: "/").last?.hasPrefix("uinput.ko") ?? false
      }
    }
  }

  // MARK: - The node and who may open it

  /// `/dev/uinput` is there and this user may open it.
  static func node(_ machine: Machine, _ data: DataFolder?) -> DoctorCheck {
    guard let refusal = machine.refusal(of: node) else {
      return DoctorCheck("uinput", .ok, "\(node)\(owners(machine)) can be opened by \(machine.user)")
    }
    if refusal.isMissing {
      return DoctorCheck("uinput", .fail, "there is no working \(node)", remedy: "sudo modprobe uinput")
    }
    guard refusal.isNotPermitted else {
      return DoctorCheck(
        "uinput", .fail, "\(node): \(refusal.reason)", remedy: "sudo modprobe -r uinput && sudo modprobe uinput")
    }
    return DoctorCheck(
      "uinput", .fail, "\(machine.user) may not open \(node)\(owners(machine))", remedy: access(machine, data))
  }

  /// What gives this user the right to open the node: the first step that has not been taken.
  private static func access(_ machine: Machine, _ data: DataFolder?) -> String {
    guard let group = machine.group(groupName) else { return makeGroup + " && " + join(machine) }
    if installedRule(machine) == nil { return installRule(data) }
    if machine.status(node)?.group != group.number { return applyRule }
    if !group.members.contains(machine.user) { return join(machine) }
    return "log out and in again, so that the group \(groupName) counts"
  }

  private static let makeGroup = "sudo groupadd --system \(groupName)"

  private static func join(_ machine: Machine) -> String {
    "sudo usermod -aG \(groupName) \(machine.user) # and log in again"
  }

  private static func owners(_ machine: Machine) -> String {
    guard let status = machine.status(node) else { return "" }
    let names = "\(Accounts.userName(status.user)):\(Accounts.groupName(status.group))"
    return " (\(names), mode \(String(status.mode, radix: 8)))"
  }

  /// The group exists, is one of the system's, and this user is in it.
  static func group(_ machine: Machine) -> DoctorCheck {
    let hasAccess = machine.refusal(of: node) == nil
    let missing = hasAccess ? Status.warning : .fail
    guard let group = machine.group(groupName) else {
      return DoctorCheck("group", missing, "there is no group \(groupName)", remedy: makeGroup + " && " + join(machine))
    }
    if group.number > lastSystemGroup {
      return DoctorCheck(
        "group", .warning,
        "the group \(groupName) (\(group.number)) is no system group: newer systemd gives it nothing",
        remedy: "sudo groupdel \(groupName) && \(makeGroup) && \(applyRule) && \(join(machine))")
    }
    if machine.groups.contains(group.number) {
      return DoctorCheck("group", .ok, "\(machine.user) is in the group \(groupName)")
    }
    if group.members.contains(machine.user) {
      return DoctorCheck(
        "group", missing, "\(machine.user) is in the group \(groupName), but not since this log-in",
        remedy: "log out and in again")
    }
    if hasAccess {
      return DoctorCheck(
        "group", .ok, "\(machine.user) is not in the group \(groupName), and needs it not to open \(node)")
    }
    return DoctorCheck(
      "group", .fail, "\(machine.user) is not in the group \(groupName)", remedy: join(machine))
  }

  // MARK: - udev

  /// The rule that sets the permissions is where udev reads it.
  static func rule(_ machine: Machine, _ data: DataFolder?) -> DoctorCheck {
    let missing = machine.refusal(of: node) == nil ? Status.warning : .fail
    guard let file = installedRule(machine) else {
      return DoctorCheck("rule", missing, "udev has no \(ruleName)", remedy: installRule(data))
    }
    let lines = machine.lines(file)
    if lines.isEmpty {
      return DoctorCheck("rule", missing, "\(file) says nothing: it is switched off", remedy: "sudo rm \(file)")
    }
    guard lines.contains(where: { $0.contains("KERNEL==\"uinput\"") && $0.contains("GROUP=\"\(groupName)\"") }) else {
      return DoctorCheck(
        "rule", missing, "\(file) does not give uinput to the group \(groupName)", remedy: installRule(data))
    }
    return DoctorCheck("rule", .ok, file)
  }

  private static func installedRule(_ machine: Machine) -> String? {
    machine.files(in: ruleFolders, ending: ".rules").first { $0.hasSuffix("/\(ruleName)") }
  }

  private static func installRule(_ data: DataFolder?) -> String {
    let beside = (data?.path).map { "\($0)/udev/\(ruleName)" } ?? ""
    let source = Files.exists(beside) ? beside : "udev/\(ruleName)"
    return "sudo install -D -m 644 \(source) /etc/udev/rules.d/\(ruleName) && \(applyRule)"
  }
}
