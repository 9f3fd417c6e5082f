/// Maps panel units to keyboard units: each axis on its own range, then calibration, rotation and screen.
///
/// The panel's whole range maps onto the whole screen; what falls outside is moved to the edge.
public struct PanelTransform: Sendable {
  private let x: AxisRange
  private let y: AxisRange
  private let calibration: CalibrationMatrix
  private let rotation: Rotation
  private let screen: KeySize
  private let sizeResolution: Int32

  /// - Parameter screen: the screen before rotation, in pixels.
  public init(
    panel: PanelDescription, screen: KeySize, rotation: Rotation = .none, calibration: CalibrationMatrix = .identity
  ) {
    x = panel.x
    y = panel.y
    self.calibration = calibration
    self.rotation = rotation
    self.screen = screen
    sizeResolution = panel.traits.sizeResolution
  }

  /// Pixels a millimetre, from the resolution that the panel's axes tell; nil where they tell none that can be.
  public var pixelsPerMillimetre: Double? {
    let (across, down) = sides
    let known = [density(of: x, across), density(of: y, down)].compactMap { $0 }
    if known.isEmpty { return nil }
    return known.reduce(0, +) / Double(known.count)
  }

  /// The densities of real screens: from a 40 inch one of 640 pixels to a phone's. Others are mistakes of the driver's.
  private static let densities = 0.5...40.0

  /// The screen's pixels along the panel's axes.
  private var sides: (across: Int, down: Int) {
    switch rotation {
    case .none, .half: (screen.width, screen.height)
    case .quarter, .threeQuarters: (screen.height, screen.width)
    }
  }

  private func density(of axis: AxisRange, _ pixels: Int) -> Double? {
    guard axis.resolution > 0 else { return nil }
    let density = Double(pixels) * Double(axis.resolution) / Self.units(of: axis)
    return Self.densities.contains(density) ? density : nil
  }

  /// The diameter of a contact in pixels. Sizes are told in the units of positions, or have a resolution of their own.
  private func pixels(ofSize size: Int32) -> Int {
    guard size > 0 else { return 0 }
    var units = Double(size)
    if sizeResolution > 0 && x.resolution > 0 { units = units * Double(x.resolution) / Double(sizeResolution) }
    return Int(min(units * Double(sides.across) / Self.units(of: x), Double(Int32.max)))
  }

  /// Where on the screen a panel position is; never outside it.
  public func point(_ position: PanelPoint) -> KeyPoint {
    let turned = rotation.onPicture(calibration.applied(to: Self.share(position, x, y)))
    return KeyPoint(x: Self.pixel(turned.x, of: screen.width), y: Self.pixel(turned.y, of: screen.height))
  }

  /// The same frame in keyboard units.
  public func map(_ frame: TouchFrame, into touches: inout KeyTouchFrame) {
    touches.time = frame.time
    touches.touches.removeAll(keepingCapacity: true)
    for contact in frame.contacts {
      touches.touches.append(
        KeyTouch(
          id: contact.id, phase: contact.phase, point: point(contact.position), source: contact.source,
          size: pixels(ofSize: contact.size), tool: contact.tool, endsUntold: contact.endsUntold))
    }
  }

  /// Where on a panel the middle of a panel unit is.
  static func share(_ position: PanelPoint, _ x: AxisRange, _ y: AxisRange) -> SharePoint {
    SharePoint(x: part(position.x, of: x), y: part(position.y, of: y))
  }

  private static func part(_ value: Int32, of axis: AxisRange) -> Double {
    (Double(axis.clamp(value)) - Double(axis.minimum) + 0.5) / units(of: axis)
  }

  private static func units(of axis: AxisRange) -> Double {
    Double(axis.maximum) - Double(axis.minimum) + 1
  }

  private static func pixel(_ part: Double, of length: Int) -> Int {
    // A matrix of a kiosk's own may give anything, numbers that are none included.
    guard part > 0 else { return 0 }
    return part >= 1 ? length - 1 : min(Int(part * Double(length)), length - 1)
  }
}
