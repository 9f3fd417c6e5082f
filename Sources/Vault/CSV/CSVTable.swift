/// A table of comma-separated values (RFC 4180), in secret memory: what browsers export has passwords in it.
///
/// It is read strictly: every row has as many fields as the first one, quotation marks stand around whole fields and are
/// doubled in them, the text is UTF-8. Lines end with CR LF or LF, the last one may lack its end; a mark of byte order in
/// front and empty lines are left out.
public struct CSVTable: ~Copyable {
  /// A field, in the table's text.
  struct Field: Sendable, Hashable {
    /// Without the quotation marks around it.
    var range: Range<Int>
    /// Quotation marks in it are doubled.
    var isQuoted: Bool
  }

  /// A row.
  struct Row: Sendable, Hashable {
    /// Where it begins, from 1.
    var line: Int
    var fields: [Field]
  }

  let text: SecretText
  let rows: [Row]

  /// More rows than this are not read.
  static let mostRows = 200_000
  /// More bytes than this are no table of sign-ins.
  public static let largest = 16 << 20

  /// Reads a table.
  public init(_ text: consuming SecretText) throws(CSVMistake) {
    let rows = try unsafe text.withBytes { bytes throws(CSVMistake) in
      var reader = unsafe CSVReader(bytes)
      return try reader.rows()
    }
    self.text = text
    self.rows = rows
  }

  /// A field's text as a secret.
  func secret(_ field: Field) -> SecretText {
    unsafe text.withBytes { bytes in
      let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[field.range])
      let quote = UInt8(ascii: "\"")
      let doubled = unsafe field.isQuoted ? part.count { $0 == quote } / 2 : 0
      return unsafe SecretText(count: part.count - doubled) { room in
        var (read, written) = (0, 0)
        while written < room.count {
          unsafe room[written] = part[read]
          read += unsafe field.isQuoted && part[read] == quote ? 2 : 1
          written += 1
        }
      }
    }
  }

  /// A field's text.
  func text(_ field: Field) -> String { secret(field).text }
}
