/// The program that is running.
public enum Executable {
  /// Its absolute path, links resolved (`/proc/self/exe`); nil where `/proc` is not mounted.
  public static var path: String? { Files.target(ofLink: "/proc/self/exe") }
}
