import KeyboardCore
import Posix

/// Tells when programs have noticed our keyboard, without waiting itself: `state(at:)` looks, and says when to look
/// again.
///
/// Openings are told by the folder of the nodes (inotify), which works for those of other users' programs, too, and
/// needs no permission to read the keyboard. Where that cannot be had, `/proc` tells of the programs of the same user.
public struct KeyboardReadiness: ~Copyable {
  private let folder: String
  private var watch: FolderWatch?
  private let saysUdev: @Sendable (String) -> Bool
  private var notice = ReaderNotice(limit: .zero)
  private var node: String?

  /// Watches from now on: to be made before the keyboard is, so that no opening is missed.
  public init(folder: String = "/dev/input") {
    self.init(folder: folder) { Self.isTagged($0) }
  }

  /// - Parameter saysUdev: whether udev takes a node for a keyboard.
  init(folder: String, saysUdev: @escaping @Sendable (String) -> Bool) {
    self.folder = folder
    self.saysUdev = saysUdev
    // The kernel makes the folder with the first device, which may be our keyboard.
    watch = try? FolderWatch(folder: folder, openings: true)
  }

  /// The keyboard has been made.
  /// - Parameters:
  ///   - node: `/dev/input/event7`; nil where that is not known: then there is nothing to see, and the time decides.
  ///   - limit: when there has been time enough.
  public mutating func begin(node: String?, until limit: Instant) {
    self.node = node
    notice = ReaderNotice(limit: limit)
    if watch == nil { watch = try? FolderWatch(folder: folder, openings: true) }
  }

  /// How it stands now.
  public mutating func state(at now: Instant) -> ReaderNotice.State {
    guard let node else { return notice.state(at: now) }
    take(of: node, at: now)
    if saysUdev(node) { notice.tagged() }
    return notice.state(at: now)
  }

  private mutating func take(of node: String, at now: Instant) {
    guard watch != nil else {
      if !notice.hasReader, !DeviceReaders.processes(of: node).isEmpty { notice.opened(at: now) }
      return
    }
    do {
      while let change = try watch?.next() {
        switch change {
        case .opened(let name) where "\(folder)/\(name)" == node: notice.opened(at: now)
        case .closed(let name) where "\(folder)/\(name)" == node: notice.closed(at: now)
        case .opened, .closed, .created, .deleted, .attributesChanged, .lost: break
        case .folderGone: watch = nil
        }
      }
    } catch {
      watch = nil
    }
  }

  /// Whether udev has been through with a device and calls it a keyboard. Where no udev runs nobody asks it.
  /// - Parameter node: `/dev/input/event7`.
  public static func isTagged(_ node: String) -> Bool {
    guard Files.exists("/run/udev/control") else { return true }
    guard let device = UdevDevice(node: node) else { return false }
    return device.isReady && device.property("ID_INPUT_KEYBOARD") == "1"
  }
}
