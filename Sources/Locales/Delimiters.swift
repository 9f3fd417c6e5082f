import CICU

/// A locale's quotation marks as CLDR has them, held open while they are asked.
@safe struct Delimiters: ~Copyable {
  private let marks: UnsafeMutableRawPointer

  /// Nil where ICU has none.
  init?(_ icuName: String) {
    var status = U_ZERO_ERROR
    let opened = unsafe icuName.withCString { unsafe keypane_marks_open($0, &status) }
    guard let opened = unsafe opened else { return nil }
    unsafe marks = opened
  }

  deinit {
    unsafe keypane_marks_close(marks)
  }

  /// The outer pair.
  var quotation: (opening: String, closing: String)? {
    pair(ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END)
  }

  /// The pair within the outer one.
  var alternate: (opening: String, closing: String)? {
    pair(ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END)
  }

  private func pair(
    _ start: ULocaleDataDelimiterType, _ end: ULocaleDataDelimiterType
  ) -> (opening: String, closing: String)? {
    guard let opening = delimiter(start), let closing = delimiter(end) else { return nil }
    return (opening, closing)
  }

  private func delimiter(_ type: ULocaleDataDelimiterType) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe Int(keypane_marks_delimiter(marks, type, start, Int32(buffer.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count else { return nil }
      return unsafe String(decoding: buffer[..<length], as: UTF16.self)
    }
  }
}
