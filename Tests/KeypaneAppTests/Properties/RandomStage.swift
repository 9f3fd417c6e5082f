import KeyboardCore
import Posix

@testable import KeypaneApp

/// A field on a screen that many random sessions are played on, one after another.
final class RandomStage {
  /// As a session's line says them, without `--rotate`.
  let options: [String]
  /// The same, read.
  let settings: SessionOptions
  /// Where keys are when it opens.
  let keyboard: Keyboard
  private let beginning: Simulator.Beginning
  private var resting: Simulator?

  init(_ options: [String]) throws {
    self.options = options
    var session = SessionFile(name: "random")
    session.options = options
    settings = try SessionOptions(session)
    let simulator = try SessionPlayer(session, data: Stage.data).close()
    guard let keyboard = simulator.keyboard else { throw AppError(.software, "there is no keyboard") }
    self.keyboard = keyboard
    beginning = simulator.beginning
    resting = consume simulator
  }

  /// Plays a session from the beginning.
  func play<Result>(_ session: SessionFile, rotation: Rotation, _ body: (inout SessionPlayer) throws -> Result) throws
    -> Result
  {
    var simulator = resting.take()!
    simulator.startOver(from: beginning)
    var settings = settings
    settings.screen.rotation = rotation
    var player = try SessionPlayer(session, settings, in: simulator)
    do {
      let result = try body(&player)
      resting = player.close()
      return result
    } catch {
      resting = player.close()
      throw error
    }
  }

  /// Fields, layouts and screens of many kinds.
  static let kinds: [[String]] = {
    let fields: [[String]] = [
      [], ["--secure"], ["--content-type", "emailAddress"], ["--keyboard-type", "URL"],
      ["--keyboard-type", "numberPad"],
      ["--keyboard-type", "decimalPad", "--locale", "de_DE"], ["--keyboard-type", "phonePad"],
      ["--keyboard-type", "namePhonePad"], ["--keyboard-type", "twitter", "--return-key", "send"],
      ["--keyboard-type", "webSearch"], ["--keyboard-type", "numbersAndPunctuation"],
      ["--keyboard-type", "asciiCapableNumberPad", "--secure"], ["--content-type", "oneTimeCode"],
      ["--content-type", "newPassword", "--secure"], ["--autocapitalization", "allCharacters"],
      ["--autocapitalization", "words", "--enables-return-key-automatically"], ["--locale", "de_DE"],
      ["--locale", "fr_FR"], ["--locale", "ru_RU"], ["--locale", "ar_EG"], ["--locale", "he_IL", "--secure"],
      ["--locale", "ja_JP"], ["--languages", "ja-romaji"], ["--locale", "ko_KR"], ["--locale", "hi_IN"],
      ["--locale", "th_TH"], ["--locale", "vi_VN"], ["--languages", "en_US,ko_KR,ru_RU"], ["--extra-keys"],
      ["--extra-keys", "--key-policy", "\(SessionTests.folder)/policy/copies.policy"],
    ]
    let screens: [[String]] = [
      ["--screen", "480x800"], ["--screen", "800x480"], ["--screen", "1280x800"],
      ["--screen", "1280x800", "--placement", "split"], ["--screen", "1080x1920", "--scale", "2"],
      ["--screen", "1280x800", "--placement", "floating"],
    ]
    return fields.indices.flatMap { index in
      [fields[index] + screens[index % screens.count], fields[index] + screens[(index + 3) % screens.count]]
    }
  }()
}
