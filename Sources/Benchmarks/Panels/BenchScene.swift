import KeyboardCore
import KeypaneApp
import Keymap
import Posix

/// What every measure begins with: the letters keyboard of a plain field, a phone's, on a screen of 1280x800.
struct BenchScene {
  static let screen = KeySize(width: 1280, height: 800)
  /// Of every recording: about four minutes of typing.
  static let frames = 10_000

  let data: DataFolder
  let keyboard: Keyboard
  private let traits: TextInputTraits

  init() throws(AppError) {
    data = try DataFolder()
    var traits = TextInputTraits()
    // Without emoji: what is measured does not depend on their data.
    traits.keyboardType = .asciiCapable
    // What is typed is to stand in the field as it is typed.
    traits.autocapitalizationType = .none
    traits.autocorrectionType = .no
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    self.traits = traits
    let resolved = Precedence.resolve(FieldRequest(traits: traits))
    let layout = try LayoutLibrary.read("\(data.layouts)/\(resolved.layout).xml")
    let plan = LayoutPlan(layout: layout, traits: resolved, screen: Self.screen, scale: 1)
    keyboard = Keyboard(plan: plan, traits: resolved)
  }

  /// Typing for a panel, with two overlapping thumbs where it can tell them.
  func script(for panel: BenchPanel) -> TypingScript {
    TypingScript(plan: keyboard.plan, frames: Self.frames, overlaps: panel.isMultiTouch)
  }

  /// A way from this panel to the kernel, at rest.
  func hotPath(from panel: BenchPanel) throws(AppError) -> HotPath {
    let description: PanelDescription
    do { description = try PanelDescription(panel.device) } catch { throw AppError(.software, error.reason) }
    let speller = try ActionSpeller(data: data, idiom: .phone, screen: Self.screen, keymap: try keymap())
    return try HotPath(panel: description, traits: traits, speller: speller)
  }

  /// Where the keys of this keyboard are for another kind of device, as `keypane replay` places them.
  func plan(_ idiom: Idiom, on screen: KeySize) throws(AppError) -> LayoutPlan {
    var speller = try ActionSpeller(data: data, idiom: idiom, screen: screen, keymap: try keymap())
    return try speller.keyboard(for: traits).plan
  }

  /// The US keymap.
  func keymap() throws(AppError) -> Keymap {
    do { return try Keymap(layout: "us") } catch { throw AppError(.unavailable, error.description) }
  }
}
