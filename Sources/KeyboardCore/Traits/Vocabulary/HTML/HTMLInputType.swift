/// The `type` of an `<input>`.
public enum HTMLInputType: String, Sendable, CaseIterable {
  /// Any text of one line; the type of an input that says none, or none that is known.
  case text
  /// Something to search for.
  case search
  /// A telephone number.
  case tel
  /// A web address.
  case url
  /// An e-mail address.
  case email
  /// A secret.
  case password
  /// A number.
  case number
  /// A day, chosen from a calendar.
  case date
  /// A month, chosen.
  case month
  /// A week, chosen.
  case week
  /// An hour, chosen.
  case time
  /// A day and an hour, chosen.
  case dateTimeLocal = "datetime-local"
  /// A number, chosen with a slider.
  case range
  /// A colour, chosen.
  case color
  /// A box to tick.
  case checkbox
  /// One of several.
  case radio
  /// A file, chosen.
  case file
  /// Sends the form.
  case submit
  /// Sends the form by a picture.
  case image
  /// Empties the form.
  case reset
  /// A button.
  case button
  /// Not shown.
  case hidden

  /// Whether a keyboard types into it; browsers let people choose the rest, or press it.
  public var isTyped: Bool {
    switch self {
    case .text, .search, .tel, .url, .email, .password, .number: true
    case .date, .month, .week, .time, .dateTimeLocal, .range, .color, .checkbox, .radio, .file, .submit, .image,
      .reset, .button, .hidden:
      false
    }
  }

  /// The keyboard where `inputmode` asks for none. Source: WebKit.
  public var keyboardType: KeyboardType {
    switch self {
    case .tel: .phonePad
    case .url: .URL
    case .email: .emailAddress
    case .number: .numbersAndPunctuation
    case .text, .search, .password, .date, .month, .week, .time, .dateTimeLocal, .range, .color, .checkbox, .radio,
      .file, .submit, .image, .reset, .button, .hidden:
      .default
    }
  }

  /// Whether what is typed is left alone whatever the attributes say. Source: WebKit.
  public var isTypedAsItIs: Bool { self == .password || self == .email || self == .url }

  /// Whether a `pattern` of digits brings the number pad. Source: WebKit.
  var heedsDigitPattern: Bool { self == .number || self == .text }

  /// Whether `maxlength` counts. Source: the HTML standard.
  var heedsMaxLength: Bool {
    switch self {
    case .text, .search, .tel, .url, .email, .password: true
    case .number, .date, .month, .week, .time, .dateTimeLocal, .range, .color, .checkbox, .radio, .file, .submit,
      .image, .reset, .button, .hidden:
      false
    }
  }
}
