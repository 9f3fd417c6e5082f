extension HTMLField {
  /// Attributes that say nothing here, but look as if they were meant to; those of every page are passed in silence.
  func takeOthers(_ reading: inout VocabularyReading) {
    for name in attributes.others {
      if name == "action", isInput {
        reading.because(
          "html-action-is-the-forms", "field",
          "action belongs on the form and counts as none here: give <form action=\"…\"><input …></form>")
      } else if let meant = Self.meant(by: name) {
        reading.because(
          "html-attribute-is-not-read", "field",
          name + " is not an attribute that is read here and counts as none; did you mean " + meant + "?")
      }
    }
    if attributes["list"] != nil, isInput {
      reading.because(
        "html-list-is-not-offered", "quickType", "list: the options of a datalist are not offered in the bar yet")
    }
  }

  /// The attribute that a name nearly is; nil for names that HTML itself has, for scripts' and frameworks' own.
  private static func meant(by name: String) -> String? {
    guard let first = name.utf8.first, ASCII.isLetter(first), !HTMLAttributes.namesakes.contains(name),
      !["data-", "aria-", "on"].contains(where: { name.utf8.starts(with: $0.utf8) })
    else { return nil }
    return name.near(HTMLAttributes.known)
  }
}

extension HTMLAttributes {
  /// Attributes of HTML that are near one that is read, and no slip of the finger.
  static let namesakes = ["minlength"]
}
