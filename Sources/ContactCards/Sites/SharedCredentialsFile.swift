import Forms

/// A `shared-credentials` file: a list of entries, each `{"shared": [DOMAIN…]}` or `{"from": [DOMAIN…], "to": [DOMAIN…]}`.
///
/// `fromDomainsAreObsoletedByToDomains` says that nobody signs in at the former domains any more; what they offer is the same.
enum SharedCredentialsFile {
  /// The groups of a file, in its order.
  static func groups(_ document: JSONNode) throws(JSONError) -> [SharedCredentials] {
    try document.elements().map { entry throws(JSONError) in
      if let shared = try entry.member("shared") {
        let domains = try domains(shared)
        return SharedCredentials(from: [], to: domains)
      }
      _ = try entry.member("fromDomainsAreObsoletedByToDomains")?.bool()
      return SharedCredentials(from: try domains(entry.required("from")), to: try domains(entry.required("to")))
    }
  }

  private static func domains(_ node: JSONNode) throws(JSONError) -> [String] {
    try node.elements().map { element throws(JSONError) in
      guard let domain = Sites.host(try element.string()) else { throw element.error("expected a domain") }
      return domain
    }
  }
}
