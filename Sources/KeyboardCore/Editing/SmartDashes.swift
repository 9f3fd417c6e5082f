/// Two hyphens make a dash, a third makes it longer.
enum SmartDashes {
  /// For two hyphens: the en dash.
  static let short = "\u{2013}"
  /// For three: the em dash.
  static let long = "\u{2014}"

  /// Whether a hyphen that is typed now is the second of two. Of three that stand there as they are, none is.
  static func joins(_ window: TextWindow) -> Bool {
    window.last == "-" && window.scalar(1) != "-"
  }
}
