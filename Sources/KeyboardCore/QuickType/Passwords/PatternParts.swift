/// A pattern of the usual form, taken apart.
struct PatternParts {
  /// The class of each lookahead `(?=.*[…])`, in their order.
  var required: [PatternClass] = []
  /// The class of the characters; nil for `.`: all of them.
  var allowed: PatternClass?
  /// How many characters; nil for any number. Without a maximum it is open.
  var lengths: (minimum: Int, maximum: Int?)?
}
