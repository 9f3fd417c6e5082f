@testable import Display
import KeyboardCore
import Testing

extension DisplayTests {
  /// Screens that are mounted turned.
  @Suite struct TurnTests {
    static let screen = KeySize(width: 40, height: 24)

    @Test(arguments: Rotation.allCases)
    func pointsAndRectanglesAgree(_ rotation: Rotation) {
      let turn = Turn(rotation: rotation, screen: Self.screen)
      for x in [0, 7, 39] {
        for y in [0, 5, 23] {
          let shown = turn.rect(KeyRect(x: x, y: y, width: 1, height: 1))
          #expect(turn.point(KeyPoint(x: shown.x, y: shown.y)) == KeyPoint(x: x, y: y))
          #expect(KeyRect(x: 0, y: 0, width: turn.display.width, height: turn.display.height).contains(shown.centre))
        }
      }
    }

    /// A finger on what is seen presses it: the panel is mounted as the display is.
    @Test(arguments: Rotation.allCases)
    func picturesAreTurnedAsTouchesAre(_ rotation: Rotation) {
      let turn = Turn(rotation: rotation, screen: Self.screen)
      let panel = PanelDescription(
        touchProtocol: .singleTouchByPressure,
        x: AxisRange(code: 0, minimum: 0, maximum: Int32(turn.display.width) - 1),
        y: AxisRange(code: 0, minimum: 0, maximum: Int32(turn.display.height) - 1))
      let transform = PanelTransform(panel: panel, screen: Self.screen, rotation: rotation)
      for x in 0..<turn.display.width {
        for y in 0..<turn.display.height {
          let touched = transform.point(PanelPoint(x: Int32(x), y: Int32(y)))
          #expect(touched == turn.point(KeyPoint(x: x, y: y)))
        }
      }
    }

    @Test(arguments: Rotation.allCases)
    func pixelsStandWhereTheirPointsDo(_ rotation: Rotation) throws {
      var canvas = try Canvas(frame: KeyRect(x: 100, y: 50, width: 40, height: 24))
      for x in 0..<40 {
        for y in 0..<24 {
          canvas.fill(KeyRect(x: 100 + x, y: 50 + y, width: 1, height: 1), Colour(UInt32(x << 8 | y)))
        }
      }
      let turned = try canvas.turned(canvas.frame, by: rotation)
      let turn = Turn(rotation: rotation, screen: Self.screen)
      for x in 0..<turn.display.width {
        for y in 0..<turn.display.height {
          let point = turn.point(KeyPoint(x: x, y: y))
          #expect(turned.pixel(at: KeyPoint(x: x, y: y)) == 0xFF00_0000 | UInt32(point.x << 8 | point.y))
        }
      }
    }
  }
}
