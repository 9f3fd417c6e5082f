/// Why a form cannot be used.
public struct FormError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the file the fault is.
  public enum Place: Hashable, Sendable {
    /// The file as a whole.
    case file
    /// The text is no JSON; both counted from 1.
    case line(Int, column: Int)
    /// A JSON pointer: `/fields/2/maxLength`.
    case path(String)
  }

  /// The file's name, as it was given.
  public var form: String
  /// Where.
  public var place: Place
  /// What was expected and what was found.
  public var reason: String

  init(form: String, place: Place, reason: String) {
    self.form = form
    self.place = place
    self.reason = reason
  }

  init(form: String, _ error: JSONError) {
    let place: Place =
      switch error.place {
      case .line(let line, let column): .line(line, column: column)
      case .path(let path): .path(path.isEmpty ? "/" : path)
      }
    self.init(form: form, place: place, reason: error.reason)
  }

  /// `form.json: /fields/2/maxLength: expected a whole number, found "ten"`.
  public var description: String {
    switch place {
    case .file: "\(form): \(reason)"
    case .line(let line, let column): "\(form):\(line):\(column): \(reason)"
    case .path(let path): "\(form): \(path): \(reason)"
    }
  }
}
