import KeyboardCore
import Posix
import Recording

/// A recording that can be played: a panel and what it sent.
struct Take: Sendable {
  let panel: PanelDescription
  let recording: Recording

  static let sizeLimit = 256 << 20

  /// Reads the files in order. A file of events takes the description that was named before it, or the one that lies
  /// beside it under the same name; of several devices in a file the first that is a panel is taken.
  static func read(_ paths: [String]) throws(AppError) -> [Take] {
    var takes: [Take] = []
    var description: Recording?
    for path in paths {
      for recording in panels(in: try readFile(path, takesPipes: true)) {
        if recording.device == nil {
          let described: Recording
          if let description { described = description } else { described = try descriptionBeside(path) }
          takes.append(try Take(recording.described(by: described)))
        } else if recording.events.isEmpty {
          description = recording
        } else {
          takes.append(try Take(recording))
        }
      }
    }
    if takes.isEmpty {
      throw AppError(.data, "\(paths.joined(separator: ", ")): there are no events to play")
    }
    return takes
  }

  /// Reads a file's bytes; they have their device with them.
  static func read(_ bytes: [UInt8], name: String) throws(AppError) -> [Take] {
    var takes: [Take] = []
    for recording in panels(in: try parse(bytes, name: name)) { takes.append(try Take(recording)) }
    return takes
  }

  init(_ recording: Recording) throws(AppError) {
    self.recording = recording
    guard let device = recording.device else { throw AppError(.data, "\(recording.places.eventsFile): no device") }
    do {
      panel = try PanelDescription(device)
    } catch {
      switch error {
      case .emptyRange(let axis):
        throw AppError(.data, recording.error(axis: axis.code, error.reason).description)
      case .noPosition, .noContact:
        throw AppError(.data, "\(recording.places.descriptionFile): \(error.reason)")
      }
    }
  }

  private static func readFile(_ path: String, takesPipes: Bool) throws(AppError) -> [Recording] {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, limit: sizeLimit, takesPipes: takesPipes)
    } catch {
      throw .unreadable(error, path)
    }
    return try parse(bytes, name: path)
  }

  private static func parse(_ bytes: [UInt8], name: String) throws(AppError) -> [Recording] {
    do { return try RecordingReader.read(bytes, name: name) } catch { throw AppError(.data, error.description) }
  }

  /// One device: the first that can be a panel, or the first, so that what is wrong with it is said.
  private static func panels(in recordings: [Recording]) -> [Recording] {
    guard recordings.count > 1 else { return recordings }
    let usable = recordings.first { recording in
      recording.device.map { (try? PanelDescription($0)) != nil } ?? false
    }
    return Array((usable.map { [$0] } ?? recordings).prefix(1))
  }

  private static func descriptionBeside(_ path: String) throws(AppError) -> Recording {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let prefix = path.contains("/") ? folder + "/" : ""
    let names = ((try? Files.list(folder)) ?? []).map { prefix + $0 }
    guard let found = RecordingNames.description(for: path, among: names) else {
      throw AppError(
        .data,
        "\(path): events without a device; name the .desc or .prop file that belongs to them before it, or put it beside it"
      )
    }
    let described = try panels(in: readFile(found, takesPipes: false))
    guard let first = described.first, first.device != nil else {
      throw AppError(.data, "\(found): it describes no device")
    }
    return first
  }
}
