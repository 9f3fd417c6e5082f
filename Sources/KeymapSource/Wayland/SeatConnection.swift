import CWaylandKeyboard
import Posix

/// A connection to a Wayland compositor that hears which keymaps it tells; closed when the value ends.
@safe struct SeatConnection: ~Copyable {
  private let seats: OpaquePointer

  /// Takes the socket of a compositor; nil where there is none, or it has no room for us at once.
  init?(socket: String) {
    guard let connection = try? UnixConnection(path: socket, nonBlocking: true) else { return nil }
    guard let seats = unsafe keypane_seats_open(connection.raw) else { return nil }
    unsafe self.seats = unsafe seats
  }

  deinit {
    unsafe keypane_seats_close(seats)
  }

  /// For `Poller`.
  var raw: Int32 { unsafe keypane_seats_descriptor(seats) }

  /// Whether it is to be waited for room to write, too.
  var mustWrite: Bool { unsafe keypane_seats_must_write(seats) }

  /// Reads and answers what has come, without waiting.
  /// - Returns: false once the compositor is gone.
  func listen() -> Bool { unsafe keypane_seats_listen(seats) }

  /// The keymap that has been told since the last call.
  func takeKeymap() -> String? {
    guard let text = unsafe keypane_seats_take_keymap(seats) else { return nil }
    return unsafe takingText(text)
  }
}
