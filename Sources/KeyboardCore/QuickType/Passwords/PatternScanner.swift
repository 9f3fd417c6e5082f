/// Takes a pattern of the usual form apart; the work is linear in its length.
struct PatternScanner {
  private var text: ArraySlice<UInt8>

  init(_ pattern: String) {
    // Whoever pastes a pattern pastes blanks around it, too.
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0d).contains($0) }
    var bytes = Array(pattern.utf8)[...]
    bytes = bytes.drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    text = bytes
  }

  /// Nil for a pattern of another form. The anchors may be there or not: HTML means them anyway.
  mutating func parts() -> PatternParts? {
    var parts = PatternParts()
    _ = take("^")
    while take("(?=.*") {
      guard let required = characterClass(), take(")") else { return nil }
      parts.required.append(required)
    }
    if take(".") {
      if !take("*") { _ = take("+") }
      guard lengths(into: &parts), isAtEnd else { return nil }
      return parts
    }
    guard let main = characterClass() else { return nil }
    if take("*") || take("+") {
      guard isAtEnd else { return nil }
      // Such a pattern alone, of one range, asks for the range.
      if parts.required.isEmpty, main.ranges.count == 1, main.othersText == nil {
        parts.required = [main]
      } else {
        parts.allowed = main
      }
      return parts
    }
    parts.allowed = main
    guard lengths(into: &parts), isAtEnd else { return nil }
    return parts
  }

  private var isAtEnd: Bool { text.isEmpty || text.elementsEqual("$".utf8) }

  private mutating func take(_ word: String) -> Bool {
    guard text.starts(with: word.utf8) else { return false }
    text.removeFirst(word.utf8.count)
    return true
  }

  /// `[…]`, `\d` or `\w`; nil for any other, one of nothing, one that excludes, and one with single letters or digits
  /// (`[a-f]`, `[2-9]`): rules can hardly say those.
  private mutating func characterClass() -> PatternClass? {
    var found = PatternClass()
    if text.first == UInt8(ascii: "\\") { return escape(into: &found) ? found : nil }
    guard take("["), text.first != UInt8(ascii: "^") else { return nil }
    while let next = text.first, next != UInt8(ascii: "]") {
      if next == UInt8(ascii: "\\") {
        guard escape(into: &found) else { return nil }
      } else if take("a-z") {
        found.insert(.lower)
      } else if take("A-Z") {
        found.insert(.upper)
      } else if take("0-9") {
        found.insert(.digit)
      } else {
        // A range of others, such as !-?, is taken for its three characters.
        guard PrintableSet.special.contains(next) else { return nil }
        found.insert(next)
        text.removeFirst()
      }
    }
    guard take("]"), !found.isEmpty else { return nil }
    return found
  }

  private mutating func escape(into found: inout PatternClass) -> Bool {
    text.removeFirst()
    guard let next = text.popFirst() else { return false }
    switch next {
    case UInt8(ascii: "d"): found.insert(.digit)
    case UInt8(ascii: "w"):
      for range in [ClassName.lower, .upper, .digit] { found.insert(range) }
      found.insert(UInt8(ascii: "_"))
    default:
      guard PrintableSet.special.contains(next) else { return false }
      found.insert(next)
    }
    return true
  }

  /// `{8}`, `{8,}` or `{8,20}`, where there is one; false where it is none that can be.
  private mutating func lengths(into parts: inout PatternParts) -> Bool {
    guard take("{") else { return true }
    guard let minimum = number() else { return false }
    var maximum: Int? = minimum
    if take(",") { maximum = number() }
    guard take("}"), minimum <= maximum ?? minimum else { return false }
    parts.lengths = (minimum, maximum)
    return true
  }

  private mutating func number() -> Int? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text.removeFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
