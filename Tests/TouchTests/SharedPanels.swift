import KeyboardCore
import Posix
import Recording

/// The panels that are described under `../shared/touch`, which is no part of this repository.
enum SharedPanels {
  static let missing: String = "../shared/touch with descriptions of real panels"

  private static let folder: String =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/../shared/touch"

  static var exists: Bool { Files.exists(folder) }

  /// By the names of their files.
  static let all: [PanelSample] = {
    let inner = ((try? Files.list(folder)) ?? []).sorted().flatMap { name in
      [name] + ((try? Files.list(folder + "/" + name)) ?? []).sorted().map { name + "/" + $0 }
    }
    let described = inner.filter { name in
      ["desc", "prop", "events", "event", "evemu", "yml"].contains { name.hasSuffix("." + $0) }
    }
    return described.flatMap { name in
      let bytes = (try? Files.read(folder + "/" + name, limit: 1 << 24)) ?? []
      let recordings = (try? RecordingReader.read(bytes, name: name)) ?? []
      return recordings.compactMap(\.device).map { PanelSample(name: name, device: $0) }
    }
  }()
}
