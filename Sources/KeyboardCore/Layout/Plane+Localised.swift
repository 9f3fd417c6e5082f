extension Plane {
  /// The plane with the digits, the decimal separator and the label of the return key that the field gets.
  public func localised(for traits: ResolvedTraits) -> Plane {
    var changed = self
    let usesDigits = traits.keyboardType.isPad && traits.digits != LocaleFacts.enUS.digits
    for row in changed.rows.indices {
      for index in changed.rows[row].indices {
        let key = changed.rows[row][index]
        if key.role == .separator {
          changed.rows[row][index].retype(traits.decimalSeparator)
        } else if usesDigits, key.role == .character, let digit = Self.digit(key.output) {
          changed.rows[row][index].retype(traits.digits[digit])
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
