import KeyboardCore

/// One touch form of a keyboard, with what certain keyboard types change in it.
struct CheckedForm {
  /// A row of keys and where it stands.
  struct Row {
    var keys: [String]
    var place: SourcePlace
  }

  /// A layer and where it stands.
  struct Layer {
    var id: String
    var rows: [Row]
    var place: SourcePlace
  }

  /// What a keyboard type sees.
  struct View {
    /// Nil: the types that have nothing of their own.
    var keyboardType: String?
    var opening: String
    var layers: [Layer]
  }

  let place: SourcePlace
  let minDeviceWidth: Int
  /// The first one is what most keyboard types see.
  let views: [View]
  /// `keypane:flickDown`: the keys and what each types by a flick downwards.
  let flickDown: [(key: String, other: String, place: SourcePlace)]

  init(_ element: XMLElement, common: [XMLElement]) {
    place = element.place
    minDeviceWidth = Int(element["minDeviceWidth"] ?? "") ?? 0
    var layers: [Layer] = []
    for layer in element.children where layer.name == "layer" {
      let found = Layer(id: layer["id"] ?? "", rows: layer.children.compactMap(Self.row), place: layer.place)
      if let index = layers.firstIndex(where: { $0.id == found.id }) {
        layers[index] = found
      } else {
        layers.append(found)
      }
    }
    let opening =
      layers.first { $0.id == "base" } ?? layers.first { $0.place.file == element.place.file } ?? layers.first
    let plain = View(opening: opening?.id ?? "", layers: layers)
    let own = element.specials()
    let ownTypes = Set(own.filter { $0.name == "keypane:variant" }.map { $0["keyboardType"] ?? "" })
    let shared = common.filter { $0.name == "keypane:variant" && !ownTypes.contains($0["keyboardType"] ?? "") }
    var variants: [String: View] = [:]
    for variant in shared + own.filter({ $0.name == "keypane:variant" }) {
      let view = Self.view(variant, of: plain)
      variants[view.keyboardType ?? ""] = view
    }
    views = [plain] + variants.sorted { $0.key < $1.key }.map(\.value)
    flickDown = (common + own).filter { $0.name == "keypane:flickDown" }.flatMap { element in
      zip(Self.names(element["keys"]), Self.names(element["to"])).map { ($0, $1, element.place) }
    }
  }

  /// Every row, those of variants, too, once each.
  var rows: [Row] {
    var seen: Set<SourcePlace> = []
    return views.flatMap(\.layers).flatMap(\.rows).filter { seen.insert($0.place).inserted }
  }

  private static func view(_ variant: XMLElement, of plain: View) -> View {
    var view = plain
    view.keyboardType = variant["keyboardType"]
    view.opening = variant["openingPlane"] ?? plain.opening
    for bottom in variant.children {
      guard let row = row(bottom) else { continue }
      for plane in names(bottom["planes"]) {
        guard let index = view.layers.firstIndex(where: { $0.id == plane }), !view.layers[index].rows.isEmpty else {
          continue
        }
        view.layers[index].rows[view.layers[index].rows.count - 1] = row
      }
    }
    return view
  }

  private static func row(_ element: XMLElement) -> Row? {
    guard element.name == "row" || element.name == "keypane:bottomRow" else { return nil }
    return Row(keys: names(element["keys"]), place: element.place)
  }

  static func names(_ text: String?) -> [String] {
    text?.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }.map(String.init) ?? []
  }
}
