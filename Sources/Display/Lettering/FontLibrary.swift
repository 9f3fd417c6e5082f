import CSDL
import Synchronization

/// Keeps SDL2_ttf initialised; it counts its users.
struct FontLibrary: ~Copyable {
  /// All fonts share one FreeType library, which must not open or close two of them at once.
  ///
  /// The program has one thread, tests have many; drawing with fonts of one's own needs no lock.
  static let lock = Mutex<Void>(())

  init() throws(DisplayError) {
    guard Self.lock.withLock({ _ in TTF_Init() }) == 0 else {
      throw DisplayError(.unavailable, "cannot start SDL2_ttf: \(lastSDLError())")
    }
  }

  deinit {
    Self.lock.withLock { _ in TTF_Quit() }
  }
}
