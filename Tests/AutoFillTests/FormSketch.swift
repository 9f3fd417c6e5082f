import KeyboardCore

/// A form in one line: `username password! *email`. A mark behind a word makes the field secure, a star before it has the
/// focus, `-` is a field of no type; its ids are its words, the second of a word `email2`.
struct FormSketch {
  var form: FocusedForm
  var policy: PrecedencePolicy

  init(
    _ text: String, app: String = "", domain: String? = "example.com", _ policy: PrecedencePolicy = .contentTypeFirst
  ) {
    var parts: [FormPart] = []
    var focus = 0
    for (place, word) in text.split(separator: " ").enumerated() {
      if word.first == "*" { focus = place }
      var name = word.filter { $0 != "*" && $0 != "!" }
      var traits = TextInputTraits()
      traits.isSecureTextEntry = word.last == "!"
      if name.hasSuffix("→") {
        name.removeLast()
        traits.returnKeyType = .next
      }
      traits.textContentType = name == "-" ? nil : TextContentType(nameOrRawValue: String(name))
      let same = parts.filter { $0.id == name || $0.id.hasPrefix("\(name)#") }.count
      parts.append(FormPart(id: same == 0 ? String(name) : "\(name)#\(same + 1)", traits: traits))
    }
    form = FocusedForm(app: app, domain: domain, focus: parts[focus], fields: parts)
    self.policy = policy
  }

  var traits: ResolvedTraits { Precedence.resolve(FieldRequest(traits: form.focus.traits, policy: policy)) }

  func list(_ material: OfferMaterial, bond: SiteBond = .associated) -> OfferList {
    OfferList(form: form, traits: traits, bond: bond, material: material)
  }
}

extension OfferList {
  /// `title (detail) [icon]`, an item each.
  func words(_ before: String = "", _ after: String = "") -> [String] {
    items(before: before, after: after).map { offer in
      offer.title + (offer.detail.isEmpty ? "" : " (\(offer.detail))") + (offer.icon.map { " [\($0)]" } ?? "")
    }
  }
}

extension OfferMaterial {
  /// Something from everywhere.
  static var everything: OfferMaterial {
    var all = OfferMaterial()
    all.contacts = [OfferedValue(text: "Contact")]
    all.signIns = [OfferedSignIn(id: 1, account: "maria", domain: "example.com")]
    all.cards = [OfferedCard(id: 2, brand: "Visa", ending: "1111")]
    all.codes = [OfferedCode(id: 3, code: "123456")]
    all.history = ["history"]
    all.makesPasswords = true
    return all
  }
}
