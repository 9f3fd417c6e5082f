/// What has been learnt of where fingers land, for each panel and for each layout of each size: it outlives keyboards and
/// fields, and is nowhere but here. Whoever holds it forgets it when a session ends.
///
/// It tells how often keys were typed of late, so nothing is learnt of secure fields, and it is never written anywhere.
public struct TouchMemory: Sendable {
  /// Keys are the same where these are.
  private struct Place: Sendable, Hashable {
    var layout: String
    var content: KeyRect
    var split: Int
  }

  private struct KeyName: Sendable, Hashable {
    var plane: String
    var key: String
  }

  private struct KnownLayout: Sendable {
    let place: Place
    /// Fields have keys of their own beside the common ones: numbers are given as keys are first seen.
    var numbers: [KeyName: Int] = [:]
    /// By panel, the oldest first.
    var models: [(panel: UInt32, model: TouchModel)] = []
  }

  /// The one in use is the last.
  private var layouts: [KnownLayout] = []
  /// The numbers of the keys of the plan in use, plane by plane and key by key.
  private var numbers: [[Int?]] = []

  /// Of more layouts, keys or panels than these nothing is kept: a machine does not have them.
  private static let mostLayouts = 16
  private static let mostKeys = 512
  private static let mostPanels = 4

  /// Nothing learnt.
  public init() {}

  /// Nothing was learnt.
  public var isEmpty: Bool { layouts.allSatisfy(\.models.isEmpty) }

  /// What was learnt of a panel and the layout in use.
  func model(ofPanel panel: UInt32) -> TouchModel? {
    layouts.last?.models.first { $0.panel == panel }?.model
  }

  /// The keys of this plan are touched from now on.
  mutating func enter(_ plan: LayoutPlan) {
    let place = Place(layout: plan.layout, content: plan.geometry.content, split: plan.geometry.split)
    var layout = KnownLayout(place: place)
    if let index = layouts.firstIndex(where: { $0.place == place }) {
      layout = layouts.remove(at: index)
    } else if layouts.count == Self.mostLayouts {
      layouts.removeFirst()
    }
    numbers = plan.planes.map { plane in
      plane.keys.map { placed in
        guard placed.sharesTouches else { return nil }
        let name = KeyName(plane: plane.id, key: placed.key.id)
        if let number = layout.numbers[name] { return number }
        let number = layout.numbers.count
        guard number < Self.mostKeys else { return nil }
        layout.numbers[name] = number
        return number
      }
    }
    for index in layout.models.indices { layout.models[index].model.grow(to: layout.numbers.count) }
    layouts.append(layout)
  }

  /// The key of a plane that a touch of a panel most likely means.
  /// - Parameter number: the plane's, in the plan in use.
  func key(at point: KeyPoint, ofPanel panel: UInt32, on plane: PlacedPlane, number: Int) -> Int? {
    guard let model = model(ofPanel: panel) else { return plane.key(at: point) }
    return plane.key(at: point, by: model, numbers: numbers[number])
  }

  /// A key was typed by a touch.
  mutating func typed(_ key: Int, onPlane plane: Int, by landing: Landing, ofPanel panel: UInt32) {
    guard let layout = layouts.indices.last else { return }
    let model: Int
    if let known = layouts[layout].models.firstIndex(where: { $0.panel == panel }) {
      model = known
    } else {
      if layouts[layout].models.count == Self.mostPanels { layouts[layout].models.removeFirst() }
      layouts[layout].models.append((panel, TouchModel(keys: layouts[layout].numbers.count)))
      model = layouts[layout].models.count - 1
    }
    layouts[layout].models[model].model.typed(numbers[plane][key], at: landing)
  }

  /// What was typed last was deleted: it may not have been meant.
  mutating func deleted() {
    guard let layout = layouts.indices.last else { return }
    for model in layouts[layout].models.indices { layouts[layout].models[model].model.deleted() }
  }
}
