/// The locale whose Compose file the programs on the other side go by.
public struct ComposeLocale: Hashable, Sendable {
  /// `pt_BR.UTF-8`.
  public let name: String

  /// What most locales go by, `C.UTF-8` among them; what is taken where nothing is said.
  public static let standard = ComposeLocale(named: "en_US.UTF-8")

  /// A locale by its name.
  public init(named name: String) {
    self.name = name
  }

  /// The locale that the environment asks for: the first of the three that is set and not empty. `C` and `POSIX` say
  /// nothing about Compose, so they are the standard one.
  public init(lcAll: String?, lcCType: String?, lang: String?) {
    let named = [lcAll, lcCType, lang].lazy.compactMap { $0 }.first { !$0.isEmpty }
    switch named {
    case nil, "C", "POSIX", "C.UTF-8", "C.utf8": self = .standard
    case let name?: self.init(named: name)
    }
  }

  /// Whether its sequences begin with keys that type by themselves elsewhere. Source: libX11's am_ET.UTF-8/Compose.
  var beginsWithLetters: Bool {
    name.hasPrefix("am_ET")
  }
}
