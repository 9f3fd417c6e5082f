/// The name of a keymap, in the parts that XKB's rules take: `us`, `de:nodeadkeys`, `us,ru:phonetic/grp:alt_shift_toggle`.
public struct KeymapName: Hashable, Sendable, CustomStringConvertible {
  /// One layout: a group of the keymap.
  public struct Group: Hashable, Sendable, CustomStringConvertible {
    /// `us`.
    public var layout: String
    /// Empty for the layout's plain form.
    public var variant: String

    /// A layout and its variant.
    public init(_ layout: String, variant: String = "") {
      self.layout = layout
      self.variant = variant
    }

    /// `de:nodeadkeys`.
    public var description: String {
      variant.isEmpty ? layout : "\(layout):\(variant)"
    }
  }

  /// One to four, the first is the one that a keyboard begins with.
  public var groups: [Group]
  /// `grp:alt_shift_toggle`, `compose:ralt`: in the order in which they are given.
  public var options: [String]
  /// `pc105`, where nothing else is said.
  public var model: String

  /// What is taken for a model where none is named.
  public static let usualModel = "pc105"
  /// As many groups as XKB has.
  public static let groupLimit = 4

  /// A name of its parts; whether they exist is seen when the keymap is made.
  public init(groups: [Group], options: [String] = [], model: String = KeymapName.usualModel) {
    self.groups = groups
    self.options = options
    self.model = model
  }

  /// One layout.
  public init(layout: String, variant: String = "") {
    self.init(groups: [Group(layout, variant: variant)])
  }

  /// Takes the lists as `setxkbmap`, `/etc/default/keyboard` and `XKB_DEFAULT_LAYOUT` write them: `us,ru` and
  /// `,phonetic`. Groups beyond the fourth and variants without a layout are left out, as XKB leaves them out.
  public init(layouts: String, variants: String = "", options: String = "", model: String = "") throws(KeymapError) {
    let words = Self.list(layouts)
    let forms = Self.list(variants)
    let groups = words.prefix(Self.groupLimit).enumerated().map { index, layout in
      Group(layout, variant: index < forms.count ? forms[index] : "")
    }
    self.init(
      groups: groups, options: Self.list(options).filter { !$0.isEmpty },
      model: model.isEmpty ? Self.usualModel : model)
    guard isPlain else { throw .malformedName(description) }
  }

  /// Reads `[MODEL@]GROUP[,GROUP…][/OPTION[,OPTION…]]`, where a group is `LAYOUT` or `LAYOUT:VARIANT`.
  public init(parsing text: String) throws(KeymapError) {
    var rest = text[...]
    var model = Self.usualModel
    if let end = rest.firstIndex(of: "@") {
      model = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    let halves = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var groups: [Group] = []
    for word in halves[0].split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count <= 2, parts.last != "" else { throw .malformedName(text) }
      groups.append(Group(String(parts[0]), variant: parts.count == 2 ? String(parts[1]) : ""))
    }
    self.init(groups: groups, options: halves.count == 2 ? Self.list(String(halves[1])) : [], model: model)
    guard isPlain else { throw .malformedName(text) }
  }

  /// As the command line takes it; what is usual is left out.
  public var description: String {
    let model = model == Self.usualModel ? "" : "\(model)@"
    let options = options.isEmpty ? "" : "/" + options.joined(separator: ",")
    return model + groups.map(\.description).joined(separator: ",") + options
  }

  /// XKB reads names as file names and as patterns; ours are neither.
  var isPlain: Bool {
    (1...Self.groupLimit).contains(groups.count) && Self.isWord(model)
      && groups.allSatisfy { Self.isWord($0.layout) && ($0.variant.isEmpty || Self.isWord($0.variant)) }
      && options.allSatisfy { option in
        let parts = option.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Self.isWord(String($0)) }
      }
  }

  /// The layouts as XKB's rules take them: `us,ru`.
  var layoutList: String { groups.map(\.layout).joined(separator: ",") }

  /// The variants as XKB's rules take them: `,phonetic`.
  var variantList: String { groups.map(\.variant).joined(separator: ",") }

  /// The options as XKB's rules take them.
  var optionList: String { options.joined(separator: ",") }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.filter { $0 != " " })
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
