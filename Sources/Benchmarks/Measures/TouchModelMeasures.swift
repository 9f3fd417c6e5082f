import KeyboardCore
import KeypaneApp
import Recording

/// What the touch model is good for: `keypane replay` types the same scattered touches without and with it.
enum TouchModelMeasures {
  /// A panel, and how fingers land on it.
  private struct Panel {
    var name: String
    var idiom: Idiom
    var screen: KeySize
    /// Shares of the pitch, to the right and downwards.
    var offset: SharePoint
  }

  /// One panel is right, the others are seen at an angle.
  private static let panels: [Panel] = [
    Panel(
      name: "phone", idiom: .phone, screen: KeySize(width: 480, height: 800), offset: SharePoint(x: 0.15, y: 0.15)),
    Panel(
      name: "tablet", idiom: .tablet, screen: KeySize(width: 1280, height: 800), offset: SharePoint(x: 0.15, y: 0.15)),
    Panel(
      name: "phone that is right", idiom: .phone, screen: KeySize(width: 480, height: 800),
      offset: SharePoint(x: 0, y: 0)),
  ]

  static func measure(_ scene: BenchScene) throws(AppError) -> [Measure] {
    var rows: [Measure] = []
    for panel in panels {
      let typing = ScatteredTyping(plan: try scene.plan(panel.idiom, on: panel.screen), offset: panel.offset)
      let recording = BenchPanel.slotted.recording(of: typing.steps, screen: panel.screen)
      let bytes = Array(EvemuWriter.text(recording).utf8)
      let options = [
        "--screen", "\(panel.screen.width)x\(panel.screen.height)", "--data", scene.data.path, "--idiom",
        panel.idiom.rawValue, "--keyboard-type", "asciiCapable", "--autocapitalization", "none",
      ]
      let without = try typing.errors(in: ReplayCommand.transcript(of: bytes, options: options + ["--no-touch-model"]))
      let with = try typing.errors(in: ReplayCommand.transcript(of: bytes, options: options))
      rows.append(
        Measure("touch model, \(panel.name): wrong of 1000 keys, without / with", without: without, with: with))
    }
    return rows
  }
}
