/// What a filter knows of each contact that is there. It keeps its room, so that following fingers does not allocate.
struct ContactTable<State: Sendable>: Sendable {
  private var entries: [(id: UInt32, state: State)] = []

  init() {
    // As many as a keyboard follows and a few palms.
    entries.reserveCapacity(32)
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  /// The state of a contact; setting nil forgets it.
  subscript(id: UInt32) -> State? {
    get { entries.first { $0.id == id }?.state }
    set {
      let index = entries.firstIndex { $0.id == id }
      switch (index, newValue) {
      case (let index?, let state?): entries[index].state = state
      case (let index?, nil): entries.swapAt(index, entries.count - 1); entries.removeLast()
      case (nil, let state?): entries.append((id, state))
      case (nil, nil): break
      }
    }
  }

  /// The contact at a place of the table, in no order.
  func entry(at index: Int) -> (id: UInt32, state: State) { entries[index] }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
