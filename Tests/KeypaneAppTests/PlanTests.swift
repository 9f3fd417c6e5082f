import KeyboardCore
import Testing

@testable import KeypaneApp

/// Where keys lie, for every keyboard type on screens of every shape.
@Suite struct PlanTests {
  static let screens = [
    "800x480", "480x800", "1024x600", "1280x800", "1080x1920", "1920x1080", "3840x2160", "120x120", "8192x8192",
    "8192x120", "120x8192",
  ]

  @Test(arguments: KeyboardType.allCases, screens)
  func keysLieSideBySide(_ type: KeyboardType, _ size: String) throws {
    for scale in ["1", "2"] {
      let keyboard = try Stage.keyboard(["--keyboard-type", type.name, "--screen", size, "--scale", scale])
      let geometry = keyboard.plan.geometry
      #expect(geometry.frame.maxY == geometry.screen.height && geometry.frame.y >= 0)
      for plane in keyboard.plan.planes {
        for (index, placed) in plane.keys.enumerated() {
          #expect(!placed.cap.isEmpty, "\(placed.key.id)")
          #expect(
            placed.cell.union(placed.cap) == placed.cell, "\(placed.key.id) is drawn outside of what it is touched by")
          #expect(geometry.frame.union(placed.cell) == geometry.frame, "\(placed.key.id) leaves the keyboard")
          #expect(plane.key(at: placed.cap.centre) == index, "\(placed.key.id) is not hit in its middle")
          for other in plane.keys[(index + 1)...] {
            #expect(placed.cell.intersection(other.cell).isEmpty, "\(placed.key.id) and \(other.key.id) overlap")
          }
        }
        expectNoDeadPixel(plane, geometry)
      }
    }
  }

  /// Every point below the bar and between the keyboard's sides belongs to a key.
  private func expectNoDeadPixel(_ plane: PlacedPlane, _ geometry: KeyboardGeometry) {
    let content = geometry.content
    let steps = (x: max(1, content.width / 200), y: max(1, content.height / 60))
    for y in stride(from: content.y, to: geometry.frame.maxY, by: steps.y) {
      for x in stride(from: content.x, to: content.maxX, by: steps.x) {
        #expect(plane.key(at: KeyPoint(x: x, y: y)) != nil, "\(x),\(y) on \(plane.id) belongs to no key")
      }
    }
  }

  /// A keyboard leaves the form at least two fifths of the screen, and its keys are high enough for a thumb.
  @Test(arguments: ["800x480", "480x800", "1024x600", "1280x800", "1080x1920", "1920x1080"])
  func leavesRoomForTheForm(_ size: String) throws {
    let geometry = try Stage.keyboard(["--screen", size]).plan.geometry
    #expect(geometry.frame.height * 5 <= geometry.screen.height * 3)
    #expect(geometry.rowPitch >= 44)
  }

  @Test func theLocaleHasItsDigitsOnTheNumberPadOnly() throws {
    func digits(_ type: String) throws -> [String] {
      let keyboard = try Stage.keyboard(["--keyboard-type", type, "--locale", "fa_IR"])
      return keyboard.plan.planes[0].keys.filter { $0.key.role == .character }.map(\.key.output)
    }
    #expect(try digits("numberPad") == ["۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹", "۰"])
    #expect(try digits("asciiCapableNumberPad") == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
    #expect(try digits("phonePad") == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
  }
}
