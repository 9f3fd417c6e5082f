extension Plane {
  /// The plane in the locale's digits and with its decimal separator, where the keyboard asks for them.
  ///
  /// Number and decimal pads show the locale's digits, the ASCII-capable number pad and the phone pad never do
  /// (UIKeyboardType).
  public func localised(for traits: ResolvedTraits) -> Plane {
    var changed = self
    let usesDigits = traits.keyboardType == .numberPad || traits.keyboardType == .decimalPad
    for row in changed.rows.indices {
      for index in changed.rows[row].indices {
        let key = changed.rows[row][index]
        if key.role == .separator {
          changed.rows[row][index].retype(traits.locale.decimalSeparator)
        } else if usesDigits, key.role == .character, let digit = Self.digit(key.output) {
          changed.rows[row][index].retype(traits.locale.digits[digit])
        } else if key.role == .return, !traits.returnKeyLabel.isEmpty {
          changed.rows[row][index].label = traits.returnKeyLabel
          changed.rows[row][index].shiftedLabel = traits.returnKeyLabel
        }
      }
    }
    return changed
  }

  private static func digit(_ output: String) -> Int? {
    guard output.utf8.count == 1, let byte = output.utf8.first, byte >= 0x30, byte <= 0x39 else { return nil }
    return Int(byte) - 0x30
  }
}

extension LayoutKey {
  /// Makes the key type and show `text`.
  fileprivate mutating func retype(_ text: String) {
    output = text
    shiftedOutput = text
    label = text
    shiftedLabel = text
  }
}
