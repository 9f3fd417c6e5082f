import Glibc

/// Copies a text of C and frees it.
func takingText(_ text: UnsafeMutablePointer<CChar>) -> String {
  defer { unsafe free(text) }
  return unsafe String(cString: text)
}
