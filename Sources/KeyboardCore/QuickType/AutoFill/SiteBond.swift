/// What binds the program that shows a form to the site that the form names.
public enum SiteBond: Sendable, Hashable, CaseIterable {
  /// The form names no site.
  case none
  /// The form names a site, and nobody vouches for the program that shows it.
  case named
  /// The site's own page, or a program that the site itself names as one of its own.
  case associated
}
