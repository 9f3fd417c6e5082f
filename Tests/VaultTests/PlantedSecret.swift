import Glibc
import Posix

@testable import Vault

/// A secret that stands in memory only while somebody has it: here every bit of it is turned.
struct PlantedSecret {
  private let turned: [UInt8]
  /// Bytes that are looked through at a time.
  private static let step = 1 << 20

  init() {
    turned = (0..<32).map { _ in ~UInt8.random(in: 0x61...0x7a) }
  }

  var secret: SecretText {
    var bytes = turned.map { ~$0 }
    return SecretText(taking: &bytes)
  }

  /// Whether this process may read its own memory, once it keeps it to itself.
  static var canSearch: Bool {
    _ = ProcessSecrecy.begin()
    return (try? FileDescriptor(opening: "/proc/self/mem", .read).raw) != nil
  }

  /// In how many places of the process's memory it stands.
  func places() throws -> Int {
    let memory = try FileDescriptor(opening: "/proc/self/mem", .read)
    let maps = String(decoding: try Files.read("/proc/self/maps", limit: 1 << 24), as: UTF8.self)
    let wanted = secret
    // A little more than is looked through at a time, so that nothing at an edge is overlooked.
    let window = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.step + 64, alignment: 16)
    let own = UInt64(UInt(bitPattern: window.baseAddress))
    var found: Set<UInt64> = []
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      // What is larger is a sanitizer's own.
      guard ends.count == 2, words[1].hasPrefix("rw"), ends[1] - ends[0] < 1 << 30 else { continue }
      for start in stride(from: ends[0], to: ends[1], by: Self.step) {
        let room = Int(min(ends[1] - start, UInt64(window.count)))
        let count = unsafe pread(memory.raw, window.baseAddress, room, off_t(start))
        guard count > 0 else { continue }
        let part = unsafe UnsafeRawBufferPointer(rebasing: window[..<count])
        for offset in unsafe Self.places(of: wanted, in: part) { found.insert(start + UInt64(offset)) }
      }
    }
    unsafe explicit_bzero(window.baseAddress!, window.count)
    unsafe window.deallocate()
    let mine = unsafe wanted.withBytes { UInt64(UInt(bitPattern: $0.baseAddress)) }
    return found.count { $0 != mine && !(own..<(own + UInt64(Self.step + 64))).contains($0) }
  }

  private static func places(of secret: borrowing SecretText, in bytes: UnsafeRawBufferPointer) -> [Int] {
    unsafe secret.withBytes { secret in
      var found: [Int] = []
      var start = 0
      while bytes.count - start >= secret.count {
        let room = bytes.count - start - secret.count + 1
        guard let hit = unsafe memchr(bytes.baseAddress! + start, Int32(secret[0]), room) else { break }
        let offset = unsafe UnsafeRawPointer(hit) - bytes.baseAddress!
        if unsafe memcmp(hit, secret.baseAddress!, secret.count) == 0 { found.append(offset) }
        start = offset + 1
      }
      return found
    }
  }
}
