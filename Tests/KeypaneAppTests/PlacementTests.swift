import KeyboardCore
import Testing

@testable import KeypaneApp

/// How wide a keyboard is and where it stands. Complaint 36: too small, and no setting helps.
@Suite struct PlacementTests {
  @Test(arguments: [
    ("480x800", "1", "phone"), ("800x480", "1", "phone"), ("1024x600", "1", "tablet"), ("1280x800", "1", "tablet"),
    ("1080x1920", "1", "tablet"), ("1920x1080", "1", "tablet"), ("3840x2160", "1", "tablet"),
    ("3840x2160", "2", "tablet"), ("3840x2160", "3", "tablet"), ("1280x800", "1.5", "phone"),
    ("1920x1080", "2", "phone"), ("768x1024", "1", "tablet"), ("1280x400", "1", "phone"),
  ])
  func theIdiomIsThatOfTheScreen(_ size: String, _ scale: String, _ idiom: String) throws {
    #expect(try Stage.keyboard(["--screen", size, "--scale", scale]).traits.idiom.rawValue == idiom)
  }

  @Test(arguments: [["--placement", "floating"], ["--keyboard-width", "700"], ["--keyboard-width", "30%"]])
  func aNarrowKeyboardIsAPhones(_ options: [String]) throws {
    #expect(try Stage.keyboard(["--screen", "1920x1080"] + options).traits.idiom == .phone)
  }

  /// A standard key with the gap beside it is 36 to 110 points wide, whatever the screen; on one as narrow as a phone
  /// with more than ten of them in a row, as much as there is.
  @Test(
    arguments: ["480x800", "800x480", "1024x600", "1280x800", "1080x1920", "1920x1080", "3840x2160"],
    ["automatic", "left", "center", "right", "split", "floating"])
  func lettersAreTheSizeOfAThumb(_ size: String, _ place: String) throws {
    for scale in [1.0, 2, 3] {
      for locale in ["en_US", "de_DE", "ru_RU"] {
        let keyboard = try Stage.keyboard([
          "--screen", size, "--scale", "\(scale)", "--placement", place, "--locale", locale,
        ])
        let geometry = keyboard.plan.geometry
        // Not on screens that are narrower than a phone.
        guard Double(geometry.screen.width) / scale >= 390 else { continue }
        let shown = place == "split" ? 0.95 : 1
        let columns = Double(keyboard.plan.planes[0].keys.count { $0.cell.y == keyboard.plan.planes[0].keys[0].cell.y })
        let least = min(36, Double(geometry.screen.width) * shown / scale / max(columns, 10)) - 8
        let letters = keyboard.plan.planes[0].keys.filter { $0.key.role == .character && $0.key.width == 1000 }
        #expect(letters.count >= 26)
        for letter in letters {
          let width = Double(letter.cap.width) / scale
          #expect((least...110).contains(width), "\(letter.key.id) is \(width) points wide (\(scale), \(locale))")
        }
      }
    }
  }

  /// x and width of the frame, and whether it ends at the lower edge.
  @Test(arguments: [
    ("automatic", 0, 1280), ("full", 0, 1280), ("left", 0, 960), ("center", 160, 960), ("right", 320, 960),
    ("split", 0, 1280), ("floating", 445, 390),
  ])
  func theFrameIsNoWiderThanItsPlace(_ place: String, _ x: Int, _ width: Int) throws {
    let geometry = try Stage.keyboard(["--screen", "1280x800", "--placement", place]).plan.geometry
    #expect(geometry.frame.x == x && geometry.frame.width == width)
    #expect(geometry.frame.maxY == (place == "floating" ? 776 : 800))
    #expect((geometry.split > 0) == (place == "split"))
  }

  @Test func aVeryWideScreenHasTheKeyboardInItsMiddle() throws {
    let geometry = try Stage.keyboard(["--screen", "1920x1080"]).plan.geometry
    #expect(geometry.frame.x == (1920 - geometry.frame.width) / 2 && geometry.frame.width == 968)
    #expect(try Stage.keyboard(["--screen", "1500x900"]).plan.geometry.frame.width == 1500)
  }

  @Test(arguments: [
    ("500", 500), ("60%", 768), ("100%", 1280), ("200", 200), ("10%", 200), ("99999", 1280), ("600.5", 600),
  ])
  func theWidthIsTheOneAskedFor(_ width: String, _ pixels: Int) throws {
    let options = ["--screen", "1280x800", "--keyboard-width", width]
    #expect(try Stage.keyboard(options).plan.geometry.content.width == pixels)
    let left = try Stage.keyboard(options + ["--placement", "left"]).plan.geometry
    #expect(left.frame.x == 0 && left.frame.width == pixels)
  }

  @Test(arguments: [
    ("0,0", 0, 0), ("100,50", 100, 50), ("5000,5000", 890, 536), ("-20,-9", 0, 0),
  ])
  func aFloatingKeyboardIsAllToBeSeen(_ position: String, _ x: Int, _ y: Int) throws {
    let frame = try Stage.keyboard([
      "--screen", "1280x800", "--placement", "floating", "--position=\(position)",
    ]).plan.geometry.frame
    #expect(frame.x == x && frame.y == y)
  }

  @Test func whatLiesBetweenTheHalvesDoesNothing() throws {
    let plan = try Stage.keyboard(["--screen", "1280x800", "--placement", "split"]).plan
    let letters = plan.planes[0]
    #expect(plan.geometry.split > 400)
    for row in letters.rows {
      let point = KeyPoint(x: 640, y: row.top + 5)
      #expect(letters.key(at: point) == nil && plan.geometry.frame.contains(point))
    }
    let ids = letters.keys.map(\.key.id)
    #expect(ids.contains("space") && ids.contains("space-right"))
    let bars = letters.keys.filter { $0.key.role == .space }
    #expect(bars[0].cap.maxX < 640 && bars[1].cap.x > 640)
    // t is at the left thumb, y at the right one.
    #expect(letters.keys.first { $0.key.id == "t" }!.cap.maxX < 640)
    #expect(letters.keys.first { $0.key.id == "y" }!.cap.x > 640)
  }

  @Test func padsAreNotSplit() throws {
    let pad = try Stage.keyboard(["--screen", "1280x800", "--placement", "split", "--keyboard-type", "decimalPad"]).plan
    #expect(pad.geometry.split == 0 && pad.geometry.frame.maxX == 1280 && pad.geometry.frame.width < 500)
    let names = try Stage.keyboard([
      "--screen", "1280x800", "--placement", "split", "--keyboard-type", "namePhonePad",
    ]).plan
    let digits = names.planes[names.plane("pad")!]
    #expect(digits.keys.allSatisfy { $0.cell.x > 640 })
  }

  // MARK: - Rows above the keys

  @Test(arguments: ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"])
  func padsHaveAReturnKeyAboveTheirDigits(_ type: String) throws {
    let keyboard = try Stage.keyboard(["--keyboard-type", type, "--return-key", "next", "--locale", "de_DE"])
    for plane in keyboard.plan.planes {
      let key = try #require(plane.keys.first { $0.key.id == "accessory-return" })
      #expect(key.key.role == .return && key.key.label == "weiter")
      #expect(key.cap.maxX == plane.keys.map(\.cap.maxX).max())
      #expect(key.cell.maxY == plane.keys.first { $0.key.id == "1" }!.cell.y)
    }
    let without = try Stage.keyboard(["--keyboard-type", type, "--no-pad-return"])
    #expect(!without.plan.planes[0].keys.contains { $0.key.role == .return })
  }

  @Test(arguments: ["default", "URL", "emailAddress", "numbersAndPunctuation"])
  func othersHaveNone(_ type: String) throws {
    let keyboard = try Stage.keyboard(["--keyboard-type", type])
    #expect(keyboard.plan.planes.allSatisfy { !$0.keys.contains { $0.key.id == "accessory-return" } })
  }

  @Test(arguments: [("800x480", 1), ("480x800", 2), ("1280x800", 1), ("1024x600", 1)])
  func extraKeysStandInOneRowWhereTheyCan(_ size: String, _ rows: Int) throws {
    let plane = try Stage.keyboard(["--screen", size, "--extra-keys"]).plan.planes[0]
    let extra = plane.keys.filter { $0.key.role == .keystroke || $0.key.role == .modifier }
    #expect(
      extra.map(\.key.id)
        == ["escape", "tab", "control", "alt", "arrow-left", "arrow-up", "arrow-down", "arrow-right"]
        + (1...12).map { "f\($0)" })
    #expect(extra.allSatisfy { $0.key.code > 0 && !$0.key.label.isEmpty })
    #expect(Set(extra.map(\.cell.y)).count == rows)
    #expect(extra.allSatisfy { $0.cap.width >= 32 })
    #expect(!(try Stage.keyboard(["--screen", size]).plan.planes[0].keys.contains { $0.key.id == "escape" }))
  }

  // MARK: - What cannot be

  @Test(arguments: [
    (
      ["--keyboard-width", "3"],
      "--keyboard-width 3 is too narrow for fingers: a keyboard is at least 200 points wide"
    ),
    (["--keyboard-width", "0%"], "--keyboard-width “0%” is not a part of the screen from 10% to 100%"),
    (
      ["--keyboard-width", "nan"],
      "--keyboard-width “nan” is neither points, such as 600, nor a part of the screen, such as 60%"
    ),
    (["--placement", "centre"], "--placement “centre” is not known; did you mean center?"),
    (["--placement", "floating", "--position", "4"], "--position “4” is not a place in pixels, such as 400,200"),
    (["--position", "4,4"], "--position is for a keyboard with --placement floating"),
  ])
  func whatCannotBeIsRefused(_ options: [String], _ reason: String) {
    #expect(throws: AppError.usage(reason)) { try Stage.keyboard(options) }
  }
}
