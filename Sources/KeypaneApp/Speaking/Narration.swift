import KeyboardCore
import Posix
import Speech

/// What is said aloud on this machine: words, and the way to the speech server.
struct Narration: ~Copyable {
  private var narrator: Narrator
  private var client: SpeechClient

  init(_ data: DataFolder) throws(AppError) {
    let address: SpeechAddress
    do { address = try SpeechAddress() } catch { throw .usage(error.description) }
    narrator = Narrator(data)
    client = SpeechClient(address, user: Environment.value("USER") ?? "", at: Clock.monotonic())
    complain()
  }

  /// For `Poller`: the server's descriptor, and whether something waits to be written; nil: there is no server.
  var descriptor: (raw: Int32, isWriting: Bool)? {
    guard let raw = client.raw else { return nil }
    return (raw, client.isWriting)
  }

  /// The server can be read or written.
  mutating func exchange() {
    client.exchange(at: Clock.monotonic())
    complain()
  }

  mutating func say(_ announcements: [Announcement], traits: ResolvedTraits) {
    for utterance in narrator.utterances(for: announcements, traits: traits) { say(utterance) }
  }

  mutating func say(_ field: SpokenField, traits: ResolvedTraits) {
    say(narrator.utterance(for: field, traits: traits))
  }

  mutating func say(keyboard name: String?, traits: ResolvedTraits) {
    say(narrator.utterance(forKeyboard: name, traits: traits))
  }

  mutating func say(_ utterance: Utterance) {
    client.say(utterance, at: Clock.monotonic())
    complain()
  }

  private mutating func complain() {
    for failure in narrator.takeFailures() { Output.error(failure) }
    if let failure = client.takeFailure() { Output.error(failure.description) }
  }
}
