import Glibc

/// Descriptors 0, 1 and 2, as the program was given them.
public enum StandardDescriptors {
  /// Occupies those that are closed, so that no file or device that is opened later becomes "standard output". What is
  /// written to one that was closed fails, as it would have.
  public static func occupyClosed() {
    for raw in STDIN_FILENO...STDERR_FILENO where fcntl(raw, F_GETFD) == -1 {
      // The lowest free number is given out, which is this one. The direction is the one that is not used.
      _ = unsafe open("/dev/null", raw == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
