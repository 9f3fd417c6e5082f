import Posix

/// Where the speech server listens, by the rules of speech-dispatcher's own library.
public struct SpeechAddress: Sendable, Hashable {
  /// The path of its socket.
  public let path: String

  /// A socket that is named.
  public init(path: String) { self.path = path }

  /// `SPEECHD_ADDRESS` (`unix_socket:PATH`), else the socket in the user's runtime folder.
  /// - Throws: the variable names something else than a socket of this machine.
  public init(variable: (String) -> String? = Environment.value) throws(SpeechError) {
    let value = variable("SPEECHD_ADDRESS") ?? ""
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, parts[0] == "unix_socket", !parts[1].isEmpty {
      path = parts[1]
      return
    }
    guard value.isEmpty || value == "unix_socket" else {
      throw SpeechError(
        "SPEECHD_ADDRESS “\(value)”: only unix_socket:PATH is understood; nothing is spoken"
      )
    }
    let folder =
      variable("XDG_RUNTIME_DIR").flatMap { $0.isEmpty ? nil : $0 } ?? "\(variable("HOME") ?? "")/.cache"
    path = "\(folder)/speech-dispatcher/speechd.sock"
  }
}
