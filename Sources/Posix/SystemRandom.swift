import CLinux
import Glibc
import KeyboardCore

/// The kernel's random numbers (`getrandom`), for secrets. They are fetched in blocks; what was handed out and what is
/// left at the end is wiped, so that no password can be read out of this memory later.
@safe
public struct SystemRandom: ~Copyable, RandomSource {
  /// So many bytes come whole, whatever signals arrive (getrandom(2)).
  private static let blockSize = 256

  private let block: UnsafeMutableRawPointer
  private var used = blockSize

  /// Asks the kernel for nothing yet.
  public init() {
    unsafe block = UnsafeMutableRawPointer.allocate(byteCount: Self.blockSize, alignment: 8)
  }

  deinit {
    unsafe clinux_wipe(block, UInt(Self.blockSize))
    unsafe block.deallocate()
  }

  /// - Throws: what the kernel refuses: ENOSYS where a sandbox forbids the call.
  public mutating func next() throws(SystemError) -> UInt64 {
    if used == Self.blockSize { try fill() }
    let place = unsafe block + used
    let number = unsafe place.load(as: UInt64.self)
    unsafe clinux_wipe(place, 8)
    used += 8
    return number
  }

  private mutating func fill() throws(SystemError) {
    var done = 0
    while done < Self.blockSize {
      done += try SystemError.check("getrandom") {
        unsafe Int(clinux_random(block + done, UInt(Self.blockSize - done)))
      }
    }
    used = 0
  }
}
