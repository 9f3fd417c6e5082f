extension AndroidInputType {
  /// What class and variation come to.
  struct Kind {
    /// As a layout file spells it: `textEmailAddress`.
    var name: String
    /// The purpose of GTK and Wayland that means the same; nil: there is none.
    var purpose: InputPurpose?
    /// Where the purpose does not name the keyboard.
    var keyboard: KeyboardType?
    /// Where the purpose does not name the content type.
    var content: TextContentType?
    /// The text is no ordinary language.
    var isUncorrected = false
  }

  /// Nil for a class that is not known and for `TYPE_NULL`.
  var kind: Kind? {
    switch typeClass {
    case Self.text: textKind
    case Self.number: numberKind
    case Self.phone: Kind(name: "phone", purpose: .phone)
    case Self.dateTime: Kind(name: name(of: .dateTimeVariation) ?? "datetime", purpose: dateTimePurpose)
    default: nil
    }
  }

  /// Text for which asking for correction makes sense.
  var isProse: Bool {
    typeClass == Self.text && (variation == 0 || (variation >= 0x30 && variation <= 0x50) || variation == 0xa0)
  }

  private var textKind: Kind {
    let name = variation == 0 ? "text" : name(of: .textVariation) ?? "text"
    return switch variation {
    case 0x10: Kind(name: name, purpose: .url)
    case 0x20, 0xd0: Kind(name: name, purpose: .email)
    case 0x60: Kind(name: name, purpose: .name)
    case 0x70: Kind(name: name, content: .fullStreetAddress)
    case 0x80, 0xe0: Kind(name: name, purpose: .password)
    case 0x90: Kind(name: name, keyboard: .asciiCapable, content: .password)
    case 0xb0, 0xc0: Kind(name: name, keyboard: .default, isUncorrected: true)
    default: Kind(name: name, purpose: .freeForm)
    }
  }

  private var numberKind: Kind {
    if variation == 0x10 { return Kind(name: "numberPassword", purpose: .pin) }
    if flags & 0x1000 != 0 { return Kind(name: "numberSigned", keyboard: .numbersAndPunctuation) }
    if flags & 0x2000 != 0 { return Kind(name: "numberDecimal", purpose: .number) }
    return Kind(name: "number", purpose: .digits)
  }

  private var dateTimePurpose: InputPurpose {
    switch variation {
    case 0x10: .date
    case 0x20: .time
    default: .dateTime
    }
  }
}
