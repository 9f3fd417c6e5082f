import Glibc

/// A call to the operating system that failed.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The call's name: `open`.
  public var call: String
  /// The file, folder or device that it was about, where there is one.
  public var path: String?
  /// `errno` right after the call.
  public var errno: Int32
  /// Why, where the system has no words for it.
  private let words: String?

  /// An error with what was called and why it failed, in the system's words unless others are given.
  public init(call: String, path: String? = nil, errno: Int32, reason: String? = nil) {
    self.call = call
    self.path = path
    self.errno = errno
    words = reason
  }

  /// `open /dev/uinput: No such file or directory`
  public var description: String {
    if let path { return "\(call) \(path): \(reason)" }
    return "\(call): \(reason)"
  }

  /// What the system says of `errno`: `No such file or directory`.
  public var reason: String {
    words ?? (unsafe String(cString: strerror(errno)))
  }

  /// There is no room at the moment.
  public var mayPass: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

  /// The other end of a connection is gone.
  public var isHungUp: Bool { errno == EPIPE || errno == ECONNRESET }

  /// No such file, folder or device.
  public var isMissing: Bool { errno == ENOENT || errno == ENODEV || errno == ENXIO }

  /// The device is no longer there.
  public var isUnplugged: Bool { errno == ENODEV }

  /// The file or device does not know such a call (`ioctl`): it is of another kind.
  public var isWrongKind: Bool { errno == ENOTTY || errno == EINVAL || errno == EISDIR }

  /// A file has more bytes than are read.
  public static func tooLarge(_ path: String) -> SystemError { SystemError(call: "read", path: path, errno: EFBIG) }

  /// The system refuses it to this user.
  public var isNotPermitted: Bool { errno == EACCES || errno == EPERM }
}

extension SystemError {
  /// Runs a call of C's convention (-1 and `errno`), again as long as a signal interrupts it.
  static func check(_ call: String, path: String? = nil, _ body: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = body()
      if result >= 0 { return result }
      let reason = Glibc.errno
      if reason != EINTR { throw SystemError(call: call, path: path, errno: reason) }
    }
  }

  /// The same for calls that may have nothing to give yet: nil instead of EAGAIN.
  static func checkUnlessWaiting(_ call: String, path: String? = nil, _ body: () -> Int) throws(SystemError) -> Int? {
    do throws(SystemError) {
      return try check(call, path: path, body)
    } catch {
      if error.errno == EAGAIN { return nil }
      throw error
    }
  }
}
