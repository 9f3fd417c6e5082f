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

  @Test("Nothing of secret and private fields, passwords, codes and cards, of texts that nobody wants again")
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
    let others: [TextContentType] = [
      .username, .password, .newPassword, .telephoneNumber, .oneTimeCode, .creditCardNumber, .creditCardName,
      .birthdate, .dateTime, .cellularEID, .flightNumber, .shipmentTrackingNumber,
    ]
    for type in others { history.learn("4711", in: Self.traits { $0.textContentType = type }) }
    history.learn("prose", in: Self.traits { _ in })
    history.learn("", in: Self.email)
    history.learn("a", in: Self.email)
    history.learn(String(repeating: "a", count: FieldHistory.longest + 1), in: Self.email)
    #expect(history.isEmpty)
  }

  @Test("What tells who somebody is and where is learnt, each type for itself, but on no pad")
  func types() {
    let types: [TextContentType] = [.name, .givenName, .organizationName, .jobTitle, .fullStreetAddress, .postalCode]
    var history = FieldHistory()
    for (number, type) in types.enumerated() {
      let field = Self.traits { $0.textContentType = type }
      #expect(history.values(for: field).isEmpty)
      #expect(history.learn(" 47\(number) ", in: field) == "47\(number)")
      #expect(history.values(for: field) == ["47\(number)"])
    }
    let pad = Self.traits {
      $0.textContentType = .postalCode
      $0.keyboardType = .numberPad
    }
    // The default policy lets the content type choose its own keyboard.
    #expect(pad.keyboardType.isPad == history.values(for: pad).isEmpty)
  }

  @Test("What earlier sessions have left comes behind what was typed in this one, not where nothing is learnt")
  func kept() {
    var history = FieldHistory()
    history.learn("b@x.org", in: Self.email)
    #expect(history.values(for: Self.email, kept: ["a@x.org", "b@x.org"]) == ["b@x.org", "a@x.org"])
    let ownBusiness = Self.traits {
      $0.textContentType = .emailAddress
      $0.isPrivate = true
    }
    #expect(history.values(for: ownBusiness, kept: ["a@x.org"]).isEmpty)
  }

  @Test("No more than there is use for")
  func bound() {
    var history = FieldHistory()
    for number in 0..<100 { history.learn("\(number)@x.org", in: Self.email) }
    #expect(history.values(for: Self.email).count == FieldHistory.most)
    #expect(history.values(for: Self.email).first == "99@x.org")
  }
}
