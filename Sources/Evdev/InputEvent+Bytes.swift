import CEvdev
import KeyboardCore

extension InputEvent {
  init(_ event: input_event) {
    let time = Int64(event.time.tv_sec) * 1_000_000 + Int64(event.time.tv_usec)
    self.init(time: Instant(microseconds: time), type: event.type, code: event.code, value: event.value)
  }

  /// The events in what was read from a device; an incomplete one at the end is left out, the kernel never gives any.
  static func events(in bytes: ArraySlice<UInt8>) -> [InputEvent] {
    let size = MemoryLayout<input_event>.size
    return unsafe bytes.withUnsafeBytes { raw in
      (0..<raw.count / size).map { index in
        InputEvent(unsafe raw.loadUnaligned(fromByteOffset: index * size, as: input_event.self))
      }
    }
  }
}
