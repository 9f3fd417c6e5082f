import Keymap

/// What is known of how programs read our keyboard at this moment.
public struct KeymapReading: Hashable, Sendable {
  /// The keymap itself.
  public enum Content: Hashable, Sendable {
    /// By the names of its parts.
    case name(KeymapName)
    /// Whole.
    case text(KeymapText)
  }

  /// Who says so; the first that says anything is believed.
  public enum Source: Hashable, Sendable {
    /// The configuration, or the command line.
    case configuration
    /// The X server of this display, of our own device.
    case x11(display: String)
    /// The Wayland compositor.
    case wayland
    /// The settings of the machine, in this file.
    case defaults(path: String)
    /// Nobody: most keyboards are taken for American ones where nothing is said.
    case nobody
  }

  /// The keymap.
  public var content: Content
  /// Who says so.
  public var source: Source
  /// The active group and the locks.
  public var state: KeymapState
  /// Whether somebody tells the active group; else the first one is assumed. A Wayland compositor tells it only to the
  /// program in focus (wl_keyboard.modifiers), which we are never to be; sway can be asked.
  public var knowsGroup: Bool

  /// A reading of its parts.
  public init(content: Content, source: Source, state: KeymapState = KeymapState(), knowsGroup: Bool = true) {
    self.content = content
    self.source = source
    self.state = state
    self.knowsGroup = knowsGroup
  }
}

extension KeymapReading.Source: CustomStringConvertible {
  /// In words, for a person: `the X display :0`.
  public var description: String {
    switch self {
    case .configuration: "the configuration"
    case .x11(let display): "our device on the X display \(display)"
    case .wayland: "the Wayland compositor"
    case .defaults(let path): path
    case .nobody: "nobody: us is assumed"
    }
  }
}
