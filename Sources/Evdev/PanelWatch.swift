import Posix

/// Tells when input devices come and go (hot-plug), by the nodes in their folder.
public struct PanelWatch: ~Copyable {
  /// One thing that happened.
  public enum Change: Hashable, Sendable {
    /// A node is there, or its permissions have been set: open it unless it is open, and if it is a touchscreen.
    ///
    /// A node comes before udev has set its permissions, so that the first try may be refused; then another of these
    /// follows.
    case appeared(path: String)
    /// A node is gone.
    case disappeared(path: String)
    /// Changes were lost: look at the whole folder again.
    case lost
  }

  private let folder: String
  private var watch: FolderWatch

  /// Watches a folder of device nodes.
  public init(folder: String = "/dev/input") throws(EvdevError) {
    do throws(SystemError) {
      watch = try FolderWatch(folder: folder)
    } catch {
      throw error.isMissing ? .noTouchscreen(folder: folder) : .system(error)
    }
    self.folder = folder
  }

  /// For `Poller`.
  public var raw: Int32 { watch.raw }

  /// The next change of an evdev node; nil where nothing more has happened yet.
  public mutating func next() throws(EvdevError) -> Change? {
    while true {
      let change: FolderWatch.Change?
      do throws(SystemError) {
        change = try watch.next()
      } catch {
        throw .system(error)
      }
      switch change {
      case nil: return nil
      case .created(let name), .attributesChanged(let name):
        if PanelFinder.number(ofNode: name) != nil { return .appeared(path: "\(folder)/\(name)") }
      case .deleted(let name):
        if PanelFinder.number(ofNode: name) != nil { return .disappeared(path: "\(folder)/\(name)") }
      case .lost: return .lost
      case .folderGone: throw .noTouchscreen(folder: folder)
      }
    }
  }
}
