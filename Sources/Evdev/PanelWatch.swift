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
  /// On the folder; nil while there is none: the kernel makes it with the first device.
  private var nodes: FolderWatch?
  /// On the folder above it, for when it comes.
  private var above: FolderWatch

  /// Watches a folder of device nodes, whether it exists or not. The folder above it must exist.
  public init(folder: String = "/dev/input") throws(EvdevError) {
    let parent = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    do throws(SystemError) {
      above = try FolderWatch(folder: parent.isEmpty ? "/" : parent)
    } catch {
      throw error.isMissing ? .noTouchscreen(folder: folder) : .system(error)
    }
    self.folder = folder
    nodes = try? FolderWatch(folder: folder)
  }

  /// For `Poller`, asked anew after each change.
  public var raw: Int32 {
    switch nodes {
    case .some(let nodes): nodes.raw
    case .none: above.raw
    }
  }

  /// The next change of an evdev node; nil where nothing more has happened yet.
  public mutating func next() throws(EvdevError) -> Change? {
    if nodes == nil { return try folderHasCome() ? .lost : nil }
    while let change = try nextOfNodes() {
      switch change {
      case .created(let name), .attributesChanged(let name):
        if PanelFinder.number(ofNode: name) != nil { return .appeared(path: "\(folder)/\(name)") }
      case .deleted(let name):
        if PanelFinder.number(ofNode: name) != nil { return .disappeared(path: "\(folder)/\(name)") }
      case .opened, .closed: break
      case .lost: return .lost
      case .folderGone:
        nodes = nil
        return try folderHasCome() ? .lost : nil
      }
    }
    return nil
  }

  private mutating func nextOfNodes() throws(EvdevError) -> FolderWatch.Change? {
    do { return try nodes?.next() } catch { throw .system(error) }
  }

  private mutating func nextAbove() throws(EvdevError) -> FolderWatch.Change? {
    do { return try above.next() } catch { throw .system(error) }
  }

  /// Looks for the folder whenever something has changed beside it. What was in it before it was watched has to be
  /// looked for.
  private mutating func folderHasCome() throws(EvdevError) -> Bool {
    while let change = try nextAbove() {
      if change == .folderGone { throw .noTouchscreen(folder: folder) }
    }
    nodes = try? FolderWatch(folder: folder)
    return nodes != nil
  }
}
