import Keymap
import Posix

/// The settings of the machine for keyboards, keyboard(5): `/etc/default/keyboard` on Debian. X servers give them to new
/// keyboards, and the console has its keymap from them.
public enum KeyboardDefaults {
  /// What a file says.
  struct Reading: Hashable, Sendable {
    /// nil: no file was to be read.
    var path: String?
    /// nil: nothing, or nothing that is to be understood.
    var name: KeymapName?
    /// What is wrong with it.
    var complaint: String?
  }

  /// Reads the settings; nil where the text names no layout.
  /// - Parameter path: for errors.
  public static func name(in text: some Sequence<UInt8>, path: String) throws(KeyboardDefaultsError) -> KeymapName? {
    var values: [String: AssignmentReader.Assignment] = [:]
    // As in the shell the last one holds.
    for assignment in try AssignmentReader.assignments(in: text, path: path) { values[assignment.name] = assignment }
    guard let layouts = values["XKBLAYOUT"], !layouts.value.isEmpty else { return nil }
    let variants = values["XKBVARIANT"]
    if let variants, count(variants.value) > count(layouts.value) {
      throw error(variants, path, "there are more variants than layouts")
    }
    do throws(KeymapError) {
      return try KeymapName(
        layouts: layouts.value, variants: variants?.value ?? "", options: values["XKBOPTIONS"]?.value ?? "",
        model: values["XKBMODEL"]?.value ?? "")
    } catch {
      throw Self.error(layouts, path, "\(error)")
    }
  }

  /// Reads a file; one that does not exist says nothing.
  static func reading(_ path: String?) -> Reading {
    var reading = Reading(path: path)
    guard let path else { return reading }
    do throws(SystemError) {
      let bytes = try Files.read(path, limit: 65536)
      do throws(KeyboardDefaultsError) {
        reading.name = try name(in: bytes, path: path)
      } catch {
        reading.complaint = error.description
      }
    } catch {
      if !error.isMissing { reading.complaint = error.description }
    }
    return reading
  }

  private static func count(_ list: String) -> Int {
    list.split(separator: ",", omittingEmptySubsequences: false).count
  }

  private static func error(
    _ assignment: AssignmentReader.Assignment, _ path: String, _ reason: String
  ) -> KeyboardDefaultsError {
    KeyboardDefaultsError(path: path, line: assignment.line, column: assignment.column, reason: reason)
  }
}
