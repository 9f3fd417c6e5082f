import Glibc
import KeyboardCore
import Recording

/// The recordings of real panels under `../shared/touch`, which are no part of this repository.
enum SharedTouch {
  static let missing: String = "../shared/touch with recordings of real panels"
  static let extensions = ["desc", "prop", "events", "event", "evemu", "yml"]

  static let folder: String =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/../shared/touch"

  static var exists: Bool { !names(in: folder).isEmpty }

  /// The paths of all recordings, relative to the folder.
  static var recordings: [String] {
    let top = names(in: folder)
    let paths = top + top.flatMap { name in names(in: folder + "/" + name).map { name + "/" + $0 } }
    return paths.filter { path in extensions.contains { path.hasSuffix("." + $0) } }.sorted()
  }

  static func read(_ path: String) throws -> [Recording] {
    try RecordingReader.read(bytes(path), name: path)
  }

  static func bytes(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(folder + "/" + path, "r") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    while case let count = unsafe fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return bytes
  }

  /// The names in a folder; none where it is no folder.
  static func names(in folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The panels that are described there, by the names of the files.
  static var panels: [PanelSample] {
    recordings.flatMap { path in
      let read = (try? Self.read(path)) ?? []
      return read.compactMap(\.device).map { PanelSample(name: path, device: $0) }
    }
  }
}
