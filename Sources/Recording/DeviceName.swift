/// What a recording can hold of a device's name.
enum DeviceName {
  /// The name with blanks for the characters that end a line or a C string; no real device is known to have them.
  static func onOneLine(_ name: String) -> String {
    func breaks(_ byte: UInt8) -> Bool { byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == 0 }
    guard name.utf8.contains(where: breaks) else { return name }
    return String(decoding: name.utf8.map { breaks($0) ? Byte.space : $0 }, as: UTF8.self)
  }
}
