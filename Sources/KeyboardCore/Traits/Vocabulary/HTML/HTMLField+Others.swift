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
      } else if attributes.element == nil, attributes.isEmpty, Self.isUnheardOf(name) {
        reading.because(
          "html-attribute-is-not-read", "field",
          name.shown + " is neither a tag nor an attribute that is read here: give <input …> or its attributes")
      }
    }
    if attributes["list"] != nil, isInput {
      reading.because(
        "html-list-is-not-offered", "quickType", "list: the options of a datalist are not offered in the bar yet")
    }
  }

  /// The attribute that a name nearly is; nil for names that HTML itself has, for scripts' and frameworks' own.
  private static func meant(by name: String) -> String? {
    guard let first = name.utf8.first, ASCII.isLetter(first), !isOthers(name) else { return nil }
    return name.near(HTMLAttributes.known)
  }

  /// A word that is neither HTML's nor looks like a script's or a framework's.
  private static func isUnheardOf(_ name: String) -> Bool {
    name.utf8.allSatisfy(ASCII.isLetter) && !isOthers(name) && !HTMLAttributes.ordinary.contains(name)
  }

  /// The name is HTML's, a script's or a framework's.
  private static func isOthers(_ name: String) -> Bool {
    HTMLAttributes.namesakes.contains(name)
      || ["data-", "aria-", "on"].contains { name.utf8.starts(with: $0.utf8) }
  }
}

extension HTMLAttributes {
  /// Attributes of HTML that are near one that is read, and no slip of the finger.
  static let namesakes = ["minlength"]

  /// Other attributes of HTML that a field may have.
  static let ordinary: Set<String> = [
    "accept", "accesskey", "action", "alpha", "alt", "anchor", "autofocus", "capture", "checked", "class", "cols",
    "colorspace", "dir", "dirname", "draggable", "exportparts", "for", "form", "formaction", "formenctype",
    "formmethod", "formnovalidate", "formtarget", "height", "hidden", "id", "incremental", "inert", "is", "itemid",
    "itemprop", "itemref", "itemscope", "itemtype", "lang", "max", "min", "multiple", "name", "nonce", "part",
    "placeholder", "popover", "popovertarget", "required", "results", "role", "rows", "size", "slot", "src", "step",
    "style", "tabindex", "title", "translate", "value", "width", "wrap",
  ]
}
