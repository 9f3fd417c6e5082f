import KeyboardCore
import Locales

/// A language that the globe key reaches.
struct Language: Sendable, Hashable {
  /// `de_DE`; of a layout that was named by its id, the layout's own.
  var locale: String
  /// The layout that was asked for by its id; nil: the one that is closest to the locale.
  var layout: String?

  /// What stands in the globe key's list.
  var name: String {
    let own = LocaleData.ownName(of: locale)
    guard let layout, let dash = layout.firstIndex(of: "-") else { return own }
    // Two layouts of one language are told apart by what their ids add to it.
    return "\(own) \(layout[layout.index(after: dash)...])"
  }

  /// `--languages en_US,de_DE,ja-romaji`: locales, or ids of layouts.
  static let spec = OptionSpec(
    "languages", value: "LIST", "what the globe key goes through: locales or layouts, such as en_US,ko_KR,ja-romaji")

  /// - Parameters:
  ///   - locale: the field's own, if it was given; the first of the list where it was not.
  ///   - layouts: what a name can mean beside a locale.
  static func list(_ arguments: Arguments, locale: String?, layouts: [LayoutFacts]) throws(AppError) -> [Language] {
    var list = locale.map { [Language(locale: $0)] } ?? []
    for word in arguments.value(spec.name)?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let language = try Language(String(word), layouts: layouts)
      if !list.contains(language) { list.append(language) }
    }
    return list.isEmpty ? [Language(locale: "en_US")] : list
  }

  /// The locales and ids of layouts that the options name, as they are written; the default where they name none.
  static func words(_ arguments: Arguments) -> [String] {
    let words =
      [arguments.value("locale")].compactMap(\.self)
      + (arguments.value(spec.name)?.split(separator: ",").map(String.init) ?? [])
    return words.isEmpty ? ["en_US"] : words
  }

  init(locale: String, layout: String? = nil) {
    self.locale = locale
    self.layout = layout
  }

  private init(_ word: String, layouts: [LayoutFacts]) throws(AppError) {
    if let named = layouts.first(where: { $0.id == word }), let home = named.home {
      let locale = "\(home.language)_\(home.region)"
      // An id that is a locale as well, and the one that its locale gets anyway, names nothing more.
      let isOnly = layouts.count { $0.home == home } == 1
      self.init(locale: locale, layout: isOnly ? nil : word)
      return
    }
    guard LocaleData.facts(for: word).isKnown else {
      throw .unknown("--languages", word, among: layouts.filter { $0.home != nil }.map(\.id))
    }
    self.init(locale: word)
  }
}
