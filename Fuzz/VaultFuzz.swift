import KeyboardCore

/// Stores: any head, any encrypted content and any plain one is taken or refused, never more is read than there is, and
/// what was changed is found out. The first byte says which of them the rest is.
@_cdecl("LLVMFuzzerTestOneInput")
public func readStore(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let kind = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  switch kind % 5 {
  case 0: readHead(rest)
  case 1: readCheckedHead(rest)
  case 2: readPlain(rest)
  case 3: changeSealed(rest)
  default: precondition((0...3600).contains(PINTries(rest).wait(now: 1_700_000_000)))
  }
  return 0
}

/// A head that is taken is written as it was read.
private func readHead(_ file: [UInt8]) {
  do throws(VaultError) {
    let header = try StoreHeader(of: file, "store")
    precondition(header.fileBytes == Array(file[..<header.size]), "a head that is written otherwise")
    precondition(UInt64(file.count - header.size) == header.contentSize, "more or less content than it says")
  } catch {
    precondition(error.description.hasPrefix("store ") && error.description.utf8.count < 200)
  }
}

/// The same by somebody who can make the check.
private func readCheckedHead(_ bytes: [UInt8]) {
  var file = StoreHeader.magic + bytes
  guard file.count >= 48 else { return readHead(file) }
  let slots = Int(file[10] % 9)
  let end = 48 + slots * KeySlot.size
  guard file.count >= end else { return readHead(file) }
  (file[8], file[9], file[10], file[11]) = (1, 0, UInt8(slots), 0)
  let check = StoreHeader.check(file[..<end])
  readHead(Array(file[..<end]) + check + file[end...])
}

/// Items that are taken can be read, and are written as they were.
private func readPlain(_ bytes: [UInt8]) {
  var plain = SecretArena(capacity: bytes.count)
  for byte in bytes { plain.append(byte) }
  guard let (records, nextID) = plain.records() else { return }
  var again = SecretArena(capacity: bytes.count)
  again.beginContent(count: records.count, nextID: nextID)
  for record in records {
    let start = again.beginRecord(kind: record.kind, id: record.id, lastUsed: plain.lastUsed(record))
    plain.eachField(of: record) { tag, range in
      let secret = plain.secret(range)
      precondition(secret.text == plain.text(range))
      again.appendField(tag, secret)
    }
    _ = again.endRecord(start)
    _ = CardExpiry(plain.text(Record.Tag.expiry, of: record))
    if let domain = SiteName.domain(of: plain.text(Record.Tag.domain, of: record)) {
      precondition(SiteName.domain(of: domain) == domain || domain.contains(":"), "a domain of another spelling")
      var index = SiteIndex()
      unsafe Array(domain.utf8).withUnsafeBytes { unsafe index.add($0, id: record.id) }
      precondition(index.candidates(for: domain).contains(record.id), "a domain that is not found")
    }
  }
  let isSame = (0..<again.count).allSatisfy { again.byte(at: $0) == plain.byte(at: $0) }
  precondition(isSame, "items that are written otherwise")
}

/// A content with a byte changed, cut, or of another head is refused.
private func changeSealed(_ bytes: [UInt8]) {
  guard bytes.count > 4 else { return }
  let key = SecretText(copying: [UInt8](repeating: 7, count: KeySlot.keySize))
  var plain = SecretArena(capacity: bytes.count)
  for byte in bytes { plain.append(byte) }
  let sealed = StoreCipher.seal(plain, key: key, header: [1, 2, 3])
  precondition(sealed.count == StoreCipher.size(of: bytes.count))
  let place = (Int(bytes[0]) << 8 | Int(bytes[1])) % sealed.count
  var changed = sealed
  changed[place] ^= bytes[2] | 1
  precondition(StoreCipher.open(changed[...], key: key, header: [1, 2, 3]) == nil, "a change is not seen")
  precondition(StoreCipher.open(sealed[..<place], key: key, header: [1, 2, 3]) == nil, "a cut is not seen")
  precondition(StoreCipher.open(sealed[...], key: key, header: [1, 2, 4]) == nil, "another head is not seen")
  precondition(StoreCipher.open(bytes[...], key: key, header: []) == nil, "any bytes are a content")
  precondition(StoreCipher.open(sealed[...], key: key, header: [1, 2, 3])?.count == bytes.count)
}
