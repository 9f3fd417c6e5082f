import Glibc

/// The variables that the process was started with.
public enum Environment {
  /// A variable's value; nil where it is not set.
  public static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Sets a variable for libraries that look for it later (SDL).
  public static func set(_ name: String, to value: String) {
    _ = unsafe setenv(name, value, 1)
  }
}
