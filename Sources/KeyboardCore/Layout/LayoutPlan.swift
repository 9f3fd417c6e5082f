/// A layout placed on a screen for one field: where every key of every plane is, and what it types there.
public struct LayoutPlan: Sendable {
  /// The measures that all planes share: rows are those of the plane with the most.
  public let geometry: KeyboardGeometry
  /// `Layout.id`.
  public let layout: String
  /// `Layout.kind`.
  public let kind: Layout.Kind
  /// In the layout's order, with bottom rows and digits as the field has them.
  public private(set) var planes: [PlacedPlane]
  /// The index of the plane to open on.
  public let openingPlane: Int

  /// Places a layout as the field's traits ask and as the machine is set up: its planes' bottom rows, the bar, the plane
  /// to open on, rows above the keys.
  ///
  /// Rows stand as they are in the file, whatever the direction of the script: the files of Arabic and Hebrew name their
  /// keys in the order in which they are seen.
  public init(
    layout: Layout, traits: ResolvedTraits, screen: KeySize, scale: Double, options: PlanOptions = PlanOptions()
  ) {
    let source = layout.planes(for: traits.keyboardType).map { $0.settled(options.globe) }.map { plane in
      (options.regional?.applied(to: plane) ?? plane).spelling(space: options.spaceLabel)
    }
    func measured(accessoryRows: Int, evenRows: Bool = false) -> KeyboardGeometry {
      KeyboardGeometry(
        screen: screen, scale: scale, kind: layout.kind, idiom: traits.idiom,
        rows: source.map(\.rows.count).max() ?? 1, columns: (source.first?.units).map { Double($0) / 1000 },
        hasBar: traits.showsQuickType, accessoryRows: accessoryRows, evenRows: evenRows, placement: options.placement,
        style: options.style)
    }
    var accessories = AccessoryRow.rows(
      kind: layout.kind, planes: source, geometry: measured(accessoryRows: 0), options: options)
    for index in accessories.indices {
      accessories[index].keys = traits.localised(accessories[index].keys, digits: nil)
    }
    // A pad's return key is one of its keys; extra keys are lower than those of the layout.
    geometry = measured(accessoryRows: accessories.count, evenRows: accessories.allSatisfy { !$0.isWide })
    self.layout = layout.id
    kind = layout.kind
    let ids = source.map(\.id)
    let placed = geometry
    planes = source.map { plane in
      PlacedPlane(
        traits.shuffled(plane.localised(for: traits), layout.kind, options).barring(options.refused, for: traits),
        geometry: placed, planeIDs: ids,
        accessories: accessories)
    }
    let opening = ids.firstIndex(of: traits.plane)
    openingPlane = opening ?? ids.firstIndex(of: layout.openingPlane(for: traits.keyboardType)) ?? 0
  }

  /// The same where some texts have no way to the program that would read them: keys that type them do nothing, and they
  /// are not offered by long presses, flicks and further taps.
  public func limited(to canType: (String) -> Bool) -> LayoutPlan {
    var limited = self
    limited.planes = planes.map { $0.limited(to: canType) }
    return limited
  }

  /// The index of a plane by its id.
  public func plane(_ id: String) -> Int? {
    planes.firstIndex { $0.id == id }
  }
}
