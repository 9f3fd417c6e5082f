/// The name of one XKB layout: `us`, `de:nodeadkeys`.
public struct KeymapName: Hashable, Sendable, CustomStringConvertible {
  /// `us`.
  public var layout: String
  /// Empty for the layout's plain form.
  public var variant: String

  /// A name of its two parts; whether they exist is seen when the keymap is made.
  public init(layout: String, variant: String = "") {
    self.layout = layout
    self.variant = variant
  }

  /// Reads `LAYOUT` or `LAYOUT:VARIANT`.
  public init(parsing text: String) throws(KeymapError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let layout = parts.first, !layout.isEmpty, parts.last != "" else {
      throw .malformedName(text)
    }
    self.init(layout: String(layout), variant: parts.count == 2 ? String(parts[1]) : "")
    guard isPlain else { throw .malformedName(text) }
  }

  /// `de:nodeadkeys`, as the command line takes it.
  public var description: String {
    variant.isEmpty ? layout : "\(layout):\(variant)"
  }

  /// XKB reads names as file names and as lists; ours are neither.
  var isPlain: Bool {
    !layout.isEmpty
      && (layout + variant).utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
