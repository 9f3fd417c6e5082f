/// The `keypane:flickDown` elements of a form: which key types which other one by a flick downwards.
struct FlickDownTable {
  /// The other key, and where the file says so.
  struct Entry {
    var key: String
    var place: SourcePlace
  }

  private var entries = Bag<Entry>()

  init(_ elements: [XMLElement], keys: Bag<KeyDefinition>) throws(LayoutError) {
    for element in elements where element.name == "keypane:flickDown" {
      guard let from = try element.tokens("keys"), let to = try element.tokens("to") else {
        throw element.place.error("keypane:flickDown needs the attributes keys and to")
      }
      guard from.count == to.count else {
        throw element.place.error("keypane:flickDown has \(from.count) keys, but \(to.count) in to")
      }
      for (key, other) in zip(from, to) {
        for id in [key, other] where keys[id] == nil { throw element.place.error("key \"\(id)\" is not defined") }
        try entries.define(
          key, as: Entry(key: other, place: element.place), at: element.place, what: "the flick downwards of key")
      }
    }
  }

  subscript(id: String) -> Entry? { entries[id] }

  /// What a form says outranks what the file says for all forms.
  mutating func override(by own: FlickDownTable) {
    entries.override(by: own.entries)
  }
}
