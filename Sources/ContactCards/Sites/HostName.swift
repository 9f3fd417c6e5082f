import CICU

/// A host as browsers compare hosts.
struct HostName: Sendable, Hashable {
  /// In small letters and ASCII, no dot at the end; an IPv6 address without its brackets.
  let text: String
  /// The host is an address in numbers, not a name.
  let isAddress: Bool

  /// Nil for a text that names no host.
  /// - Parameter text: a host or a web address.
  static func read(_ text: String) -> HostName? {
    if text.utf8.count > 2048 { return nil }
    var host = text[...]
    if let scheme = host.firstRange(of: "://") { host = host[scheme.upperBound...] }
    host = host.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let user = host.lastIndex(of: "@") { host = host[host.index(after: user)...] }
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]"), isPort(host[host.index(after: end)...]) else { return nil }
      return sixth(host[host.index(after: host.startIndex)..<end])
    }
    if let port = host.firstIndex(of: ":") {
      if host[host.index(after: port)...].contains(":") { return sixth(host) }
      guard isPort(host[port...]) else { return nil }
      host = host[..<port]
    }
    if host.hasSuffix(".") { host.removeLast() }
    return named(host)
  }

  /// An IPv6 address; whether it is a valid one matters to nobody here.
  private static func sixth(_ address: Substring) -> HostName? {
    let small = address.lowercased()
    let isAddress =
      small.utf8.count(where: { $0 == 0x3A }) > 1
      && small.utf8.allSatisfy { byte in
        (0x30...0x3A).contains(byte) || (0x61...0x66).contains(byte) || byte == 0x2E
      }
    return isAddress ? HostName(text: small, isAddress: true) : nil
  }

  /// Nothing, or a colon and digits.
  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.hasPrefix(":") && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func named(_ host: Substring) -> HostName? {
    guard let name = ascii(host), !name.isEmpty, name.utf8.count <= 253 else { return nil }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let areLabels = labels.allSatisfy { label in
      (1...63).contains(label.utf8.count)
        && label.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
        }
    }
    guard areLabels, let last = labels.last else { return nil }
    return HostName(text: name, isAddress: isNumber(last))
  }

  /// What ends in a number is an IPv4 address, however many parts it has (the URL standard's "ends in a number").
  private static func isNumber(_ label: Substring) -> Bool {
    if label.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
    return label.hasPrefix("0x")
      && label.utf8.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func ascii(_ host: Substring) -> String? {
    let small = host.lowercased()
    if small.utf8.allSatisfy({ $0 < 0x80 }), !small.hasPrefix("xn--"), !small.contains(".xn--") { return small }
    let name = Array(small.utf8).map { CChar(bitPattern: $0) }
    var ascii = [CChar](repeating: 0, count: 256)
    let length = unsafe keypane_host_ascii(name, Int32(name.count), &ascii, Int32(ascii.count))
    guard length >= 0 else { return nil }
    return String(decoding: ascii[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
