import KeyboardCore
import Recording

/// Reads session files. Any bytes may be given; what is wrong is told with its line.
struct SessionReader {
  private var file: SessionFile
  private var line = 0
  private var time = Instant.zero
  private var hasOptions = false
  private var cursor = SessionTouches()

  static func read(_ bytes: [UInt8], name: String) throws(RecordingError) -> SessionFile {
    var reader = SessionReader(file: SessionFile(name: name))
    try reader.read(bytes)
    return reader.file
  }

  private init(file: SessionFile) { self.file = file }

  private mutating func read(_ bytes: [UInt8]) throws(RecordingError) {
    var isBelow = false
    for raw in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
      line += 1
      let bytes = raw.last == 0x0d ? raw.dropLast() : raw
      guard let text = String(validating: bytes, as: UTF8.self) else { throw error("the text is not valid UTF-8") }
      guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) else {
        throw error("a tab, or another control character")
      }
      if isBelow {
        if !text.isEmpty { file.expected.append(text) }
      } else if text == "---" {
        isBelow = true
        file.dashesLine = line
      } else {
        file.head.append(text)
        try read(text[...])
      }
    }
    if !isBelow, file.head.last?.isEmpty == true { file.head.removeLast() }
    file.namesField = hasOptions
    // A tap's end may lie behind the beginning of what stands on the next line.
    file.steps = file.steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    for step in file.steps {
      if let reason = cursor.objection(to: step.event, panel: file.panel) {
        throw RecordingError(file: file.name, line: step.line, reason: reason)
      }
    }
  }

  private mutating func read(_ text: Substring) throws(RecordingError) {
    let pieces = SessionWords.pieces(SessionWords.trimmed(text), at: " ", most: 2)
    guard let word = pieces.first, !word.isEmpty, word.unicodeScalars.first != "#" else { return }
    let rest = pieces.count == 2 ? SessionWords.trimmed(pieces[1]) : ""
    switch word {
    case "field":
      try readOptions(rest)
    case "form":
      let parts = SessionWords.pieces(rest, at: " ", most: 2)
      let name = parts[0]
      guard !name.isEmpty else { throw error("form needs a name: form NAME [OPTION…]") }
      try readOptions(parts.count == 2 ? parts[1] : "")
      file.form = String(name)
    case "texts":
      let parts = SessionWords.pieces(rest, at: "=", most: 2)
      guard parts.count == 2, !parts[0].isEmpty else { throw error("texts needs a field and its text: texts ID=TEXT") }
      file.texts[String(parts[0])] = SessionStep.text(parts[1])
      file.textLines[String(parts[0])] = line
    case "needs":
      guard !rest.isEmpty else { throw error("needs is followed by a file of the data: needs PATH") }
      file.needs.append(String(rest))
    case let word where SessionStock.words.contains(String(word)):
      if let wrong = file.stock.take(word, rest) { throw error(wrong) }
      file.stock.line = file.stock.line ?? line
    case "panel":
      guard file.panel == nil else { throw error("a second panel") }
      file.panel = try panel(SessionWords.plain(rest))
    default:
      try readStep(word, rest)
    }
  }

  private mutating func readOptions(_ text: Substring) throws(RecordingError) {
    guard !hasOptions else { throw error("a second line with the options of a field or a form") }
    guard let words = SessionWords.split(text) else { throw error("a quotation mark is not closed") }
    hasOptions = true
    file.options = words
    file.optionsLine = line
  }

  private func panel(_ words: [Substring]) throws(RecordingError) -> PanelModel {
    let usage = "panel KIND LEAST..GREATEST LEAST..GREATEST [slots=N] [resolution=N]"
    guard words.count >= 3 else { throw error("a panel has a kind and two ranges: \(usage)") }
    guard let kind = PanelModel.Kind(rawValue: String(words[0])) else {
      let known = PanelModel.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("there is no panel “\(words[0])” (known: \(known))")
    }
    var model = PanelModel(kind: kind, x: try range(words[1]), y: try range(words[2]))
    for word in words[3...] {
      let parts = word.split(separator: "=", maxSplits: 1)
      switch parts.first {
      case "slots" where parts.count == 2: model.slots = Int(try number(parts[1], in: 1...256, "slots"))
      case "resolution" where parts.count == 2:
        model.resolution = Int32(try number(parts[1], in: 0...100_000, "resolution"))
      default: throw error("“\(word)” is not known: \(usage)")
      }
    }
    return model
  }

  private func range(_ word: Substring) throws(RecordingError) -> ClosedRange<Int32> {
    guard let dots = word.firstRange(of: ".."), let least = Int32(word[..<dots.lowerBound]),
      let greatest = Int32(word[dots.upperBound...]), least < greatest
    else { throw error("“\(word)” is not a range of a panel's axis, such as 0..4095") }
    return least...greatest
  }

  private mutating func readStep(_ word: Substring, _ rest: Substring) throws(RecordingError) {
    guard word.first.map({ $0.isASCII && $0.isNumber || $0 == "-" }) ?? false else {
      let known = ["field", "form", "texts", "needs", "panel"] + SessionStock.words
      let near = TraitNames.didYouMean(String(word), among: known).map { "; did you mean \($0)?" } ?? ""
      throw error("“\(word)” is neither a time in milliseconds nor one of \(known.joined(separator: ", "))\(near)")
    }
    let milliseconds = try number(word, in: 0...SessionTouches.latest, "time in milliseconds")
    let now = Instant.zero + .milliseconds(milliseconds)
    guard now >= time else { throw error("time goes backwards") }
    time = now
    var words = SessionWords.plain(rest)
    guard !words.isEmpty else { throw error("nothing happens at \(milliseconds)") }
    var isLost = false
    if words[0] == "lost" {
      words.removeFirst()
      isLost = true
    }
    switch words.first {
    case "down", "move", "up", "cancel": try readTouch(words, isLost: isLost)
    case "tap" where !isLost: try readTap(words)
    case "type" where !isLost: try readTyping(Substring(rest.unicodeScalars.dropFirst(5)))
    case "becomes" where !isLost:
      let (before, after) = texts(rest, behind: "becomes ")
      try add(.becomes(before: before, after: after))
    case "told" where !isLost:
      let (before, after) = texts(rest, behind: "told ")
      try add(.told(before: before, after: after))
    case "message" where !isLost && words.count > 1:
      try add(.message(SessionStep.text(SessionWords.trimmed(Substring(rest.unicodeScalars.dropFirst(8))))))
    case "session" where !isLost && words.count == 2 && words[1] == "end": try add(.sessionEnd)
    case "wait" where !isLost && words.count == 1: try add(.wait)
    case "dropped" where !isLost && words.count == 1: try add(.dropped)
    case "unplug" where !isLost && words.count == 1: try add(.unplug)
    case "plug" where !isLost && words.count == 1: try add(.plug)
    default:
      throw error(
        "“\(rest)” is not one of down, move, up, cancel, tap, type, wait, lost, dropped, unplug, plug, becomes, told,"
          + " message, session end")
    }
  }

  /// `BEFORE|AFTER`.
  private func texts(_ text: Substring, behind word: String) -> (String, String) {
    let rest = Substring(text.unicodeScalars.dropFirst(word.unicodeScalars.count))
    let parts = SessionWords.pieces(rest, at: "|", most: 2)
    return (SessionStep.text(parts[0]), parts.count == 2 ? SessionStep.text(parts[1]) : "")
  }

  private mutating func readTouch(_ words: [Substring], isLost: Bool) throws(RecordingError) {
    guard words.count == 2 || words.count == 3 else { throw error("\(words[0]) needs a finger, and at most a place") }
    let phase: Contact.Phase =
      switch words[0] {
      case "down": .began
      case "move": .moved
      case "up": .ended
      default: .cancelled
      }
    let finger = try number(words[1], in: SessionTouches.fingers, "finger")
    if words.count == 2, phase == .began || phase == .moved { throw error("\(words[0]) needs a place") }
    let place = words.count == 3 ? try self.place(words[2]) : nil
    try add(.touch(phase, finger: Int(finger), place, isLost: isLost))
  }

  /// `tap FINGER PLACE [MILLISECONDS]`.
  private mutating func readTap(_ words: [Substring]) throws(RecordingError) {
    guard words.count == 3 || words.count == 4 else { throw error("tap needs a finger and a place") }
    let finger = Int(try number(words[1], in: SessionTouches.fingers, "finger"))
    let place = try place(words[2])
    let length = words.count == 4 ? try number(words[3], in: 1...SessionTouches.latest, "length in milliseconds") : 60
    try addTap(finger, place, at: time, length: .milliseconds(length))
  }

  /// `type TEXT`: the keys that type its characters, one after another. A blank is the space bar whatever mark follows it.
  private mutating func readTyping(_ text: Substring) throws(RecordingError) {
    guard !text.isEmpty else { throw error("type needs a text") }
    let words = SessionWords.pieces(text, at: " ").map { $0.map(String.init) }
    for (index, key) in words.joined(separator: ["space"]).enumerated() {
      try addTap(1, .key(key, x: 50, y: 50), at: time + .milliseconds(Int64(index) * 150), length: .milliseconds(60))
    }
  }

  private mutating func addTap(
    _ finger: Int, _ place: SessionPlace, at time: Instant, length: Interval
  ) throws(RecordingError) {
    try add(.touch(.began, finger: finger, place, isLost: false), at: time)
    try add(.touch(.ended, finger: finger, nil, isLost: false), at: time + length)
  }

  private mutating func add(_ event: SessionStep.Event, at time: Instant? = nil) throws(RecordingError) {
    let time = time ?? self.time
    guard time <= .zero + .milliseconds(SessionTouches.latest) else { throw error("that is too late") }
    guard file.steps.count < SessionTouches.mostSteps else { throw error("too much happens") }
    file.steps.append(SessionStep(line: line, time: time, event: event))
  }

  private func place(_ word: Substring) throws(RecordingError) -> SessionPlace {
    guard let place = SessionPlace(word) else {
      throw error(
        "“\(word)” is not a place: KEY, KEY@X,Y, bar:N, point:X,Y, field:ID, text:ID@N, label:ID, clear:ID, button:ID,"
          + " submit")
    }
    return place
  }

  private func number(_ word: Substring, in range: ClosedRange<Int64>, _ what: String) throws(RecordingError) -> Int64 {
    guard let number = Int64(word), range.contains(number) else {
      throw error("the \(what) “\(word)” is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func error(_ reason: String) -> RecordingError {
    RecordingError(file: file.name, line: line, reason: reason)
  }
}
