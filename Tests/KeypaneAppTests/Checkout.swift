import KeypaneApp
import Posix

/// Where the tests' files are.
enum Checkout {
  /// The source tree.
  static let path: String = {
    var parts = #filePath.split(separator: "/")
    parts.removeLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  static let recordings = "\(path)/Tests/KeypaneAppTests/Recordings"
  /// Public test data beside the checkout; not everywhere.
  static let shared = "\(path)/../shared"
}
