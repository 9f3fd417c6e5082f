/// One client's side of speech-dispatcher's protocol (SSIP): what is to be spoken goes in, lines come out, one command
/// after the answer to the one before.
///
/// Source: the SSIP documentation of speech-dispatcher 0.11.
struct SSIPSession: Sendable {
  /// What the server is asked for.
  fileprivate enum Command: Sendable, Hashable {
    case set(String)
    /// Whatever is spoken for us, or waits for it, is not.
    case cancel
    case language(String)
    case character(String)
    /// Asks whether a text may be sent.
    case speak(String)
    /// The text itself.
    case data(String)
  }

  /// So much may wait for a server that is slow; what comes then is never said.
  static let capacity = 24
  /// Characters that are said of one text.
  static let longestText = 1000
  private static let longestLine = 4096

  /// What is to be sent to the server.
  var output: [UInt8] = []
  private var waiting: [Command]
  /// The command whose answer has not come yet.
  private var current: Command?
  /// What the server speaks for us now, as far as it has been told.
  private var language = ""
  /// It has been given something to say.
  private var hasSpoken = false
  private var line: [UInt8] = []

  /// - Parameter user: who it is for: part of the name that the server knows the client by.
  init(user: String) {
    let name = user.filter { $0.isLetter || $0.isNumber }
    waiting = [.set("CLIENT_NAME \(name.isEmpty ? "user" : name):keypane:keys"), .set("PRIORITY message")]
    sendNext()
  }

  /// Has something spoken.
  mutating func say(_ utterance: Utterance) {
    let text = Self.plain(utterance.text)
    if utterance.interrupts {
      waiting.removeAll { $0.givesWay }
      if hasSpoken || current?.isSpeech == true { waiting.append(.cancel) }
    }
    guard !text.isEmpty, waiting.count < Self.capacity else { return sendNext() }
    let language = Self.tag(utterance.language)
    if !language.isEmpty, language != lastLanguage { waiting.append(.language(language)) }
    let isCharacter = utterance.isCharacter && text.unicodeScalars.count == 1
    waiting.append(isCharacter ? .character(text) : .speak(text))
    sendNext()
  }

  /// Takes what the server has said.
  /// - Throws: it is no speech server.
  mutating func take(_ bytes: ArraySlice<UInt8>) throws(SpeechError) {
    for byte in bytes {
      guard byte == 0x0a else {
        if line.count == Self.longestLine { throw Self.foreign }
        line.append(byte)
        continue
      }
      if line.last == 0x0d { line.removeLast() }
      try takeLine()
      line.removeAll(keepingCapacity: true)
    }
  }

  private static let foreign = SpeechError("what answers is no speech server; nothing is spoken any more")

  /// Lines of an answer are `NNN-…`, and its last one is `NNN …`.
  private mutating func takeLine() throws(SpeechError) {
    guard line.count >= 3, line.prefix(3).allSatisfy({ (0x30...0x39).contains($0) }) else { throw Self.foreign }
    let isLast = line.count == 3 || line[3] == 0x20
    // Events (7…) are no answers.
    guard isLast, line[0] != 0x37, let done = current else { return }
    current = nil
    let isAccepted = line[0] == 0x32
    switch done {
    case .speak(let text): if isAccepted { waiting.insert(.data(text), at: 0) }
    case .language(let tag): if isAccepted { language = tag }
    case .set, .cancel, .character, .data: break
    }
    sendNext()
  }

  /// The one that holds when all that waits has been sent.
  private var lastLanguage: String {
    for command in waiting.reversed() { if case .language(let tag) = command { return tag } }
    if case .language(let tag)? = current { return tag }
    return language
  }

  private mutating func sendNext() {
    guard current == nil, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    current = next
    switch next {
    case .set(let what): send("SET self \(what)")
    case .cancel:
      hasSpoken = false
      send("CANCEL self")
    case .language(let tag): send("SET self LANGUAGE \(tag)")
    case .character(let character):
      hasSpoken = true
      send("CHAR \(character)")
    case .speak: send("SPEAK")
    case .data(let text):
      hasSpoken = true
      send((text.hasPrefix(".") ? "." : "") + text + "\r\n.")
    }
  }

  private mutating func send(_ text: String) {
    output += text.utf8
    output += [0x0d, 0x0a]
  }

  /// One line without controls.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longestText) {
      let isControl =
        scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
      plain.append(isControl ? " " : scalar)
    }
    return String(plain)
  }

  /// Letters, digits and hyphens of a language's name.
  private static func tag(_ language: String) -> String {
    String(language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(32))
  }
}

extension SSIPSession.Command {
  /// It is not worth sending any more where something interrupts.
  fileprivate var givesWay: Bool {
    switch self {
    case .character, .speak, .language, .cancel: true
    // Once the server waits for the text it must get it.
    case .set, .data: false
    }
  }

  fileprivate var isSpeech: Bool {
    switch self {
    case .character, .speak: true
    case .set, .cancel, .language, .data: false
    }
  }
}
