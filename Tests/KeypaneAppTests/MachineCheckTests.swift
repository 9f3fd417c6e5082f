import Glibc
import Posix
import Testing

@testable import KeypaneApp

/// What `keypane doctor` finds of kernel, node, group and rule, and the command that it says for each that is missing.
@Suite struct MachineCheckTests {
  /// A machine, and of one check the state and parts of what is said and of the remedy.
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var files: [String: String?] = [:]
    var groups: Set<UInt32> = []
    var refusal: Int32?
    var check: String
    var status: DoctorCheck.Status
    var says: String
    var remedy: String?
    var testDescription: String { "\(check): \(title)" }
  }

  private static let rule = "KERNEL==\"uinput\", SUBSYSTEM==\"misc\", GROUP=\"keypane\", MODE=\"0660\"\n"
  private static let ruleFile = "/usr/lib/udev/rules.d/70-keypane.rules"
  private static let loaded = ["/proc/modules": "uinput 20480 0 - Live 0x0\nevdev 2 1 - Live 0x0\n"]
  private static let dependencies =
    "kernel/drivers/input/misc/uinput.ko.xz: kernel/drivers/input/input-core.ko\nkernel/a.ko:\n"
  private static let apply =
    "sudo udevadm control --reload && sudo udevadm trigger --action=add --subsystem-match=misc --subsystem-match=input"

  private static let modules: [Row] = [
    Row(
      title: "loaded at every start",
      files: loaded.merging(["/etc/modules-load.d/keypane.conf": "# why\nuinput\n"]) { $1 },
      check: "module", status: .ok, says: "uinput, loaded by /etc/modules-load.d/keypane.conf, makes keyboards"),
    Row(
      title: "loaded by an installed package's file",
      files: loaded.merging(["/usr/lib/modules-load.d/other.conf": "fuse\nuinput\n"]) { $1 },
      check: "module", status: .ok, says: "loaded by /usr/lib/modules-load.d/other.conf"),
    Row(
      title: "loaded by the old list", files: loaded.merging(["/etc/modules": "uinput\n"]) { $1 },
      check: "module", status: .ok, says: "loaded by /etc/modules,"),
    Row(
      title: "loaded by hand", files: loaded, check: "module", status: .warning,
      says: "will not be after the next start",
      remedy: "echo uinput | sudo tee /etc/modules-load.d/keypane.conf"),
    Row(
      title: "switched off in /etc",
      files: loaded.merging(
        ["/etc/modules-load.d/keypane.conf": "", "/usr/lib/modules-load.d/keypane.conf": "uinput\n"]) { $1 },
      check: "module", status: .warning, says: "will not be after the next start"),
    Row(
      title: "built in", files: ["/sys/class/misc/uinput/dev": "10:223\n"], check: "module", status: .ok,
      says: "built into the kernel"),
    Row(
      title: "not loaded", check: "module", status: .fail, says: "uinput is not loaded",
      remedy: "sudo modprobe uinput && echo uinput | sudo tee /etc/modules-load.d/keypane.conf"),
    Row(
      title: "not loaded, but at every start",
      files: [
        "/etc/modules-load.d/keypane.conf": "uinput\n", "/proc/sys/kernel/osrelease": "6.1\n",
        "/lib/modules/6.1/modules.dep": dependencies,
      ], check: "module", status: .fail, says: "uinput is not loaded", remedy: "sudo modprobe uinput"),
    Row(
      title: "not in this kernel",
      files: [
        "/proc/sys/kernel/osrelease": "6.1-cloud\n", "/lib/modules/6.1-cloud/modules.dep": "kernel/a.ko:\n",
        "/lib/modules/6.1-cloud/modules.builtin": "kernel/b.ko\n",
      ], check: "module", status: .fail, says: "the kernel 6.1-cloud has no module uinput",
      remedy: "sudo apt install linux-image-$(dpkg --print-architecture) && sudo reboot"),
  ]

  private static let nodes: [Row] = [
    Row(
      title: "can be opened", files: ["/dev/uinput": nil], check: "uinput", status: .ok,
      says: "can be opened by kiosk"),
    Row(
      title: "is missing", refusal: ENOENT, check: "uinput", status: .fail, says: "there is no working /dev/uinput",
      remedy: "sudo modprobe uinput"),
    Row(
      title: "is there without its module", files: ["/dev/uinput": nil], refusal: ENODEV, check: "uinput",
      status: .fail, says: "there is no working /dev/uinput", remedy: "sudo modprobe uinput"),
    Row(
      title: "is refused, and there is no group", files: ["/dev/uinput": nil], refusal: EACCES, check: "uinput",
      status: .fail, says: "kiosk may not open /dev/uinput (root:root, mode 666)",
      remedy: "sudo groupadd --system keypane && sudo usermod -aG keypane kiosk # and log in again"),
    Row(
      title: "is refused, and there is no rule", files: ["/dev/uinput": nil, "/etc/group": "keypane:x:998:\n"],
      refusal: EACCES, check: "uinput", status: .fail, says: "kiosk may not open",
      remedy: "sudo install -D -m 644 udev/70-keypane.rules /etc/udev/rules.d/70-keypane.rules && \(apply)"),
    Row(
      title: "is refused, and the rule has not been applied",
      files: ["/dev/uinput": nil, "/etc/group": "keypane:x:998:kiosk\n", ruleFile: rule],
      refusal: EACCES, check: "uinput", status: .fail, says: "kiosk may not open", remedy: apply),
    Row(
      title: "is refused to who is not in the group",
      files: ["/dev/uinput": nil, "/etc/group": "keypane:x:0:other,kiosk2\n", ruleFile: rule],
      refusal: EACCES, check: "uinput", status: .fail, says: "kiosk may not open",
      remedy: "sudo usermod -aG keypane kiosk # and log in again"),
    Row(
      title: "is refused to who was not in the group at the log-in",
      files: ["/dev/uinput": nil, "/etc/group": "keypane:x:0:other,kiosk\n", ruleFile: rule],
      refusal: EACCES, check: "uinput", status: .fail, says: "kiosk may not open", remedy: "log out and in again"),
  ]

  private static let groups: [Row] = [
    Row(
      title: "has this user", files: ["/etc/group": "root:x:0:\nkeypane:x:998:kiosk\n"], groups: [998], check: "group",
      status: .ok, says: "kiosk is in the group keypane"),
    Row(
      title: "has this user since later", files: ["/etc/group": "keypane:x:998:kiosk\n"], refusal: EACCES,
      check: "group", status: .fail, says: "not since this log-in", remedy: "log out and in again"),
    Row(
      title: "has others", files: ["/etc/group": "keypane:x:998:a,b\n"], refusal: EACCES, check: "group",
      status: .fail, says: "kiosk is not in the group keypane",
      remedy: "sudo usermod -aG keypane kiosk # and log in again"),
    Row(
      title: "is not needed", files: ["/etc/group": "keypane:x:998:a,b\n"], check: "group", status: .ok,
      says: "needs it not to open /dev/uinput"),
    Row(
      title: "is missing, and access comes from elsewhere", check: "group", status: .warning, says: "there is no group",
      remedy: "sudo groupadd --system keypane && sudo usermod -aG keypane kiosk # and log in again"),
    Row(
      title: "is a user's", files: ["/etc/group": "keypane:x:1003:kiosk\n"], groups: [1003], check: "group",
      status: .warning, says: "keypane (1003) is no system group",
      remedy: "sudo groupdel keypane && sudo groupadd --system keypane && \(apply) && sudo usermod -aG keypane kiosk"),
  ]

  private static let rules: [Row] = [
    Row(title: "installed", files: [ruleFile: rule], check: "rule", status: .ok, says: ruleFile),
    Row(
      title: "installed twice: that of /etc counts",
      files: [ruleFile: "", "/etc/udev/rules.d/70-keypane.rules": rule], check: "rule", status: .ok,
      says: "/etc/udev/rules.d/70-keypane.rules"),
    Row(
      title: "missing", refusal: EACCES, check: "rule", status: .fail, says: "udev has no 70-keypane.rules",
      remedy: "sudo install -D -m 644 udev/70-keypane.rules /etc/udev/rules.d/70-keypane.rules && \(apply)"),
    Row(
      title: "missing, and access comes from elsewhere", check: "rule", status: .warning,
      says: "udev has no 70-keypane.rules", remedy: "sudo install -D -m 644"),
    Row(
      title: "switched off", files: [ruleFile: rule, "/etc/udev/rules.d/70-keypane.rules": nil], refusal: EACCES,
      check: "rule", status: .fail, says: "/etc/udev/rules.d/70-keypane.rules says nothing",
      remedy: "sudo rm /etc/udev/rules.d/70-keypane.rules"),
    Row(
      title: "another one", files: [ruleFile: "# nothing\nKERNEL==\"uinput\", MODE=\"0600\"\n"], refusal: EACCES,
      check: "rule", status: .fail, says: "does not give uinput to the group keypane",
      remedy: "sudo install -D -m 644"),
  ]

  @Test(arguments: modules + nodes + groups + rules) func table(_ row: Row) throws {
    let fake = try FakeMachine(row.files)
    let machine = fake.machine(groups: row.groups, refusal: row.refusal)
    let checks = DoctorCheck.uinput(machine, data: nil)
    #expect(checks.map(\.name) == ["module", "uinput", "group", "rule"])
    let check = try #require(checks.first { $0.name == row.check })
    #expect(check.status == row.status)
    #expect(check.says.contains(row.says), "\(check.says)")
    if let remedy = row.remedy {
      #expect(check.remedy?.contains(remedy) == true, "\(check.remedy ?? "none")")
    } else if row.status == .ok {
      #expect(check.remedy == nil)
    }
  }

  @Test("the files of this repository are what the doctor wants to find") func ownFiles() throws {
    let folder = "\(Checkout.path)/udev"
    func text(_ path: String) throws -> String {
      String(decoding: try Files.read("\(folder)/\(path)", limit: 1 << 20), as: UTF8.self)
    }
    let fake = try FakeMachine([
      "/usr/lib/udev/rules.d/70-keypane.rules": text("70-keypane.rules"),
      "/usr/lib/modules-load.d/keypane.conf": text("modules-load.d/keypane.conf"),
      "/etc/group": "keypane:x:998:kiosk\n", "/proc/modules": "uinput 1 0 - Live 0x0\n", "/dev/uinput": nil,
    ])
    let checks = DoctorCheck.uinput(fake.machine(groups: [998]), data: nil)
    #expect(checks.allSatisfy { $0.status == .ok })
  }

  @Test("the rule is copied from where it is") func source() throws {
    let fake = try FakeMachine([:])
    let check = DoctorCheck.rule(fake.machine(refusal: EACCES), Stage.data)
    #expect(check.remedy?.hasPrefix("sudo install -D -m 644 \(Checkout.path)/udev/70-keypane.rules /etc") == true)
  }
}
