/// Which elements and attributes a layout file may have, and where.
///
/// LDML's part states what ldmlKeyboard3.dtd of CLDR 46 declares. Unknown names are refused, not passed over: most of
/// them are slips of the author, and a key that silently lacks its width is harder to find.
enum LayoutGrammar {
  private struct Rule {
    let attributes: [Substring]
    let children: [Substring]

    init(_ attributes: String = "", children: String = "") {
      self.attributes = attributes.split(separator: " ")
      self.children = children.split(separator: " ")
    }
  }

  private static let rules: [String: Rule] = [
    "keyboard3": Rule(
      "locale conformsTo",
      children: "import locales version info settings displays keys flicks forms layers variables transforms special"),
    "import": Rule("path base"),
    "locales": Rule(children: "locale"),
    "locale": Rule("id"),
    "version": Rule("number cldrVersion"),
    "info": Rule("name author layout indicator"),
    "settings": Rule("normalization"),
    "displays": Rule(children: "import display displayOptions special"),
    "display": Rule("keyId output display"),
    "displayOptions": Rule("baseCharacter"),
    "keys": Rule(children: "import key special"),
    "key": Rule("id flickId gap output longPressKeyIds longPressDefaultKeyId multiTapKeyIds stretch layerId width"),
    "flicks": Rule(children: "import flick special"),
    "flick": Rule("id", children: "flickSegment special"),
    "flickSegment": Rule("directions keyId"),
    "forms": Rule(children: "import form special"),
    "form": Rule("id", children: "scanCodes special"),
    "scanCodes": Rule("codes"),
    "layers": Rule("formId minDeviceWidth", children: "import layer special"),
    "layer": Rule("id modifiers", children: "row special"),
    "row": Rule("keys"),
    "variables": Rule(children: "import string set uset special"),
    "string": Rule("id value"),
    "set": Rule("id value"),
    "uset": Rule("id value"),
    "transforms": Rule("type", children: "import transformGroup special"),
    "transformGroup": Rule(children: "import transform reorder special"),
    "transform": Rule("from to"),
    "reorder": Rule("from before order tertiary tertiaryBase preBase"),
    "special": Rule(children: "keypane:layout keypane:key keypane:flickDown keypane:variant"),
    "keypane:layout": Rule("kind composition keyboardTypes"),
    "keypane:key": Rule("id role hint shifted code repeat"),
    "keypane:flickDown": Rule("keys to"),
    "keypane:variant": Rule("keyboardType openingPlane", children: "keypane:bottomRow"),
    "keypane:bottomRow": Rule("planes keys"),
  ]

  static func mayHold(_ parent: String, _ child: String) -> Bool {
    rules[parent]?.children.contains(child[...]) ?? false
  }

  /// - Throws: the first of `mistakes`.
  static func check(_ element: XMLElement) throws(LayoutError) {
    if let first = mistakes(in: element).first { throw first }
  }

  /// Every name that does not belong where it stands, in the order of the file.
  static func mistakes(in element: XMLElement) -> [LayoutError] {
    guard let rule = rules[element.name] else { return [element.place.error("there is no element \(element.name)")] }
    var mistakes: [LayoutError] = []
    if element.attributes.keys.contains(where: { !rule.attributes.contains($0[...]) }) {
      // In order of name, for the same message at every run.
      for attribute in element.attributes.keys.sorted() where !rule.attributes.contains(attribute[...]) {
        mistakes.append(element.place.error("\(element.name) has no attribute \(attribute)"))
      }
    }
    for child in element.children {
      if rule.children.contains(child.name[...]) {
        mistakes += Self.mistakes(in: child)
      } else {
        mistakes.append(child.place.error("\(child.name) does not belong in \(element.name)"))
      }
    }
    return mistakes
  }
}
