import KeyboardCore

/// Password rules: any text is read, and what it comes to reads back as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPasswordRules(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let reading = PasswordRulesReader.read(text)
  for mistake in reading.mistakes {
    precondition(mistake.offset <= text.unicodeScalars.count && !mistake.sentence.isEmpty)
  }
  let again = PasswordRulesReader.read(reading.rules.canonicalText)
  precondition(again.mistakes.isEmpty, "the canonical text has mistakes")
  precondition(again.rules.canonicalText == reading.rules.canonicalText, "the canonical text is another one's")
  _ = reading.rules.advice
  _ = PasswordPattern.rules(from: text).map { PasswordRulesReader.read($0) }
  return 0
}
