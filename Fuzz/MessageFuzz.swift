import KeyboardCore

/// Messages of strangers: any text is read, what is found has the form that it is said to have, and in bounded work.
@_cdecl("LLVMFuzzerTestOneInput")
public func readMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let message = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let found = OneTimeCodes.read(message) {
    precondition(!found.code.isEmpty, "an empty code")
    if let origin = found.boundTo {
      precondition(!origin.top.isEmpty && origin.embedded != "", "a site without a name")
      precondition(!found.code.utf8.contains { $0 == 0x20 || (0x09...0x0d).contains($0) && $0 != 0x0b }, "a blank")
      _ = origin.fit([WebOrigin(host: origin.top)]) { $0 }
    } else {
      precondition((4...8).contains(found.code.utf8.count), "a code of another length")
      precondition(found.code.utf8.contains { (0x30...0x39).contains($0) }, "a code without digits")
    }
  }
  _ = WebOrigin(message)
  let today = CalendarDate(year: 2026, month: 11, day: 30)
  for setting in [RecogniserSetting(today: today), RecogniserSetting(region: "DE", language: "de")] {
    for kind in Recogniser.allCases {
      let found = kind.find(in: message, setting)
      precondition(found.count <= 8 && found.allSatisfy { $0.standing == .whole && !$0.value.isEmpty }, "what is found")
      for one in found where kind != .dateTime {
        // What has been found is one when it is typed as well.
        let typed = kind.read(one.value, setting)
        precondition(typed?.standing == .whole, "found, and not read")
      }
      if let read = kind.read(message, setting) { precondition(!read.shown.isEmpty, "nothing is shown") }
    }
  }
  return 0
}
