/// Flicks do nothing yet; a slip in them shall be seen all the same.
enum FlickCheck {
  private static let directions: Set<String> = ["n", "e", "s", "w", "ne", "nw", "se", "sw"]

  /// - Parameter elements: the children of `flicks`.
  static func check(_ elements: [XMLElement]) throws(LayoutError) {
    var ids = Bag<Void>()
    for flick in elements where flick.name == "flick" {
      guard let id = try flick.token("id") else { throw flick.place.error("flick needs the attribute id") }
      try ids.define(id, as: (), at: flick.place, what: "flick")
      for segment in flick.children where segment.name == "flickSegment" {
        guard let path = try segment.tokens("directions"), try segment.token("keyId") != nil else {
          throw segment.place.error("flickSegment needs the attributes directions and keyId")
        }
        for direction in path where !directions.contains(direction) {
          throw segment.place.error("\"\(direction)\" is not a direction")
        }
      }
    }
  }
}
