import Display
import Posix

/// A theme of a kiosk's own, read from a file; what is hard to read in it is said.
enum ThemeFile {
  static func read(_ path: String) throws(AppError) -> Theme {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: ThemeReader.largest) } catch {
      throw .unreadable(error, path)
    }
    do {
      let theme = try ThemeReader.read(bytes, name: path)
      for warning in theme.warnings { Output.error("warning: \(path): \(warning)") }
      return theme
    } catch {
      throw AppError(error)
    }
  }
}
