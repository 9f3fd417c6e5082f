import Display
import KeyboardCore
import KeypaneApp

/// What is to be seen of a key press, under SDL's dummy driver: picture, damage, pixels, window.
enum DrawingMeasures {
  static func measure(_ scene: BenchScene) throws(AppError) -> [Measure] {
    let first = try CPUTime.median(runs: 7) { () throws(AppError) in
      var view = try KeyboardView(driver: .dummy, data: scene.data)
      try view.show(scene.keyboard.picture())
    }
    var finger = try DrawnKeyboard(scene)
    let script = scene.script(for: .singleTouch)
    // Every shape is drawn once and kept.
    try finger.play(script.steps)
    finger.forgetTimes()
    try finger.play(script.steps)
    let size = "\(BenchScene.screen.width)x\(BenchScene.screen.height)"
    return [
      Measure("a letter key, press and release drawn at \(size)", finger.median(.character), under: .milliseconds(0.5)),
      Measure("any key of the typing above, mean", finger.mean, under: .milliseconds(0.5)),
      Measure("a shift key: every letter changes", finger.median(.shift), under: .milliseconds(1)),
      Measure("a plane key: every key changes", finger.median(.plane), under: .milliseconds(2)),
      Measure("the whole keyboard drawn", try wholeDraw(scene)),
      Measure("first frame of the window, SDL and fonts included", first),
    ]
  }

  private static func wholeDraw(_ scene: BenchScene) throws(AppError) -> CPUTime {
    let picture = scene.keyboard.picture()
    let painter: KeyboardPainter
    var canvas: Canvas
    do {
      painter = KeyboardPainter(artwork: try Artwork(assets: scene.data.assets))
      canvas = try Canvas(frame: picture.frame)
    } catch {
      throw AppError(error)
    }
    return try CPUTime.median(runs: 51) { () throws(AppError) in
      do throws(DisplayError) { try painter.draw(picture, on: &canvas) } catch { throw AppError(error) }
    }
  }
}
