import Display
import KeyboardCore
import Keymap
import KeymapSource
import Locales
import Posix

/// `keypane doctor`: whether this machine is ready, with the remedy for each thing that is not.
enum DoctorCommand {
  /// What may be asked for alone.
  private enum Part: String, CaseIterable {
    /// The files that come with the program, and fonts.
    case data
    /// The kernel, udev, permissions, display and panels.
    case machine
  }

  /// Options of `keypane run` that change what it finds on the machine.
  private static let taken: Set<String> = [
    "panel", "display", "keymap", "keymap-device", "monitor", "calibration", "screen", "rotate", "rotate-touch",
    "reader-wait", "no-spare-keys", KeyPolicyOption.name,
  ]

  static let spec = CommandSpec(
    name: "doctor",
    summary: "says whether this machine is ready, with the remedy for each thing that is not",
    arguments: "[data] [machine]",
    argumentCount: 0...2,
    options: [
      OptionSpec("json", "print a JSON document for programs"),
      OptionSpec(
        "locale", value: "LOCALE", "the language that is to be typed (default: all that there are layouts for)"),
      Language.spec,
      OptionSpec(
        "root", value: "DIR", "look at the machine whose files are there, such as an image that is being made"),
      OptionSpec(
        "layout", value: "ID", "say instead which characters of a layout reach the programs of this machine, and how"),
      OptionSpec("config", value: "FILE", "the options that keypane run is given, one a line"),
    ] + RunCommand.spec.options.filter { taken.contains($0.name) } + DataFolder.specs,
    details: """
      With data or machine only the program's own files, or only kernel, permissions, display and panels are looked at.
      To see who reads the keyboard, one is made for a moment where none runs; nothing is typed.
      The exit status is 0 where everything that is needed is there, 69 where something is missing.
      """)

  static func run(_ given: Arguments) throws(AppError) {
    // What run is told by its file counts here, too.
    try ConfigurationFile.with(given, for: RunCommand.spec, look)
  }

  private static func look(_ arguments: Arguments) throws(AppError) {
    if let layout = arguments.value("layout") { return try tellReach(of: layout, arguments) }
    let report = DoctorReport(checks: try checks(arguments))
    try Program.say(arguments.has("json") ? JSONText.encode(report) : Array(report.text.utf8))
    if let failed = report.checks.first(where: { $0.status == .fail }) {
      throw AppError(.unavailable, "this machine is not ready: \(failed.says)")
    }
  }

  private static func tellReach(of id: String, _ arguments: Arguments) throws(AppError) {
    if let word = arguments.words.first {
      throw .usage("--layout says nothing of “\(word)”: give one of the two")
    }
    var library = LayoutLibrary(try DataFolder(arguments))
    guard library.source(id) != nil else { throw .unknown("layout", id, among: library.ids()) }
    let inventory = try LayoutInventory(of: id, in: &library)
    let sources = try DoctorCheck.keymapSources(
      arguments, Machine(root: arguments.value("root")), wait: PacingOptions.pacing(arguments).readerWait)
    if let sentence = KeymapDeviceOption.complaint(KeymapDeviceOption.name(arguments), sources) {
      throw AppError(.unavailable, sentence)
    }
    let reading = sources.reading
    let reach: LayoutReach
    do throws(KeymapError) {
      let keymap = try reading.keymap(compose: .ofEnvironment)
      var lacking: [Unicode.Scalar] = []
      for idiom in arguments.has("no-spare-keys") ? [] : Idiom.allCases {
        let layout = try? library.layout(id, idiom: idiom)
        lacking += layout?.charactersForSpareKeys.filter { keymap.path(for: Character($0)) == nil } ?? []
      }
      reach = LayoutReach(
        inventory, keymap: keymap, spare: sources.spared(lacking), source: reading.source.description)
    } catch {
      throw AppError(.unavailable, reading.complaint(error))
    }
    try Program.say(arguments.has("json") ? JSONText.encode(reach) : Array(reach.text.utf8))
  }

  private static func checks(_ arguments: Arguments) throws(AppError) -> [DoctorCheck] {
    var parts: Set<Part> = []
    for word in arguments.words {
      guard let part = Part(rawValue: word) else { throw .unknown("check", word, among: Part.allCases.map(\.rawValue)) }
      parts.insert(part)
    }
    if parts.isEmpty { parts = Set(Part.allCases) }
    var checks: [DoctorCheck] = []
    if parts.contains(.data) { checks += try dataChecks(arguments) }
    if parts.contains(.machine) { checks += try machineChecks(arguments) }
    return checks
  }

  private static func machineChecks(_ arguments: Arguments) throws(AppError) -> [DoctorCheck] {
    var screen = try ScreenOptions(arguments)
    let calibration = try Calibration.given(arguments)
    let monitor = try MonitorOption.monitor(arguments)
    let driver = try RunCommand.driver(arguments)
    let pacing = try PacingOptions.pacing(arguments)
    let machine = Machine(root: arguments.value("root"))
    var checks = DoctorCheck.uinput(machine, data: try? DataFolder(arguments))
    if machine.isThis {
      checks += try DoctorCheck.readers(arguments, wait: pacing.readerWait)
      checks += [.policy(arguments), .display(driver, monitor: monitor, screen: &screen)]
    }
    let panel = arguments.value("panel") ?? "auto"
    return checks
      + DoctorCheck.panels(
        panel == "auto" ? nil : panel, folder: machine.root + "/dev/input", screen: screen, calibration: calibration)
  }

  private static func dataChecks(_ arguments: Arguments) throws(AppError) -> [DoctorCheck] {
    let data: DataFolder
    do {
      data = try DataFolder(arguments)
    } catch {
      return [DoctorCheck("data", .fail, error.reason, remedy: "install Keypane's data, or name it with --data DIR")]
    }
    let library = LayoutLibrary(data)
    var checks = [DoctorCheck("data", .ok, data.path), DoctorCheck.layouts(library)]
    let named = arguments.has("locale") || arguments.has(Language.spec.name)
    let words = named ? Language.words(arguments) : []
    checks += DoctorCheck.languages(words, layouts: library.facts)
    let homes =
      named
      ? words.map { word in
        library.facts.first { $0.id == word }?.home ?? LocaleData.home(of: word)
          ?? LayoutFacts.Home(language: "en", script: "Latn", region: "US")
      } : library.facts.compactMap(\.home)
    checks += [
      .icons(data), .sounds(data), .emoji(data, languages: Set(homes.map(\.language)).sorted()),
    ]
    checks += DoctorCheck.fonts(scripts: Set(homes.map(\.script)).sorted())
    return checks
  }
}

/// One thing that was looked at.
struct DoctorCheck: Encodable {
  enum Status: String, Encodable {
    case ok
    /// It works, but not as well as it could.
    case warning
    /// Something that is needed is missing.
    case fail
  }

  var name: String
  var status: Status
  var says: String
  /// What mends it; nil where nothing is to be mended.
  var remedy: String?

  init(_ name: String, _ status: Status, _ says: String, remedy: String? = nil) {
    self.name = name
    self.status = status
    self.says = says
    self.remedy = remedy
  }

  /// Every layout of the data folder is read.
  static func layouts(_ library: LayoutLibrary) -> DoctorCheck {
    var library = library
    do {
      let ids = library.ids()
      guard !ids.isEmpty else {
        return DoctorCheck("layouts", .fail, "there are no layouts", remedy: "install Keypane's data anew")
      }
      for id in ids { _ = try library.layout(id) }
      return DoctorCheck("layouts", .ok, "\(ids.count) layouts")
    } catch {
      return DoctorCheck("layouts", .fail, error.reason, remedy: "keypane layouts check says all that is wrong")
    }
  }

  /// The fonts that everything is drawn with, those of the scripts, and the one for emoji; one check a package.
  static func fonts(scripts: [String]) -> [DoctorCheck] {
    let needed = FontFile.basic + scripts.flatMap(FontFile.letters(ofScript:))
    var checks: [DoctorCheck] = []
    for (files, status) in [(needed, Status.fail), (FontFile.pictures, .warning)] {
      var packages: [String] = []
      for file in files where !packages.contains(file.package) { packages.append(file.package) }
      for package in packages {
        var ofPackage: [FontFile] = []
        for file in files where file.package == package && !ofPackage.contains(file) { ofPackage.append(file) }
        var purposes: [String] = []
        for file in ofPackage where !purposes.contains(file.purpose) { purposes.append(file.purpose) }
        let missing = ofPackage.filter { !$0.exists }
        let purpose = purposes.joined(separator: ", ")
        if let first = missing.first {
          checks.append(
            DoctorCheck(
              package, status, "the font \(first.paths[0]) for \(first.purpose) is missing",
              remedy: "apt install \(package)"))
        } else {
          checks.append(DoctorCheck(package, .ok, purpose))
        }
      }
    }
    return checks
  }
}

/// What `keypane doctor` prints.
struct DoctorReport: Encodable {
  var checks: [DoctorCheck]

  /// A line a check, its remedy beneath it.
  var text: String {
    let width = checks.map(\.name.count).max() ?? 0
    var text = ""
    for check in checks {
      let name = check.name + String(repeating: " ", count: width - check.name.count)
      let status = check.status.rawValue + String(repeating: " ", count: 7 - check.status.rawValue.count)
      text += "\(status)  \(name)  \(check.says)\n"
      if let remedy = check.remedy { text += "         \(remedy)\n" }
    }
    return text
  }
}
