import Posix

/// Where the control socket is.
public enum ControlSocket {
  /// The socket of a keyboard that runs as a system service.
  public static let systemPath = "\(systemFolder)/keypane.sock"
  static let systemFolder = "/run/keypane"

  /// Where a keyboard that is started in this environment listens: `$XDG_RUNTIME_DIR/keypane.sock`, or `systemPath`.
  public static func defaultPath() -> String {
    defaultPath(runtimeFolder: Environment.value("XDG_RUNTIME_DIR"))
  }

  /// Where a command of this environment finds the keyboard: at the session's own socket, or else at the system's.
  public static func pathOfRunningKeyboard() -> String {
    let own = defaultPath()
    return !Files.exists(own) && Files.exists(systemPath) ? systemPath : own
  }

  /// The XDG Base Directory Specification wants a relative path to be ignored.
  static func defaultPath(runtimeFolder: String?) -> String {
    guard let runtimeFolder, runtimeFolder.hasPrefix("/") else { return systemPath }
    return runtimeFolder.hasSuffix("/") ? "\(runtimeFolder)keypane.sock" : "\(runtimeFolder)/keypane.sock"
  }
}
