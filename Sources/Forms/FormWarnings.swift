/// The warnings of one form, in the order of the file; those beyond a hundred are only counted.
struct FormWarnings {
  private(set) var all: [FormWarning] = []
  private var leftOut = 0

  private static let most = 100

  /// The reason is worked out only where it is kept: a file may hold a great many unknown properties.
  mutating func add(_ path: String, _ reason: () -> String) {
    if all.count < Self.most {
      all.append(FormWarning(path: path, reason: reason()))
    } else {
      leftOut += 1
    }
  }

  /// All of them, and a last one that tells how many were left out.
  var list: [FormWarning] {
    leftOut == 0 ? all : all + [FormWarning(path: "/", reason: "\(leftOut) more warnings are left out")]
  }
}
