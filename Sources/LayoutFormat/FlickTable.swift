import KeyboardCore

/// The flicks of a keyboard by their id, each segment with the id of the key that it types.
struct FlickTable {
  /// One way and the key at its end.
  struct Segment {
    var directions: [FlickDirection]
    var key: String
    var place: SourcePlace
  }

  private var flicks = Bag<[Segment]>()

  /// - Parameter elements: the children of `flicks`.
  init(_ elements: [XMLElement]) throws(LayoutError) {
    for flick in elements where flick.name == "flick" {
      guard let id = try flick.token("id") else { throw flick.place.error("flick needs the attribute id") }
      var segments: [Segment] = []
      for segment in flick.children where segment.name == "flickSegment" { segments.append(try Self.segment(segment)) }
      if segments.count > ReadingLimits.optionsOfKey {
        throw flick.place.error("more than \(ReadingLimits.optionsOfKey) segments in a flick")
      }
      for (index, segment) in segments.enumerated() {
        guard !segments[..<index].contains(where: { $0.directions == segment.directions }) else {
          throw segment.place.error("the flick has two segments with the same directions")
        }
      }
      try flicks.define(id, as: segments, at: flick.place, what: "flick")
    }
  }

  subscript(id: String) -> [Segment]? { flicks[id] }

  private static func segment(_ element: XMLElement) throws(LayoutError) -> Segment {
    guard let path = try element.tokens("directions"), let key = try element.token("keyId") else {
      throw element.place.error("flickSegment needs the attributes directions and keyId")
    }
    var directions: [FlickDirection] = []
    for name in path {
      guard let direction = FlickDirection(rawValue: name) else {
        throw element.place.error("\"\(name)\" is not a direction")
      }
      directions.append(direction)
    }
    if directions.count > FlickTable.longest {
      throw element.place.error("more than \(FlickTable.longest) directions in a flick")
    }
    return Segment(directions: directions, key: key, place: element.place)
  }

  /// Segments one after the other that a finger is followed for.
  private static let longest = 8
}
