import KeyboardCore
import Keymap
import Posix

/// The options of a session's field line: those of `keypane replay` that say what is typed on, and how.
struct SessionOptions {
  let field: FieldOptions
  var screen: ScreenOptions
  let typing: TypingOptions
  let calibration: CalibrationMatrix
  /// Of the panel, where the session names one.
  private(set) var filters: TouchFilterSettings
  /// The field that has the focus first.
  let focus: String?
  let showsLastCharacter: Bool
  /// A file beside the session.
  let policy: KeyPolicy
  private let arguments: Arguments
  private let place: String

  /// Of `keypane replay`; they say where things are, or what becomes of the result.
  private static let others: Set<String> = [
    "form", "picture", "pictures", "output", "session", "rewrite", "config", "data", "layouts", "vault",
    "vault-key", "vault-pin", "contacts", "associations", "quirks",
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "a session", summary: "", helpName: ReplayCommand.spec.name,
      options: ReplayCommand.spec.options.filter { !others.contains($0.name) })
  }

  /// - Throws: what is wrong with an option, with the session's file and line.
  init(_ session: SessionFile) throws(AppError) {
    let place = "\(session.name):\(session.optionsLine)"
    do throws(AppError) {
      for word in session.options {
        let name = word.dropFirst(2).prefix { $0 != "=" }
        guard word.hasPrefix("--"), Self.others.contains(String(name)) else { continue }
        throw .usage("--\(name) is for the command line: a session says what is typed on, and how")
      }
      let arguments = try Arguments(session.options, for: Self.spec)
      let field = try FieldOptions(arguments)
      screen = try ScreenOptions(arguments)
      typing = try TypingOptions(arguments)
      calibration = try Calibration.parse(arguments)
      let folder = session.name.lastIndex(of: "/").map { session.name[...$0] } ?? ""
      policy =
        try arguments.value(KeyPolicyOption.name).map { (name) throws(AppError) in
          try PolicyFile.read(name.hasPrefix("/") ? name : folder + name)
        } ?? .unlimited
      filters = try TouchOptions.settings(arguments)
      filters.restingCorner = policy.staff?.corner
      focus = arguments.value("focus")
      showsLastCharacter = arguments.has(FormCommand.showLastCharacter.name)
      self.field = field
      self.arguments = arguments
      self.place = place
    } catch {
      throw AppError(.data, "\(place): \(error.reason)")
    }
  }

  /// What the bar offers, as far as options say it.
  func autoFill() throws(AppError) -> AutoFillSettings {
    var settings = try AutoFillOptions.settings(arguments, locale: field.locale)
    if !arguments.has("idle") { settings.idle = nil }
    return settings
  }

  /// How the receiving side reads key codes.
  func keymap() throws(AppError) -> Keymap {
    do throws(AppError) {
      return try KeymapOption.keymap(arguments)
    } catch {
      throw AppError(error.status == .usage ? .data : error.status, "\(place): \(error.reason)")
    }
  }
}
