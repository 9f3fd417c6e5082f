import KeyboardCore

/// What a value is called, by the types of its property or by its owner.
enum VCardLabel {
  /// The label that types stand for; nil where they say nothing of the kind.
  static func of(_ types: [String], isTelephone: Bool) -> ContactLabel? {
    let place: ContactLabel? = types.contains("home") ? .home : types.contains("work") ? .work : nil
    guard isTelephone else { return place }
    if types.contains("cell") || types.contains("iphone") { return .mobile }
    // A number that also takes calls is no fax.
    if types.contains("fax"), !types.contains("voice") {
      return place == .home ? .homeFax : place == .work ? .workFax : .fax
    }
    if types.contains("pager") { return .pager }
    return place ?? (types.contains("main") ? .main : nil)
  }

  /// An owner's own word, or one of Apple's standard ones, which stand between `_$!<` and `>!$_`; nil for nothing.
  static func custom(_ text: String) -> ContactLabel? {
    guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.utf8.count >= 8 else {
      return text.isEmpty ? nil : ContactLabel(rawValue: text)
    }
    let word = text.dropFirst(4).dropLast(4).lowercased()
    switch word {
    case "": return nil
    case "homepage": return ContactLabel(rawValue: "home page")
    case "homefax": return .homeFax
    case "workfax": return .workFax
    default: return ContactLabel(rawValue: word)
    }
  }
}
