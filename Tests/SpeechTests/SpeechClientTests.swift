import Glibc
import KeyboardCore
import Posix
import Testing

@testable import Speech

/// The way to a speech server that listens at a socket of this test.
struct SpeechClientTests {
  /// A folder of its own, and a path in it.
  private static func path() -> String {
    var template = Array("/tmp/keypane-speech-XXXXXX".utf8CString)
    let made = unsafe mkdtemp(&template)
    precondition(unsafe made != nil)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) + "/speechd.sock"
  }

  private static let start = Instant(microseconds: 1_000_000)

  @Test func withoutAServerItSaysSoOnce() {
    let path = Self.path()
    var client = SpeechClient(SpeechAddress(path: path), user: "anna", at: Self.start)
    let failure = client.takeFailure()?.description ?? ""
    #expect(failure.contains("no speech server at \(path): No such file or directory"))
    for second in 1...20 as ClosedRange<Int64> {
      client.say(Utterance("a", language: "en"), at: Self.start + .milliseconds(second * 1000))
      let (raw, again) = (client.raw, client.takeFailure())
      #expect(raw == nil && again == nil)
    }
  }

  /// A server that is started later is found at the next thing to say, some time after the last look.
  @Test func aServerThatComesLater() throws {
    let path = Self.path()
    var client = SpeechClient(SpeechAddress(path: path), user: "anna", at: Self.start)
    _ = client.takeFailure()
    let server = try SpeechServer(path: path)
    client.say(Utterance("one", language: "en"), at: Self.start + .milliseconds(100))
    let early = client.raw
    #expect(early == nil)
    client.say(Utterance("two", language: "en"), at: Self.start + .milliseconds(3100))
    try server.serve(&client)
    let failure = client.takeFailure()
    #expect(failure == nil && server.spoken == ["en: two"])
  }

  @Test func speaks() throws {
    let path = Self.path()
    let server = try SpeechServer(path: path)
    var client = SpeechClient(SpeechAddress(path: path), user: "anna", at: Self.start)
    client.say(Utterance("Passwort, sicheres Textfeld", language: "de"), at: Self.start)
    try server.serve(&client)
    client.say(Utterance("ß", language: "de", isCharacter: true), at: Self.start)
    try server.serve(&client)
    #expect(server.name == "anna:keypane:keys")
    #expect(server.spoken == ["de: Passwort, sicheres Textfeld", "cancel", "de: ß"])
  }

  /// A server that neither reads nor answers holds nobody up, and what it is sent stays little.
  @Test func aServerThatIsStuck() throws {
    let path = Self.path()
    let server = try SpeechServer(path: path)
    var client = SpeechClient(SpeechAddress(path: path), user: "anna", at: Self.start)
    for number in 0..<100_000 { client.say(Utterance("text \(number)", language: "en"), at: Self.start) }
    let (raw, isWriting) = (client.raw, client.isWriting)
    #expect(raw != nil && !isWriting)
    try server.serve(&client)
    #expect(server.spoken == ["en: text 99999"])
  }

  @Test func aServerThatGoes() throws {
    let path = Self.path()
    var server: SpeechServer? = try SpeechServer(path: path)
    var client = SpeechClient(SpeechAddress(path: path), user: "anna", at: Self.start)
    try server?.serve(&client)
    server = nil
    client.exchange(at: Self.start)
    let (raw, failure) = (client.raw, client.takeFailure())
    #expect(raw == nil && failure?.description.contains("has gone") == true)
    client.say(Utterance("a", language: "en"), at: Self.start + .milliseconds(10_000))
    let again = client.takeFailure()
    #expect(again == nil)
  }

  @Test func whatIsNoSpeechServer() throws {
    let path = Self.path()
    let server = try SpeechServer(path: path)
    var client = SpeechClient(SpeechAddress(path: path), user: "anna", at: Self.start)
    try server.send("SSH-2.0-OpenSSH_9.2\r\n")
    client.exchange(at: Self.start)
    let failure = client.takeFailure()
    #expect(failure?.description == "what answers is no speech server; nothing is spoken any more")
  }
}
