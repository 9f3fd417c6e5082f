import Testing

@testable import Speech

/// The lines between keyboard and speech server.
struct SSIPSessionTests {
  /// Answers every command at once, as a server does that has nothing else to do, and keeps what was sent.
  private struct Server {
    var session = SSIPSession(user: "anna")
    private(set) var lines: [String] = []
    private var expectsText = false

    mutating func answer(refusing refused: String? = nil) throws {
      while let end = session.output.firstIndex(of: 0x0a) {
        let line = String(decoding: session.output[..<(end - 1)], as: UTF8.self)
        session.output.removeFirst(end + 1)
        lines.append(line)
        if expectsText, line != "." { continue }
        if let refused, line.hasPrefix(refused) {
          try take("409 ERR NOT SUPPORTED\r\n")
          continue
        }
        expectsText = line == "SPEAK"
        switch line {
        case "SPEAK": try take("230 OK RECEIVING DATA\r\n")
        case ".": try take("225-17\r\n225 OK MESSAGE QUEUED\r\n")
        default: try take("2xx OK\r\n".replacing("xx", with: "00"))
        }
      }
    }

    mutating func take(_ text: String) throws { try session.take(Array(text.utf8)[...]) }

    /// What was sent behind the client's introduction.
    var sent: String { lines.dropFirst(2).joined(separator: "|") }
  }

  @Test func introducesItself() throws {
    var server = Server()
    try server.answer()
    #expect(server.lines == ["SET self CLIENT_NAME anna:keypane:keys", "SET self PRIORITY message"])
  }

  @Test func oneCommandAtATime() {
    var session = SSIPSession(user: "an na;")
    session.say(Utterance("Hallo", language: "de"))
    #expect(String(decoding: session.output, as: UTF8.self) == "SET self CLIENT_NAME anna:keypane:keys\r\n")
  }

  @Test func textsAndCharacters() throws {
    var server = Server()
    server.session.say(Utterance("E-Mail-Adresse, Textfeld", language: "de"))
    try server.answer()
    server.session.say(Utterance("ä", language: "de", isCharacter: true))
    server.session.say(Utterance("Save?", language: "en-GB", interrupts: false))
    try server.answer()
    #expect(
      server.sent
        == "SET self LANGUAGE de|SPEAK|E-Mail-Adresse, Textfeld|.|CANCEL self|CHAR ä|SET self LANGUAGE en-GB|SPEAK|Save?|."
    )
  }

  /// What waits gives way to the next key; what the server is waiting for still comes.
  @Test func theNextKeyInterrupts() throws {
    var server = Server()
    try server.answer()
    server.session.say(Utterance("one", language: "en"))
    for key in ["a", "b", "c"] { server.session.say(Utterance(key, language: "en", isCharacter: true)) }
    try server.answer()
    #expect(server.sent == "SET self LANGUAGE en|CHAR c")
    server.session.say(Utterance("two", language: "en"))
    server.session.say(Utterance("d", language: "en", isCharacter: true))
    try server.answer()
    #expect(server.sent == "SET self LANGUAGE en|CHAR c|CANCEL self|CHAR d")
  }

  @Test func aTextThatWasAskedForIsSentBeforeItIsCancelled() throws {
    var server = Server()
    try server.answer()
    server.session.say(Utterance("one", language: ""))
    #expect(server.session.output == Array("SPEAK\r\n".utf8))
    server.session.say(Utterance("x", language: "", isCharacter: true))
    try server.answer()
    #expect(server.sent == "SPEAK|one|.|CANCEL self|CHAR x")
  }

  /// A text cannot end itself or be a command.
  @Test func textsAreText() throws {
    var server = Server()
    try server.answer()
    server.session.say(Utterance(".", language: "de\r\nQUIT"))
    try server.answer()
    server.session.say(Utterance("a\r\n.\r\nQUIT\u{0}\u{2028}", language: "deQUIT", interrupts: false))
    try server.answer()
    server.session.say(Utterance("\n", language: "deQUIT", isCharacter: true, interrupts: false))
    try server.answer()
    server.session.say(Utterance("e\u{301}", language: "deQUIT", isCharacter: true, interrupts: false))
    try server.answer()
    #expect(
      server.sent
        == "SET self LANGUAGE deQUIT|SPEAK|..|.|SPEAK|a  .  QUIT  |.|CHAR  |SPEAK|e\u{301}|.".replacing(
          "SPEAK|a  .  QUIT", with: "SPEAK|a  .  QUIT"))
  }

  @Test func aServerThatAnswersNotIsNotFlooded() throws {
    var session = SSIPSession(user: "anna")
    for number in 0..<10_000 {
      session.say(Utterance("text \(number)", language: number.isMultiple(of: 2) ? "de" : "en", interrupts: false))
    }
    #expect(session.output.count < 100)
    for number in 0..<10_000 { session.say(Utterance("text \(number)", language: "l\(number)")) }
    var server = Server()
    server.session = session
    try server.answer()
    #expect(server.sent == "SET self LANGUAGE l9999|SPEAK|text 9999|.")
  }

  /// A language that the server does not have, or a text that it does not want, is passed over.
  @Test(arguments: ["SET self LANGUAGE", "SPEAK", "CHAR", "CANCEL", "SET self CLIENT_NAME"])
  func refusals(command: String) throws {
    var server = Server()
    server.session.say(Utterance("one", language: "xx"))
    try server.answer(refusing: command)
    server.session.say(Utterance("y", language: "xx", isCharacter: true))
    try server.answer(refusing: command)
    #expect(server.lines.last == (command == "CHAR" ? "CHAR y" : server.lines.last))
    #expect(server.lines.contains("CHAR y"))
  }

  @Test func eventsAreNoAnswers() throws {
    var server = Server()
    try server.answer()
    server.session.say(Utterance("one", language: ""))
    try server.take("701-21\r\n701-3\r\n701 BEGIN\r\n")
    #expect(server.session.output == Array("SPEAK\r\n".utf8))
  }

  @Test(arguments: ["HTTP/1.1 400 Bad Request\r\n", "\r\n", "20\r\n", String(repeating: "2", count: 10_000)])
  func whatIsNoServer(text: String) {
    var server = Server()
    #expect(throws: SpeechError.self) { try server.take(text) }
  }

  /// However answers are cut, they mean the same.
  @Test func answersInPieces() throws {
    var server = Server()
    for byte in "208 OK CLIENT NAME SET\r\n202-x\r\n202 OK\r\n".utf8 { try server.session.take([byte][...]) }
    server.session.output.removeAll()
    server.session.say(Utterance("a", language: "", isCharacter: true))
    #expect(server.session.output == Array("CHAR a\r\n".utf8))
  }

  @Test(arguments: [
    (["SPEECHD_ADDRESS": "unix_socket:/run/s"], "/run/s"),
    (["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/speech-dispatcher/speechd.sock"),
    (["SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/r"], "/r/speech-dispatcher/speechd.sock"),
    (["XDG_RUNTIME_DIR": "", "HOME": "/home/a"], "/home/a/.cache/speech-dispatcher/speechd.sock"),
  ])
  func addresses(variables: [String: String], path: String) throws {
    #expect(try SpeechAddress { variables[$0] }.path == path)
  }

  @Test(arguments: ["inet_socket:localhost:6560", "unix", ":", "unix_socket:"])
  func foreignAddresses(value: String) {
    #expect(throws: SpeechError.self) { try SpeechAddress { $0 == "SPEECHD_ADDRESS" ? value : nil } }
  }
}
