import Keymap

extension KeymapReading {
  /// Why no keymap can be made of it, and whose it is: once, though a text that is no keymap says where it is from.
  public func complaint(_ error: KeymapError) -> String {
    switch error {
    case .malformedText: error.description
    case .descriptionsMissing, .unknownLayout, .malformedName: "\(source): \(error)"
    }
  }

  /// Makes the keymap, in the state that was read.
  /// - Parameter compose: whose sequences the programs know that read the keys.
  public func keymap(compose: ComposeLocale = .standard) throws(KeymapError) -> Keymap {
    var keymap =
      switch content {
      case .name(let name): try Keymap(name, compose: compose)
      case .text(let text): try Keymap(text: text, named: source.description, compose: compose)
      }
    // Not in an initialiser, where no observer is told of it.
    keymap.state = state
    return keymap
  }
}
