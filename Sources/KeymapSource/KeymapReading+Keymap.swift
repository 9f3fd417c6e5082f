import Keymap

extension KeymapReading {
  /// Makes the keymap, in the state that was read.
  public func keymap() throws(KeymapError) -> Keymap {
    var keymap =
      switch content {
      case .name(let name): try Keymap(name)
      case .text(let text): try Keymap(text: text, named: source.description)
      }
    // Not in an initialiser, where no observer is told of it.
    keymap.state = state
    return keymap
  }
}
