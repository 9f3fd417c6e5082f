import Forms
import KeyboardCore
import Posix

/// A form read from a file, or made from the field options.
struct FormFile {
  let form: Form
  /// What was passed over in the file, for people.
  let warnings: [String]

  /// The name of the one field of a form that is made from options.
  static let fieldName = "field"

  /// `--form FILE`, else the one field that the options describe.
  static func read(_ arguments: Arguments, field: FieldOptions) throws(AppError) -> FormFile {
    if let path = arguments.value("form") { return try read(path) }
    return FormFile(form: Form(fields: [FormField(field)]), warnings: [])
  }

  static func read(_ path: String) throws(AppError) -> FormFile {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, limit: FormReader.largest, takesPipes: true)
    } catch {
      throw .unreadable(error, path)
    }
    try refuseOthers(bytes, path)
    do {
      let (form, warnings) = try FormReader.read(bytes, name: path)
      return FormFile(form: form, warnings: warnings.map { "\(path): \($0)" })
    } catch {
      throw AppError(.data, error.description)
    }
  }

  /// Says of what cannot be a form at all that it is none, rather than where its JSON is wrong.
  static func refuseOthers(_ bytes: [UInt8], _ path: String) throws(AppError) {
    let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    guard let first, !"{[/\u{feff}".utf8.contains(first) else { return }
    throw AppError(.data, "\(path): this is no form: a form is JSON, which begins with {; see Examples/README.md")
  }
}

extension FormField {
  /// The field that options describe.
  init(_ field: FieldOptions) {
    let isSearch = field.reading?.isSearch ?? false
    self.init(
      id: FormFile.fieldName, kind: field.isMultiline ? .view : isSearch ? .search : .field, traits: field.traits)
    maxLength = field.reading?.maxLength
  }
}
