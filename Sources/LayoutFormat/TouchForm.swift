import KeyboardCore

/// The planes of one `layers` element for touch.
struct TouchForm {
  /// In millimetres; 0 where the file names none.
  var minDeviceWidth: Int
  /// The plane to open on is the first.
  var planes: [Plane]

  init(_ element: XMLElement, keys: KeyBag) throws(LayoutError) {
    minDeviceWidth = try Self.minDeviceWidth(element)
    var found: [Plane] = []
    var ids = Bag<Void>()
    for layer in element.children where layer.name == "layer" {
      if found.count >= ReadingLimits.planesOfForm {
        throw layer.place.error("more than \(ReadingLimits.planesOfForm) layers in a form")
      }
      guard let id = try layer.token("id") else { throw layer.place.error("a layer for touch needs an id") }
      try ids.define(id, as: (), at: layer.place, what: "layer")
      let plane = Plane(id: id, rows: try Self.rows(layer, keys: keys))
      if let index = found.firstIndex(where: { $0.id == id }) {
        found[index] = plane
      } else {
        found.append(plane)
      }
    }
    if found.isEmpty { throw element.place.error("a keyboard for touch without a layer") }
    // LDML opens on the layer called base, wherever it stands; layouts without one open on the first that the form
    // does not import.
    let opening =
      found.firstIndex { $0.id == "base" } ?? found.firstIndex { ids.place(of: $0.id)?.file == element.place.file }
    if let opening { found.insert(found.remove(at: opening), at: 0) }
    guard found[0].rows.joined().contains(where: { !$0.isGap && $0.role != .blank }) else {
      throw (ids.place(of: found[0].id) ?? element.place).error(
        "plane \"\(found[0].id)\" has no key that could be touched")
    }
    planes = found
    for plane in found {
      for row in plane.rows { try check(row, keys: keys, usedAt: element.place) }
    }
  }

  func has(_ plane: String) -> Bool { planes.contains { $0.id == plane } }

  /// Every key that leads to a plane must lead to one of these.
  func check(_ row: [LayoutKey], keys: KeyBag, usedAt place: SourcePlace) throws(LayoutError) {
    for key in row {
      guard let plane = key.plane, !has(plane) else { continue }
      throw (keys.place(of: key) ?? place).error("key \"\(key.id)\" leads to plane \"\(plane)\", which is not defined")
    }
  }

  private static func minDeviceWidth(_ element: XMLElement) throws(LayoutError) -> Int {
    guard let text = element["minDeviceWidth"] else { return 0 }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let width = Int(text), (1...999).contains(width) else {
      throw element.place.error("minDeviceWidth must be a whole number from 1 to 999, not \"\(text)\"")
    }
    return width
  }

  private static func rows(_ layer: XMLElement, keys: KeyBag) throws(LayoutError) -> [[LayoutKey]] {
    var rows: [[LayoutKey]] = []
    var count = 0
    for element in layer.children where element.name == "row" {
      rows.append(try keys.row(element))
      count += rows[rows.count - 1].count
      if count > ReadingLimits.keysOfPlane {
        throw element.place.error("more than \(ReadingLimits.keysOfPlane) keys in a plane")
      }
    }
    if rows.isEmpty { throw layer.place.error("a layer without a row") }
    return rows
  }
}
