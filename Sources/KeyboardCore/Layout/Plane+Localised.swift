extension Plane {
  /// The plane with the digits, the decimal separator and the label of the return key that the field gets.
  public func localised(for traits: ResolvedTraits) -> Plane {
    var changed = self
    for row in changed.rows.indices { changed.rows[row] = traits.localised(changed.rows[row]) }
    return changed
  }
}

extension ResolvedTraits {
  /// A row of keys as the field gets it.
  func localised(_ row: [LayoutKey]) -> [LayoutKey] {
    var changed = row
    let usesDigits = keyboardType.isPad && digits != LocaleFacts.enUS.digits
    for index in changed.indices {
      let key = changed[index]
      if key.role == .separator {
        changed[index].retype(decimalSeparator)
      } else if usesDigits, key.role == .character, let digit = Self.digit(key.output) {
        changed[index].retype(digits[digit])
      } else if key.role == .return, !returnKeyLabel.isEmpty {
        changed[index].label = returnKeyLabel
        changed[index].shiftedLabel = returnKeyLabel
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
