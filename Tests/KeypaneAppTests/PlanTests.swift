import KeyboardCore
import Testing

@testable import KeypaneApp

/// Where keys lie: every keyboard type, every layout that comes with the program, every placement, on screens of every
/// shape.
@Suite struct PlanTests {
  static let screens = [
    "800x480", "480x800", "1024x600", "1280x800", "1080x1920", "1920x1080", "3840x2160", "120x120", "8192x8192",
    "8192x120", "120x8192",
  ]
  static let places = KeyboardPlacement.Place.allCases.map(\.rawValue)

  @Test(arguments: KeyboardType.allCases, screens)
  func keysLieSideBySide(_ type: KeyboardType, _ size: String) throws {
    for scale in ["1", "2", "3"] {
      let keyboard = try Stage.keyboard(["--keyboard-type", type.name, "--screen", size, "--scale", scale])
      let geometry = keyboard.plan.geometry
      #expect(geometry.frame.maxY == geometry.screen.height)
      PlanLaws(keyboard.plan, "\(type.name) at \(scale)").check()
    }
  }

  @Test(arguments: places, screens)
  func keysLieSideBySideWhereverTheKeyboardStands(_ place: String, _ size: String) throws {
    for type in ["default", "URL", "namePhonePad", "decimalPad"] {
      for more in [[], ["--extra-keys"], ["--idiom", "phone"], ["--idiom", "tablet", "--keyboard-width", "400"]] {
        let options = ["--keyboard-type", type, "--screen", size, "--placement", place] + more
        PlanLaws(try Stage.keyboard(options).plan, options.joined(separator: " ")).check()
      }
    }
  }

  @Test(arguments: LayoutFacts.shipped)
  func everyLayoutIsPlaced(_ facts: LayoutFacts) throws {
    var library = LayoutLibrary(Stage.data)
    for idiom in Idiom.allCases {
      let layout = try library.layout(facts.id, idiom: idiom)
      var traits = ResolvedTraits.plain
      traits.idiom = idiom
      for type in facts.keyboardTypes {
        traits.keyboardType = type
        for place in KeyboardPlacement.Place.allCases {
          for (size, scale) in [((800, 480), 1.0), ((480, 800), 1), ((1280, 800), 1), ((3840, 2160), 2)] {
            let plan = LayoutPlan(
              layout: layout, traits: traits, screen: KeySize(width: size.0, height: size.1), scale: scale,
              options: PlanOptions(
                placement: KeyboardPlacement(place: place), globe: .globe, extraKeys: place == .split))
            PlanLaws(plan, "\(facts.id) \(idiom.rawValue) \(type.name) \(place.rawValue) \(size)").check()
          }
        }
      }
    }
  }

  /// A keyboard leaves the form at least two fifths of the screen, and its keys are high enough for a thumb.
  @Test(arguments: ["800x480", "480x800", "1024x600", "1280x800", "1080x1920", "1920x1080", "3840x2160"])
  func leavesRoomForTheForm(_ size: String) throws {
    let geometry = try Stage.keyboard(["--screen", size]).plan.geometry
    #expect(geometry.frame.height * 5 <= geometry.screen.height * 3)
    #expect(geometry.rowPitch >= 44)
  }

  /// The same with rows above the keys: a little more than three fifths at most.
  @Test(arguments: ["800x480", "480x800", "1024x600", "1280x800", "1080x1920", "1920x1080"])
  func leavesRoomForTheFormWithExtraKeys(_ size: String) throws {
    for type in ["default", "decimalPad"] {
      let geometry = try Stage.keyboard(["--screen", size, "--extra-keys", "--keyboard-type", type]).plan.geometry
      #expect(Double(geometry.frame.height) <= Double(geometry.screen.height) * 0.63)
      #expect(geometry.rowPitch >= 44 && geometry.accessoryPitch >= 34)
    }
  }

  /// A pad's return key is as high as its digits.
  @Test(arguments: ["390x844", "800x480", "480x800", "1280x800", "1080x1920"])
  func thePadsReturnKeyIsAsHighAsTheDigits(_ size: String) throws {
    let plan = try Stage.keyboard(["--screen", size, "--keyboard-type", "numberPad", "--idiom", "phone"]).plan
    let keys = plan.planes[0].keys
    let returnKey = try #require(keys.first { $0.key.role == .return }).cap
    let digit = try #require(keys.first { $0.key.output == "5" }).cap
    #expect(abs(returnKey.height - digit.height) * 10 <= digit.height)
    #expect(plan.geometry.rowPitch >= 40 && plan.geometry.frame.height * 3 <= plan.geometry.screen.height * 2)
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
