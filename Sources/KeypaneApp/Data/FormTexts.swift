import Forms
import KeyboardCore
import Posix

/// Reads texts for the fields of a form: `{"email": "kim@example.com"}`. Errors do not repeat them: they may be secrets.
enum FormTexts {
  static func read(_ path: String, for form: Form) throws(AppError) -> [String: String] {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, limit: FormReader.largest, takesPipes: true)
    } catch {
      throw .unreadable(error, path)
    }
    var texts: [String: String] = [:]
    do throws(JSONError) {
      for (id, value) in try JSONNode(JSONReader.read(bytes, takesComments: true), isPrivate: true).members() {
        guard form.fields.contains(where: { $0.id == id }) else {
          throw value.error("the form has no field of this id")
        }
        texts[id] = try value.string()
      }
    } catch {
      switch error.place {
      case .line(let line, let column): throw AppError(.data, "\(path):\(line):\(column): \(error.reason)")
      case .path(let place): throw AppError(.data, "\(path): \(place): \(error.reason)")
      }
    }
    return texts
  }
}
