import CSDL

/// The text of SDL's last error; SDL2_ttf and SDL2_image report through it as well.
func lastSDLError() -> String {
  unsafe String(cString: SDL_GetError())
}

/// SDL's convention, a null pointer and `SDL_GetError`, as a thrown error: `kind: what: reason`.
func unwrap<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?, _ kind: DisplayError.Kind, _ what: @autoclosure () -> String
) throws(DisplayError) -> UnsafeMutablePointer<Pointee> {
  guard let pointer = unsafe pointer else { throw DisplayError(kind, "\(what()): \(lastSDLError())") }
  return unsafe pointer
}

/// The same for C types that Swift knows only by their address.
func unwrap(
  _ pointer: OpaquePointer?, _ kind: DisplayError.Kind, _ what: @autoclosure () -> String
) throws(DisplayError) -> OpaquePointer {
  guard let pointer = unsafe pointer else { throw DisplayError(kind, "\(what()): \(lastSDLError())") }
  return unsafe pointer
}
