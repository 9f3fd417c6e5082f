import KeyboardCore

/// A form and what its rules want to know of it as a whole, worked out once.
final class LintContext: Sendable {
  /// A content type within a section.
  struct Group: Hashable {
    var type: TextContentType
    var section: String
  }

  let form: LintForm
  /// What each field's words say that it holds.
  let meanings: [FieldMeaning?]
  /// Where fields of a content type stand, in reading order.
  let places: [Group: [Int]]
  /// The first field for an e-mail address.
  let firstAddress: Int?
  private let types: Set<TextContentType>
  /// Whether Tab reaches a field before one that stands above it.
  let jumpsAhead: [Bool]

  init(_ form: LintForm) {
    self.form = form
    meanings = form.fields.map(Self.meaning)
    var places: [Group: [Int]] = [:]
    for (index, place) in form.fields.enumerated() {
      guard let type = place.field.traits.textContentType, type.isKnown else { continue }
      places[Group(type: type, section: place.section), default: []].append(index)
    }
    self.places = places
    types = Set(places.keys.map { $0.type })
    let meanings = meanings
    firstAddress = form.fields.indices.first { index in
      let traits = form.fields[index].field.traits
      if let type = traits.textContentType, type.isKnown { return type == .emailAddress }
      return meanings[index] == .type(.emailAddress) || traits.keyboardType == .emailAddress
    }
    jumpsAhead = Self.jumpsAhead(form)
  }

  /// Somewhere in the form, whatever the section.
  func has(_ type: TextContentType) -> Bool {
    types.contains(type)
  }

  /// The title says that somebody signs in, and the form asks for no more than that takes: at a reception desk people
  /// sign in, too.
  var isTitledSignIn: Bool {
    form.fields.count <= 2
      && ["sign in", "signin", "log in", "login", "log on", "anmelden", "connexion", "iniciar sesión", "로그인", "ログイン"]
        .contains(FieldWords(form.title).words.joined(separator: " "))
  }

  private static func meaning(_ place: LintField) -> FieldMeaning? {
    let field = place.field
    let names = [field.id, field.accessibilityIdentifier].compactMap { $0 }
    if let label = [field.label, field.accessibilityLabel].compactMap({ $0 }).first(where: { !$0.isBlank }) {
      if let meaning = FieldMeaning.of(label) { return meaning }
      if let meaning = field.placeholder.flatMap(FieldMeaning.ofExample) { return meaning }
      // A field is called by its label; an id is believed only where it can mean nothing else.
      return names.lazy.compactMap(FieldMeaning.of).first { $0.isUnmistakable }
    }
    if let placeholder = field.placeholder, !placeholder.isBlank {
      if let meaning = FieldMeaning.of(placeholder) ?? FieldMeaning.ofExample(placeholder) { return meaning }
    }
    return names.lazy.compactMap(FieldMeaning.of).first
  }

  /// Tab visits the fields with a number of their own first, in the order of these numbers, then the others.
  private static func jumpsAhead(_ form: LintForm) -> [Bool] {
    let indices = form.fields.indices
    let stops = indices.map { form.fields[$0].page?.tabIndex ?? 0 }
    let numbered = indices.filter { stops[$0] > 0 }.sorted { (stops[$0], $0) < (stops[$1], $1) }
    var ranks = [Int](repeating: 0, count: stops.count)
    for (rank, index) in (numbered + indices.filter { stops[$0] <= 0 }).enumerated() { ranks[index] = rank }
    var last = -1
    return ranks.map { rank in
      defer { last = max(last, rank) }
      return rank < last
    }
  }
}

extension String {
  /// Nothing that can be seen.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// As much of it as can be a name, counted in scalars: one character can be a mebibyte long.
  var head: String { String(unicodeScalars.prefix(100)) }
}
