/// Which sign-ins are for a site or for one under it, without looking at all of them: hashes of every domain and of the
/// domains that it is under, sorted. No text of the store is in it.
struct SiteIndex: Sendable {
  private struct Entry: Sendable, Comparable {
    var hash: UInt64
    var id: UInt64

    static func < (one: Entry, other: Entry) -> Bool { (one.hash, one.id) < (other.hash, other.id) }
  }

  private var entries: [Entry] = []

  /// Sign-ins that may be for a site; one of another site may be among them where hashes are the same.
  func candidates(for site: String) -> [UInt64] {
    let hash = unsafe Array(site.utf8).withUnsafeBytes { unsafe Self.hashes(of: $0).last?.hash } ?? 0
    var index = lowerBound(Entry(hash: hash, id: 0))
    var found: [UInt64] = []
    while index < entries.count, entries[index].hash == hash {
      found.append(entries[index].id)
      index += 1
    }
    return found
  }

  /// Takes up a sign-in's domain, while many are read: `sort` follows.
  mutating func addUnsorted(_ domain: UnsafeRawBufferPointer, id: UInt64) {
    for part in unsafe Self.hashes(of: domain) where part.isSite { entries.append(Entry(hash: part.hash, id: id)) }
  }

  mutating func sort() { entries.sort() }

  /// Takes up a sign-in's domain.
  mutating func add(_ domain: UnsafeRawBufferPointer, id: UInt64) {
    for part in unsafe Self.hashes(of: domain) where part.isSite {
      let entry = Entry(hash: part.hash, id: id)
      entries.insert(entry, at: lowerBound(entry))
    }
  }

  /// Forgets a sign-in.
  mutating func remove(id: UInt64) { entries.removeAll { $0.id == id } }

  private func lowerBound(_ entry: Entry) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] < entry { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The hashes (FNV-1a, from the end) of a domain and of those that it is under, the shortest first: `com`,
  /// `example.com`, `login.example.com`. A single label is a site only where it is all there is, and parts of an IP
  /// address are none.
  private static func hashes(of domain: UnsafeRawBufferPointer) -> [(hash: UInt64, isSite: Bool)] {
    let dot = UInt8(ascii: ".")
    let isAddress =
      unsafe domain.contains(UInt8(ascii: ":"))
      || domain.reversed().prefix { $0 != dot }.allSatisfy { (0x30...0x39).contains($0) }
    var parts: [(hash: UInt64, isSite: Bool)] = []
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var dots = 0
    for index in domain.indices.reversed() {
      let byte = unsafe domain[index]
      if byte == dot {
        parts.append((hash, dots > 0 && !isAddress))
        dots += 1
      }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    parts.append((hash, true))
    return parts
  }
}
