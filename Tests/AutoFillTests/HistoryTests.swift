import KeyboardCore
import Testing

@Suite("AutoFill: what one visitor entered before")
struct HistoryTests {
  private static func traits(_ change: (inout TextInputTraits) -> Void) -> ResolvedTraits {
    var traits = TextInputTraits()
    change(&traits)
    return Precedence.resolve(FieldRequest(traits: traits))
  }

  private static let email = traits { $0.textContentType = .emailAddress }
  private static let plainEmail = traits { $0.keyboardType = .emailAddress }
  private static let web = traits { $0.textContentType = .URL }

  @Test("The latest first, each once, by kinds of field")
  func kinds() {
    var history = FieldHistory()
    for text in ["a@x.org", "b@x.org", " a@x.org "] { history.learn(text, in: Self.email) }
    #expect(history.values(for: Self.email) == ["a@x.org", "b@x.org"])
    #expect(history.values(for: Self.plainEmail) == ["a@x.org", "b@x.org"])
    #expect(history.values(for: Self.web).isEmpty)
    history.wipe()
    #expect(history.isEmpty)
  }

  @Test("Nothing of secret and private fields, of names, of texts that nobody wants again")
  func refused() {
    var history = FieldHistory()
    history.learn(
      "secret",
      in: Self.traits {
        $0.textContentType = .emailAddress; $0.isSecureTextEntry = true
      })
    history.learn(
      "private",
      in: Self.traits {
        $0.textContentType = .emailAddress; $0.isPrivate = true
      })
    history.learn("Maria", in: Self.traits { $0.textContentType = .name })
    history.learn("maria", in: Self.traits { $0.textContentType = .username })
    history.learn("prose", in: Self.traits { _ in })
    history.learn("", in: Self.email)
    history.learn("a", in: Self.email)
    history.learn(String(repeating: "a", count: FieldHistory.longest + 1), in: Self.email)
    #expect(history.isEmpty)
  }

  @Test("No more than there is use for")
  func bound() {
    var history = FieldHistory()
    for number in 0..<100 { history.learn("\(number)@x.org", in: Self.email) }
    #expect(history.values(for: Self.email).count == FieldHistory.most)
    #expect(history.values(for: Self.email).first == "99@x.org")
  }
}
