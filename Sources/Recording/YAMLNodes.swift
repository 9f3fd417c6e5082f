/// Walks over a YAML document as mappings, sequences and numbers of a known shape.
///
/// What is named in a message is named by the caller.
struct YAMLNodes: ~Copyable {
  private var events: YAMLEvents

  init(_ bytes: [UInt8], file: String) {
    events = YAMLEvents(bytes, file: file)
  }

  var file: String { events.file }
  /// The line of what was taken last, counted from 1.
  var line: Int { events.line }

  func error(_ reason: String) -> RecordingError { events.error(reason) }

  /// Goes into the mapping that must come next.
  mutating func enterMapping(_ what: StaticString) throws(RecordingError) {
    guard try events.next() == .mappingStart else { throw error("\(what) is not a mapping") }
  }

  /// Goes into the sequence that must come next; false for an empty value, which stands for an empty sequence.
  mutating func enterSequence(_ what: StaticString) throws(RecordingError) -> Bool {
    switch try events.next() {
    case .sequenceStart: return true
    case .scalar where events.isPlain && (events.text.isEmpty || events.text.elementsEqual("null".utf8)): return false
    case .scalar, .sequenceEnd, .mappingStart, .mappingEnd, .end: throw error("\(what) is not a list")
    }
  }

  /// Goes into the next item of a sequence, a mapping; false at the end of the sequence.
  mutating func enterItemMapping(_ what: StaticString) throws(RecordingError) -> Bool {
    switch try events.next() {
    case .mappingStart: return true
    case .sequenceEnd: return false
    case .scalar, .sequenceStart, .mappingEnd, .end: throw error("\(what) is not a mapping")
    }
  }

  /// Goes into the next item of a sequence, a sequence; false at the end of the outer sequence.
  mutating func enterItemSequence(_ what: StaticString) throws(RecordingError) -> Bool {
    switch try events.next() {
    case .sequenceStart: return true
    case .sequenceEnd: return false
    case .scalar, .mappingStart, .mappingEnd, .end: throw error("\(what) is not a list")
    }
  }

  /// The next key of a mapping, whose value comes next; nil at the end of the mapping.
  mutating func key() throws(RecordingError) -> String? {
    switch try events.next() {
    case .scalar: return String(decoding: events.text, as: UTF8.self)
    case .mappingEnd: return nil
    case .sequenceStart, .sequenceEnd, .mappingStart, .end: throw error("a key is not a word")
    }
  }

  /// The next key of a mapping, a number; nil at the end of the mapping.
  mutating func numberKey(_ what: StaticString, in range: ClosedRange<Int32>) throws(RecordingError) -> Int32? {
    switch try events.next() {
    case .scalar: return try number(fromText: what, range)
    case .mappingEnd: return nil
    case .sequenceStart, .sequenceEnd, .mappingStart, .end: throw error("\(what) is not a number")
    }
  }

  /// The text that must come next.
  mutating func string(_ what: StaticString) throws(RecordingError) -> String {
    guard try events.next() == .scalar else { throw error("\(what) is not a text") }
    return String(decoding: events.text, as: UTF8.self)
  }

  /// The number that must come next.
  mutating func number(_ what: StaticString, in range: ClosedRange<Int32>) throws(RecordingError) -> Int32 {
    guard try events.next() == .scalar else { throw error("\(what) is not a number") }
    return try number(fromText: what, range)
  }

  /// The number that must come next in a sequence.
  mutating func item(_ what: StaticString, in range: ClosedRange<Int32>) throws(RecordingError) -> Int32 {
    guard let number = try nextItem(what, in: range) else { throw error("the list ends before the \(what)") }
    return number
  }

  /// The next number of a sequence; nil at its end.
  mutating func nextItem(_ what: StaticString, in range: ClosedRange<Int32>) throws(RecordingError) -> Int32? {
    switch try events.next() {
    case .scalar: return try number(fromText: what, range)
    case .sequenceEnd: return nil
    case .sequenceStart, .mappingStart, .mappingEnd, .end: throw error("the \(what) is not a number")
    }
  }

  /// The end of a sequence, which must come next.
  mutating func endItems(_ what: StaticString) throws(RecordingError) {
    guard try events.next() == .sequenceEnd else { throw error("\(what) has too many numbers") }
  }

  /// Goes into the mapping that comes next; false where it was something else, which is passed over.
  mutating func entersMapping() throws(RecordingError) -> Bool {
    switch try events.next() {
    case .mappingStart: return true
    case .sequenceStart: try skip(depth: 1)
    case .scalar, .sequenceEnd, .mappingEnd, .end: break
    }
    return false
  }

  /// Goes into the sequence that comes next; false where it was something else, which is passed over.
  mutating func entersSequence() throws(RecordingError) -> Bool {
    switch try events.next() {
    case .sequenceStart: return true
    case .mappingStart: try skip(depth: 1)
    case .scalar, .sequenceEnd, .mappingEnd, .end: break
    }
    return false
  }

  /// The next item of a sequence, empty where it is no text; nil at its end.
  mutating func nextText() throws(RecordingError) -> String? {
    switch try events.next() {
    case .scalar: return String(decoding: events.text, as: UTF8.self)
    case .sequenceEnd: return nil
    case .sequenceStart, .mappingStart: try skip(depth: 1)
    case .mappingEnd, .end: break
    }
    return ""
  }

  /// Passes over the value that comes next, whatever it is.
  mutating func skip() throws(RecordingError) {
    try skip(depth: 0)
  }

  /// Passes over what is left of values that have been gone into, or over the next one.
  private mutating func skip(depth start: Int) throws(RecordingError) {
    var depth = start
    repeat {
      switch try events.next() {
      case .scalar: break
      case .sequenceStart, .mappingStart: depth += 1
      case .sequenceEnd, .mappingEnd: depth -= 1
      case .end: throw error("the document ends too soon")
      }
    } while depth > 0
  }

  /// The end of the document, which must come next.
  mutating func end() throws(RecordingError) {
    guard try events.next() == .end else { throw error("a second document") }
  }

  /// The last scalar as a decimal number.
  private func number(
    fromText what: StaticString, _ range: ClosedRange<Int32>
  ) throws(RecordingError) -> Int32 {
    let text = events.text
    let isNegative = text.first == Byte.minus
    let first = isNegative ? 1 : 0
    // Eleven digits hold every number of 32 bits, and 64 bits hold them.
    guard events.isPlain, text.count > first, text.count <= first + 11 else {
      throw error("the \(what) is not a decimal number")
    }
    var value: Int64 = 0
    for index in first..<text.count {
      guard let digit = Byte.digit(text[index]) else { throw error("the \(what) is not a decimal number") }
      value = value * 10 + Int64(digit)
    }
    guard let number = Int32(exactly: isNegative ? -value : value), range.contains(number) else {
      throw error("the \(what) is not between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }
}
