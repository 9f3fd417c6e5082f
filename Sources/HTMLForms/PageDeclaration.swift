/// What a page says of its own encoding, in a `meta` or in its XML declaration.
struct PageDeclaration {
  /// The first name that is known.
  private(set) var encoding: PageEncoding?
  /// The first name that is not.
  private(set) var unknown: String?

  /// - Parameter scan: of the file's bytes: wherever an encoding can be declared, markup is ASCII in it.
  init(_ bytes: ArraySlice<UInt8>, _ scan: PageScan) {
    for tag in scan.metas { note(Self.charset(Self.attributes(tag))) }
    let start = bytes.prefix(256)
    if start.starts(with: "<?xml".utf8), let end = start.firstIndex(of: UInt8(ascii: ">")) {
      note(Self.attributes(Array(start[..<end]))["encoding"])
    }
  }

  private mutating func note(_ label: String?) {
    let trimmed = label?.split(whereSeparator: \.isWhitespace).first.map(String.init)
    guard encoding == nil, let label = trimmed else { return }
    encoding = PageEncoding(label: label)
    if encoding == nil, unknown == nil { unknown = String(label.prefix(40)) }
  }

  private static func charset(_ meta: [String: String]) -> String? {
    if let charset = meta["charset"] { return charset }
    guard meta["http-equiv"]?.lowercased() == "content-type", let content = meta["content"]?.lowercased() else {
      return nil
    }
    // `text/html; charset=…`, with blanks and quotation marks as it pleases.
    let parts = content.split { $0.isWhitespace || "=;\"'".contains($0) }
    guard let place = parts.firstIndex(of: "charset"), place + 1 < parts.count else { return nil }
    return String(parts[place + 1])
  }

  /// The attributes of a tag, from its bracket on; names in lower case, the first of one name counts.
  private static func attributes(_ tag: [UInt8]) -> [String: String] {
    var rest = tag.drop { !isBlank($0) }
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: "/") }
      guard let first = rest.first else { return attributes }
      let length = rest.dropFirst().prefix { !isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }.count
      let name = String(decoding: rest.prefix(1 + length), as: UTF8.self).lowercased()
      rest = rest.dropFirst(1 + length)
      var value = rest.prefix(0)
      let after = rest.drop(while: isBlank)
      if after.first == UInt8(ascii: "="), first != UInt8(ascii: "=") {
        rest = after.dropFirst().drop(while: isBlank)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !isBlank($0) }
          rest = rest.dropFirst(value.count)
        }
      }
      if attributes[name] == nil { attributes[name] = String(decoding: value, as: UTF8.self) }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
