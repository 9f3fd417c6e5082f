import KeyboardCore

/// vCards: read or refused in one line; what is read answers fields with one line each, and is found by its first letter.
@_cdecl("LLVMFuzzerTestOneInput")
public func readCards(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ContactCardError) {
    for card in try VCardReader.read(bytes, name: "me.vcf") { check(card) }
  } catch {
    precondition(error.description.hasPrefix("me.vcf:") && !error.description.utf8.contains(0x0A))
  }
  return 0
}

private func check(_ card: ContactCard) {
  for known in KnownContentType.all {
    let answers = card.answers(to: ContactRequest(known.type))
    precondition(Set(answers.map(\.text)).count == answers.count)
    for answer in answers {
      precondition(!answer.text.isEmpty && !answer.text.utf8.contains { $0 < 0x20 })
      let typed = String(answer.text.prefix(1))
      let narrowed = card.answers(to: ContactRequest(known.type, typed: typed)).map(\.text)
      precondition(narrowed.contains(answer.text) || answer.text == typed)
    }
  }
}
