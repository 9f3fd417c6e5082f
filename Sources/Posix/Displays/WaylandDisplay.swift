/// A Wayland compositor of this machine.
public struct WaylandDisplay: Hashable, Sendable {
  /// Where it listens.
  public let socket: String

  /// A name is one of the folder of the session, as in libwayland; nil: there is no name, or no folder for it.
  public init?(_ name: String?, runtime: String?) {
    guard let name, !name.isEmpty else { return nil }
    if name.hasPrefix("/") {
      socket = name
    } else if let runtime {
      socket = "\(runtime)/\(name)"
    } else {
      return nil
    }
  }

  /// The first words of a client: `wl_display.get_registry` as object 2 and `wl_display.sync` as object 3, in the
  /// machine's byte order (wayland.xml).
  public static let greeting: [UInt8] = [1, 12 << 16 | 1, 2, 1, 12 << 16, 3].flatMap { (word: UInt32) in
    unsafe withUnsafeBytes(of: word) { unsafe Array($0) }
  }
}
