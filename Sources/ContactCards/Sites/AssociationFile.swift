import Forms

/// The part of an `apple-app-site-association` file that sign-ins go by: `{"webcredentials": {"apps": ["TEAMID.bundle"]}}`.
enum AssociationFile {
  /// The programs that a file names; none where it speaks of other things only.
  static func apps(_ document: JSONNode) throws(JSONError) -> [AppIdentifier] {
    guard let credentials = try document.member("webcredentials"), let apps = try credentials.member("apps") else {
      // A file that is no object has no members either: say so.
      _ = try document.members()
      return []
    }
    return try apps.elements().map { node throws(JSONError) in
      guard let app = AppIdentifier(try node.string()) else { throw node.error("expected a program, found nothing") }
      return app
    }
  }
}
