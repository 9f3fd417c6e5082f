/// Definitions by their id, as LDML means it: what is defined later overrides what was imported before, but within one
/// file an id that is defined twice is a mistake.
struct Bag<Value> {
  private var entries: [String: (value: Value, place: SourcePlace)] = [:]

  subscript(id: String) -> Value? { entries[id]?.value }

  /// - Parameter what: what the ids name, for the message: `key`.
  mutating func define(_ id: String, as value: Value, at place: SourcePlace, what: String) throws(LayoutError) {
    if let first = entries[id]?.place, first.file == place.file {
      throw place.error("\(what) \"\(id)\" is defined twice, first on line \(first.line)")
    }
    entries[id] = (value, place)
  }

  /// What `other` defines outranks what is here, even where both stand in one file.
  mutating func override(by other: Bag) {
    entries.merge(other.entries) { _, own in own }
  }

  /// Where an id is defined, the last time.
  func place(of id: String) -> SourcePlace? { entries[id]?.place }
}
