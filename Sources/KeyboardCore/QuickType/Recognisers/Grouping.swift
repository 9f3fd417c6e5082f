/// Puts blanks between groups of characters.
enum Grouping {
  /// The sizes in turn, then groups of `rest`; a last group of one goes with the one before.
  static func grouped(_ signs: some Collection<UInt8>, sizes: [Int], rest: Int) -> String {
    var groups: [ArraySlice<UInt8>] = []
    var left = Array(signs)[...]
    var sizes = sizes[...]
    while !left.isEmpty {
      var size = sizes.popFirst() ?? rest
      if sizes.isEmpty && left.count == size + 1 && size == rest { size += 1 }
      groups.append(left.prefix(size))
      left = left.dropFirst(size)
    }
    return groups.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
