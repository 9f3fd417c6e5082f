import CICU

/// A well-formed locale identifier, in ICU's spelling.
struct LocaleIdentifier {
  /// `fa_IR`, `de_DE@numbers=deva`.
  let icuName: String
  /// Two or three lower-case letters.
  let language: String
  /// `Latn`; the likeliest one where none is given, empty where that is not known.
  let script: String
  /// `DE`; the likeliest one where none is given, empty where that is not known.
  let region: String

  /// Nil for text that is no locale identifier.
  init?(_ text: String) {
    // Longer than any real one; ICU's own limit is 157 characters.
    guard text.utf8.count <= 100 else { return nil }
    // POSIX names carry an encoding and a modifier behind the locale: `de_DE.UTF-8@euro`.
    let tag = text.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }
    guard !tag.isEmpty, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
    guard let name = Self.icuName(ofTag: String(tag)), let language = Self.language(of: name),
      (2...3).contains(language.utf8.count)
    else { return nil }
    icuName = name
    self.language = language
    let likely = Self.likely(name) ?? name
    script = Self.script(of: likely) ?? ""
    region = Self.region(of: likely) ?? ""
  }

  /// The machine has data for the language.
  var hasData: Bool {
    unsafe language.withCString { unsafe keypane_locale_has_data($0) } != 0
  }

  private static func icuName(ofTag tag: String) -> String? {
    var parsed: Int32 = 0
    let name = unsafe text { buffer, capacity, status in
      unsafe tag.withCString { unsafe keypane_locale_from_tag($0, buffer, capacity, &parsed, status) }
    }
    // A tag that is well-formed only in its beginning is none.
    return Int(parsed) >= tag.utf8.count ? name : nil
  }

  private static func language(of name: String) -> String? {
    unsafe text { buffer, capacity, status in
      unsafe name.withCString { unsafe keypane_locale_language($0, buffer, capacity, status) }
    }
  }

  private static func likely(_ name: String) -> String? {
    unsafe text { buffer, capacity, status in
      unsafe name.withCString { unsafe keypane_locale_likely($0, buffer, capacity, status) }
    }
  }

  private static func script(of name: String) -> String? {
    unsafe text { buffer, capacity, status in
      unsafe name.withCString { unsafe keypane_locale_script($0, buffer, capacity, status) }
    }
  }

  private static func region(of name: String) -> String? {
    unsafe text { buffer, capacity, status in
      unsafe name.withCString { unsafe keypane_locale_region($0, buffer, capacity, status) }
    }
  }

  /// Runs one of ICU's functions that fill a buffer with ASCII and return the length of what they had to say.
  private static func text(
    _ fill: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe Int(fill(start, Int32(buffer.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length < buffer.count else { return nil }
      return unsafe String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
