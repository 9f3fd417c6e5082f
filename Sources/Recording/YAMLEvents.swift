import CYAML

/// The events of one YAML document, pulled from libyaml one after another.
///
/// libyaml's event interface expands no aliases and does not call itself, so that hostile files cost no more than their
/// length; aliases and deep nesting, which `libinput record` never writes, are refused all the same.
@safe
struct YAMLEvents: ~Copyable {
  /// What comes next in the document.
  enum Event: Hashable {
    /// A single value; `text` holds it.
    case scalar
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    /// The document is over.
    case end
  }

  /// Deeper than anything that is read or skipped in a recording.
  static let deepestNesting = 32

  let file: String
  /// The line of the last event, counted from 1.
  private(set) var line = 1
  /// The value of the last scalar, in UTF-8.
  private(set) var text: [UInt8] = []
  /// Whether the last scalar stood without quotes.
  private(set) var isPlain = false
  private var depth = 0
  private let bytes: [UInt8]
  /// libyaml reads from this copy of `bytes` as long as the parser lives.
  private let input: UnsafeMutableBufferPointer<UInt8>
  /// On the heap, because libyaml keeps pointers into it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(_ bytes: [UInt8], file: String) {
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let isReady = unsafe yaml_parser_initialize(parser) == 1
    precondition(isReady, "out of memory")
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    self.bytes = bytes
    self.file = file
    unsafe self.input = unsafe input
    unsafe self.parser = unsafe parser
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event. After `.end` it must not be called again.
  mutating func next() throws(RecordingError) -> Event {
    while true {
      if let event = try step() { return event }
    }
  }

  func error(_ reason: String) -> RecordingError {
    RecordingError(file: file, line: line, reason: reason)
  }

  /// One event of libyaml; nil for the starts and the end of stream and document, which tell nothing.
  private mutating func step() throws(RecordingError) -> Event? {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { unsafe yaml_event_delete(&event) }
    line = unsafe Int(event.start_mark.line) + 1
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      text.removeAll(keepingCapacity: true)
      unsafe text.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
      isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
      return .scalar
    case YAML_SEQUENCE_START_EVENT:
      try enter()
      return .sequenceStart
    case YAML_MAPPING_START_EVENT:
      try enter()
      return .mappingStart
    case YAML_SEQUENCE_END_EVENT:
      depth -= 1
      return .sequenceEnd
    case YAML_MAPPING_END_EVENT:
      depth -= 1
      return .mappingEnd
    case YAML_ALIAS_EVENT:
      throw error("an alias, which recordings do not use")
    case YAML_STREAM_END_EVENT:
      return .end
    default:
      return nil
    }
  }

  private mutating func enter() throws(RecordingError) {
    depth += 1
    if depth > Self.deepestNesting { throw error("more than \(Self.deepestNesting) levels of nesting") }
  }

  /// The one place that turns libyaml's failures into errors.
  private func syntaxError() -> RecordingError {
    let problem = unsafe parser.pointee.problem
    let reason = unsafe problem.map { unsafe String(cString: $0) } ?? "out of memory"
    let line =
      if unsafe parser.pointee.error == YAML_READER_ERROR {
        // The reader knows no lines, only bytes.
        unsafe RecordingReader.line(of: parser.pointee.problem_offset, in: bytes)
      } else {
        unsafe Int(parser.pointee.problem_mark.line) + 1
      }
    return RecordingError(file: file, line: line, reason: "this is not YAML: \(reason)")
  }
}
