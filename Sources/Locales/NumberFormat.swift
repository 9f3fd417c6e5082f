import CICU

/// Writes numbers in one style of one locale: ICU's number formatter, held open while it is asked.
@safe struct NumberFormat: ~Copyable {
  /// What a part of a formatted number is.
  enum Part {
    case sign
    case digit
    case separator
    /// Grouping marks, signs of currencies, blanks.
    case decoration
  }

  private let formatter: UnsafeMutableRawPointer
  private let formatted: UnsafeMutableRawPointer

  /// - Parameter skeleton: in the words of ICU's number skeletons. Nil where ICU does not take it.
  init?(skeleton: String, icuName: String) {
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let opened = unsafe units.withUnsafeBufferPointer { units in
      unsafe icuName.withCString {
        unsafe keypane_formatter_open(units.baseAddress!, Int32(units.count), $0, &status)
      }
    }
    guard let opened = unsafe opened else { return nil }
    let room = unsafe keypane_formatted_open(&status)
    guard let room = unsafe room, status.rawValue <= U_ZERO_ERROR.rawValue else {
      unsafe keypane_formatter_close(opened)
      if let room = unsafe room { unsafe keypane_formatted_close(room) }
      return nil
    }
    unsafe formatter = opened
    unsafe formatted = room
  }

  deinit {
    unsafe keypane_formatted_close(formatted)
    unsafe keypane_formatter_close(formatter)
  }

  /// An ASCII decimal number in the locale's spelling, each Unicode scalar with what it is.
  func parts(of number: String) -> [(scalar: Unicode.Scalar, part: Part)]? {
    var status = U_ZERO_ERROR
    unsafe number.withCString { digits in
      unsafe keypane_formatter_format(formatter, digits, Int32(number.utf8.count), formatted, &status)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let units = text(), let kinds = kinds(count: units.count) else {
      return nil
    }
    var parts: [(scalar: Unicode.Scalar, part: Part)] = []
    var index = 0
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      parts.append((scalar, kinds[index]))
      index += UTF16.width(scalar)
    }
    return parts
  }

  /// What each UTF-16 unit of the formatted number is.
  private func kinds(count: Int) -> [Part]? {
    var status = U_ZERO_ERROR
    let opened = unsafe keypane_parts_open(formatted, &status)
    guard let parts = unsafe opened else { return nil }
    defer { unsafe keypane_parts_close(parts) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    var kinds = [Part](repeating: .decoration, count: count)
    var groups: [Range<Int>] = []
    var begin: Int32 = 0
    var end: Int32 = 0
    while true {
      let field = unsafe keypane_parts_next(parts, &begin, &end)
      guard field >= 0 else { break }
      let range = Int(begin)..<Int(end)
      switch UNumberFormatFields(rawValue: UInt32(field)) {
      case UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD: for index in range { kinds[index] = .digit }
      case UNUM_DECIMAL_SEPARATOR_FIELD: for index in range { kinds[index] = .separator }
      case UNUM_SIGN_FIELD: for index in range { kinds[index] = .sign }
      case UNUM_GROUPING_SEPARATOR_FIELD: groups.append(range)
      default: break
      }
    }
    // Grouping marks stand within the whole number and are told before it or after it.
    for index in groups.joined() { kinds[index] = .decoration }
    return kinds
  }

  private func text() -> [UInt16]? {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe Int(keypane_formatted_text(formatted, start, Int32(buffer.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count else { return nil }
      return unsafe Array(buffer[..<length])
    }
  }
}
