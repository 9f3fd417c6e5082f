import Posix

extension DisplayGreeting {
  /// An X server's: whatever it says in its setup, refusals for want of authorisation too, it is one that answers (X
  /// Protocol, 8, "Connection Setup").
  static func x11(_ display: X11Display) -> DisplayGreeting {
    DisplayGreeting(socket: display.socket, words: X11Display.greeting) { heard in
      // Failed, success, more to be authorised.
      guard heard[0] <= 2 else { return .refused("does not speak as an X server does") }
      guard heard.count >= 8 else { return .unfinished }
      let words = Int(heard[6]) | Int(heard[7]) << 8
      return heard.count >= 8 + 4 * words ? .answered : .unfinished
    }
  }

  /// A Wayland compositor's: it answers the question that stands behind that for what it has.
  static func wayland(_ display: WaylandDisplay) -> DisplayGreeting {
    DisplayGreeting(socket: display.socket, words: WaylandDisplay.greeting) { heard in
      var rest = heard[...]
      while rest.count >= 8 {
        let (object, head) = (word(rest), word(rest.dropFirst(4)))
        let (length, code) = (Int(head >> 16), head & 0xffff)
        guard length >= 8, length % 4 == 0, (1...3).contains(object) else {
          return .refused("does not speak as a Wayland compositor does")
        }
        guard rest.count >= length else { return .unfinished }
        // wl_callback.done, and wl_display.error.
        if object == 3, code == 0 { return .answered }
        if object == 1, code == 0 { return .refused("finds fault with the first words of every client") }
        rest = rest.dropFirst(length)
      }
      return .unfinished
    }
  }

  /// What stands at the front, in the machine's byte order.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var word: UInt32 = 0
    unsafe withUnsafeMutableBytes(of: &word) { unsafe $0.copyBytes(from: bytes.prefix(4)) }
    return word
  }
}
