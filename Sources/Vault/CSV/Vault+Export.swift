extension Vault {
  /// All sign-ins as a table of the columns that Chrome writes (name, url, username, password, note), a row for each site.
  /// Nothing protects it any more: it is to be made only for somebody who has said so.
  public func exportSignIns() -> SecretText {
    var table = SecretArena(capacity: 65536)
    table.append("name,url,username,password,note\r\n")
    for signIn in signIns {
      guard let password = password(of: signIn.id) else { continue }
      for domain in signIn.domains.isEmpty ? [""] : signIn.domains {
        let host = domain.contains(":") ? "[\(domain)]" : domain
        table.appendField(csv: SecretText(signIn.title))
        table.appendField(csv: SecretText(host.isEmpty ? "" : "https://\(host)/"))
        table.appendField(csv: SecretText(signIn.account))
        table.appendField(csv: password)
        if let note = note(of: signIn.id) { table.appendQuoted(note) }
        table.append("\r\n")
      }
    }
    return table.secret(0..<table.count)
  }
}

extension SecretArena {
  /// A field and the comma behind it.
  fileprivate mutating func appendField(csv text: borrowing SecretText) {
    appendQuoted(text)
    append(UInt8(ascii: ","))
  }

  /// A field, in quotation marks where it needs them.
  fileprivate mutating func appendQuoted(_ text: borrowing SecretText) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = unsafe text.withBytes { unsafe $0.contains { [quote, 0x2c, 0x0a, 0x0d].contains($0) } }
    guard needsQuotes else { return append(text) }
    append(quote)
    for index in 0..<text.count {
      let byte = unsafe text.withBytes { unsafe $0[index] }
      if byte == quote { append(quote) }
      append(byte)
    }
    append(quote)
  }
}
