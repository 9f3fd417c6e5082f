/// `--hex-input`: the programs that read a character's number behind Control, Shift and U.
struct HexInput: Sendable, Hashable {
  /// Names of programs as focus messages give them, in small letters.
  private let programs: Set<String>

  static let spec = OptionSpec(
    "hex-input", value: "PROGRAMS",
    "programs, parted by commas, that take Ctrl+Shift+U and a number for a character that has no key (default none)")

  /// Nobody reads numbers.
  static let none = HexInput(programs: [])

  private init(programs: Set<String>) { self.programs = programs }

  init(_ arguments: Arguments) throws(AppError) {
    guard let words = arguments.value(Self.spec.name) else {
      self = .none
      return
    }
    let names = words.split(separator: ",", omittingEmptySubsequences: false).map { $0.lowercased() }
    guard !names.contains("") else { throw .usage("--hex-input “\(words)” has an empty name: give PROGRAM,PROGRAM") }
    programs = Set(names)
  }

  /// Whether a program does.
  /// - Parameter program: as its focus message names it.
  func isRead(by program: String) -> Bool { programs.contains(program.lowercased()) }
}
