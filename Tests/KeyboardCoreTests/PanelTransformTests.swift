import KeyboardCore
import Testing

@Suite struct PanelTransformTests {
  static let panels = [
    Panels.single, Panels.negative, Panels.listed, Panels.listedWithIDs, Panels.slotted, Panels.pressure,
  ]

  /// The panel position that shows a point of the picture, worked out the other way round.
  static func position(
    of point: KeyPoint, on panel: PanelDescription, screen: KeySize, _ rotation: Rotation
  ) -> PanelPoint {
    let x = (Double(point.x) + 0.5) / Double(screen.width)
    let y = (Double(point.y) + 0.5) / Double(screen.height)
    // The picture's upper left corner is at the panel's upper right one when it is turned a quarter clockwise.
    let (u, v): (Double, Double) =
      switch rotation {
      case .none: (x, y)
      case .quarter: (1 - y, x)
      case .half: (1 - x, 1 - y)
      case .threeQuarters: (y, 1 - x)
      }
    func unit(_ part: Double, _ axis: AxisRange) -> Int32 {
      axis.minimum + Int32((part * Double(axis.maximum - axis.minimum + 1)).rounded(.down))
    }
    return PanelPoint(x: unit(u, panel.x), y: unit(v, panel.y))
  }

  @Test(arguments: panels, Rotation.allCases)
  func roundTrip(_ device: DeviceDescription, _ rotation: Rotation) throws {
    let panel = try PanelDescription(device)
    let screen = KeySize(width: 200, height: 120)
    let transform = PanelTransform(panel: panel, screen: screen, rotation: rotation)
    for x in stride(from: 0, to: screen.width, by: 7) {
      for y in stride(from: 0, to: screen.height, by: 7) {
        let point = KeyPoint(x: x, y: y)
        let back = transform.point(Self.position(of: point, on: panel, screen: screen, rotation))
        #expect(abs(back.x - x) <= 1 && abs(back.y - y) <= 1, "\(point) came back as \(back)")
      }
    }
  }

  @Test(arguments: [
    (Rotation.none, 0, 0), (.quarter, 0, 99), (.half, 199, 99), (.threeQuarters, 199, 0),
  ])
  func upperLeftCornerOfThePanel(_ rotation: Rotation, _ x: Int, _ y: Int) throws {
    let panel = try PanelDescription(Panels.single)
    let transform = PanelTransform(panel: panel, screen: KeySize(width: 200, height: 100), rotation: rotation)
    #expect(transform.point(PanelPoint(x: 0, y: 0)) == KeyPoint(x: x, y: y))
  }

  @Test func everythingStaysOnTheScreen() throws {
    let panel = try PanelDescription(Panels.negative)
    let screen = KeySize(width: 200, height: 100)
    let matrices = [
      CalibrationMatrix.identity, CalibrationMatrix(2, 0, -0.5, 0, 2, -0.5), CalibrationMatrix(0, 0, 9, 0, 0, -9),
      CalibrationMatrix(.nan, 0, 0, 0, .infinity, 0),
    ]
    for matrix in matrices {
      let transform = PanelTransform(panel: panel, screen: screen, calibration: matrix)
      for position in [(Int32.min, Int32.min), (.max, .max), (10000, -2000), (20000, 2000), (15000, 0)] {
        let point = transform.point(PanelPoint(x: position.0, y: position.1))
        #expect((0..<200).contains(point.x) && (0..<100).contains(point.y), "\(matrix) \(position) gives \(point)")
      }
    }
  }

  @Test func calibrationComesBeforeRotation() throws {
    // A panel mounted upside down, as udev's matrix for it says.
    let panel = try PanelDescription(Panels.single)
    let upsideDown = CalibrationMatrix(-1, 0, 1, 0, -1, 1)
    let transform = PanelTransform(
      panel: panel, screen: KeySize(width: 200, height: 100), rotation: .half, calibration: upsideDown)
    #expect(transform.point(PanelPoint(x: 0, y: 0)) == KeyPoint(x: 0, y: 0))
  }
}
