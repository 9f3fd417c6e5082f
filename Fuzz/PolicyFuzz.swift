import KeyboardCore

/// Key policies: any bytes are read, mistakes have lines that there are, and whatever is allowed, nothing stays down.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPolicy(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let reading = PolicyReader(bytes)
  let lines = bytes.count { $0 == 0x0a } + 1
  for mistake in reading.mistakes {
    precondition((1...lines).contains(mistake.line) && !mistake.sentence.isEmpty)
    precondition(mistake.sentence.utf8.count < 1000, "a line that nobody reads")
  }
  precondition(reading.policy.staff == nil || !reading.mistakes.isEmpty || reading.policy.staff?.pinHash != "")
  let rights = reading.policy.rights(.standard, isStaff: true)
  _ = rights.lines
  var gate = KeyGate(rights)
  var passed: [KeyStroke] = []
  // The bytes are keys, too: each goes down, and comes up some keys later.
  for index in bytes.indices.prefix(200) {
    gate.take(.down(UInt16(bytes[index])), into: &passed)
    if index >= 3 { gate.take(.up(UInt16(bytes[index - 3])), into: &passed) }
  }
  for byte in bytes.prefix(200) { gate.take(.up(UInt16(byte)), into: &passed) }
  var down: Set<UInt16> = []
  for stroke in passed {
    let isRight = stroke.isDown ? down.insert(stroke.code).inserted : down.remove(stroke.code) != nil
    precondition(isRight, "a key changes that does not")
  }
  precondition(down.isEmpty && gate.held.isEmpty, "a key stays down")
  return 0
}
