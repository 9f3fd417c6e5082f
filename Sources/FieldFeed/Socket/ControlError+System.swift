import Glibc
import Posix

extension ControlError {
  /// Why a keyboard cannot listen at `path`.
  init(listeningAt path: String, _ error: SystemError) {
    switch error.errno {
    case EADDRINUSE:
      self.init(
        .unavailable,
        reason: "another keypane is running on \(path); end that one, or give this one a --socket of its own")
    case EEXIST:
      self.init(.cannotCreate, reason: "\(path) is there and is no socket; choose another place with --socket")
    case ENOENT, ENOTDIR:
      self.init(.cannotCreate, reason: "the folder of \(path) does not exist; make it or choose another with --socket")
    case ENAMETOOLONG:
      self.init(.cannotCreate, reason: "\(path) is too long for a socket: at most 107 bytes")
    case EACCES, EPERM:
      self.init(
        .noPermission,
        reason: "\(path): \(error.reason); set XDG_RUNTIME_DIR or choose another place with --socket")
    default:
      self.init(.cannotCreate, reason: "\(path): \(error.reason)")
    }
  }

  /// Why the keyboard at `path` cannot be spoken to.
  init(speakingTo path: String, _ error: SystemError) {
    switch error.errno {
    case ENOENT, ENOTDIR, ECONNREFUSED:
      self.init(.unavailable, reason: "no keyboard is running on \(path); start it with `keypane run`")
    case EACCES, EPERM:
      self.init(
        .noPermission,
        reason: "\(path): \(error.reason); only its keyboard's user, root and group \(PeerPolicy.groupName) may use it")
    case EAGAIN:
      self.init(.unavailable, reason: "the keyboard at \(path) accepts nobody at the moment")
    case ECONNRESET:
      self.init(.unavailable, reason: "the keyboard at \(path) has closed the connection without an answer")
    case ENAMETOOLONG:
      self.init(.usage, reason: "\(path) is too long for a socket: at most 107 bytes")
    default:
      self.init(.unavailable, reason: "\(path): \(error.reason)")
    }
  }
}
