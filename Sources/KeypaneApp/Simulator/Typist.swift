import Evdev
import KeyboardCore
import Posix

/// Types strokes through a uinput keyboard, at the pace that readers can follow.
struct Typist: ~Copyable {
  private var keyboard: UinputKeyboard
  private var queue = StrokeQueue()
  /// The last thing before the kernel.
  private var gate: KeyGate

  /// Programs notice a new keyboard late; what is typed before is lost to them.
  private static let settling = Interval.milliseconds(1500)

  init(_ rights: KeyRights) throws(AppError) {
    gate = KeyGate(rights)
    do {
      keyboard = try UinputKeyboard()
      var poller = Poller()
      _ = try? poller.wait(until: Clock.monotonic() + Self.settling)
    } catch {
      throw AppError(error.status, error.description)
    }
  }

  /// Types and returns when the last stroke is out.
  mutating func type(_ strokes: [KeyStroke]) throws(AppError) {
    queue.push(strokes, at: Clock.monotonic())
    var poller = Poller()
    do {
      while let deadline = queue.deadline {
        if deadline > Clock.monotonic() { _ = try? poller.wait(until: deadline) }
        while let stroke = queue.next(at: Clock.monotonic()) {
          var passed: [KeyStroke] = []
          gate.take(stroke, into: &passed)
          try keyboard.inject(passed)
        }
      }
    } catch {
      throw AppError(error.status, error.description)
    }
  }
}
