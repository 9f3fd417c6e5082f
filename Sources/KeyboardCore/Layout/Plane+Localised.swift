extension Plane {
  /// The plane with the digits, the decimal separator and the label of the return key that the field gets.
  public func localised(for traits: ResolvedTraits) -> Plane {
    var changed = self
    let own = traits.keyDigits
    var digits = own
    // A layout that has the locale's digits on keys of their own means the others where they stand.
    if rows.joined().contains(where: { digits?.contains($0.output) ?? false }) { digits = nil }
    for row in changed.rows.indices { changed.rows[row] = traits.localised(changed.rows[row], digits: digits) }
    if let own {
      for row in changed.rows.indices {
        for index in changed.rows[row].indices where changed.rows[row][index].role == .plane {
          changed.rows[row][index].spell(own)
        }
      }
    }
    return changed
  }

  /// The plane with another word on its space key; nil: the layout's own.
  func spelling(space: String?) -> Plane {
    guard let space else { return self }
    var changed = self
    for row in changed.rows.indices {
      for index in changed.rows[row].indices where changed.rows[row][index].role == .space {
        // Without a word there is an icon, or nothing.
        guard !changed.rows[row][index].label.isEmpty else { continue }
        changed.rows[row][index].label = space
        changed.rows[row][index].shiftedLabel = space
      }
    }
    return changed
  }
}

extension ResolvedTraits {
  /// Zero to nine as the field's keys type them in place of 0 to 9; nil: those stay.
  ///
  /// Keyboards of letters have the digits that the number pad has for the locale. ASCII stays ASCII, and so do
  /// telephone numbers, as on the phone pad.
  var keyDigits: [String]? {
    let own: [String]
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: own = digits
    case .asciiCapable, .URL, .emailAddress, .namePhonePad: return nil
    case .default, .numbersAndPunctuation, .twitter, .webSearch:
      own = isSecure ? LocaleFacts.enUS.digits : locale.digits
    }
    return own.count == 10 && own != LocaleFacts.enUS.digits ? own : nil
  }

  /// A row of keys as the field gets it.
  /// - Parameter digits: see `keyDigits`.
  func localised(_ row: [LayoutKey], digits: [String]?) -> [LayoutKey] {
    var changed = row
    for index in changed.indices {
      let key = changed[index]
      if key.role == .separator {
        changed[index].retype(decimalSeparator)
      } else if key.role == .return, !returnKeyLabel.isEmpty {
        changed[index].label = returnKeyLabel
        changed[index].shiftedLabel = returnKeyLabel
      } else if key.role == .character, let digits {
        changed[index].take(digits, offering: !keyboardType.isPad)
      }
    }
    return changed
  }
}

extension LayoutKey {
  /// Types a locale's digit where it types 0 to 9, and by a flick likewise.
  /// - Parameter offering: whether a long press has the one of the layout.
  fileprivate mutating func take(_ digits: [String], offering: Bool) {
    if let digit = Self.digit(output) {
      // The Latin letters that telephones have under their digits belong to Latin digits.
      hint = ""
      if offering { become(digits[digit], offering: "layout-digit") } else { retype(digits[digit]) }
    }
    for index in flicks.indices {
      let option = flicks[index].option
      guard let digit = Self.digit(option.output) else { continue }
      flicks[index].option = KeyOption(id: option.id, output: digits[digit], plane: option.plane)
    }
    if let digit = Self.digit(secondary) { secondary = digits[digit] }
  }

  /// Says in a locale's digits what `123` says: what stands on the key of a plane that shows them.
  fileprivate mutating func spell(_ digits: [String]) {
    func spelt(_ text: String) -> String {
      text.map { character in Self.digit(String(character)).map { digits[$0] } ?? String(character) }.joined()
    }
    label = spelt(label)
    shiftedLabel = spelt(shiftedLabel)
  }

  private static func digit(_ output: String) -> Int? {
    guard output.utf8.count == 1, let byte = output.utf8.first, byte >= 0x30, byte <= 0x39 else { return nil }
    return Int(byte) - 0x30
  }
}
