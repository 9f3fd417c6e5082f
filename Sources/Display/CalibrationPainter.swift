import Forms
import KeyboardCore

/// Draws the screen of `keypane calibrate`: crosses, a text that no cross covers, and how far it is.
public struct CalibrationPainter {
  private let artwork: Artwork

  /// Painters may share their artwork.
  public init(artwork: Artwork) {
    self.artwork = artwork
  }

  /// Draws the whole picture.
  public func draw(_ picture: CalibrationPicture, on canvas: inout Canvas) throws(DisplayError) {
    let palette = FormPalette.of(picture.appearance)
    let good = Self.good(picture.appearance)
    let metrics = PixelMetrics(scale: Self.scale(picture))
    canvas.fill(canvas.frame, palette.ground)
    for target in picture.targets { draw(target, palette, good, metrics, on: &canvas) }
    if let touch = picture.touch {
      disc(touch, radius: metrics.pixels(5), picture.noteIsComplaint ? palette.wrong : good, on: &canvas)
    }
    let area = Self.textArea(picture.screen)
    var top = area.y
    let noteColour = picture.noteIsComplaint ? palette.wrong : palette.text
    for (text, points, weight, colour) in [
      (picture.title, 22.0, Lettering.Weight.semibold, palette.title),
      (picture.instruction, 17, .regular, palette.label), (picture.note, 16, .regular, noteColour),
    ] {
      let height = metrics.pixels(points * 1.45)
      try draw(
        text, points, weight, colour, metrics, in: KeyRect(x: area.x, y: top, width: area.width, height: height),
        on: &canvas)
      top += height
    }
    drawProgress(picture, palette, good, metrics, below: top, in: area, on: &canvas)
  }

  /// Between the crosses of the middle and those at the lower edge.
  private static func textArea(_ screen: KeySize) -> KeyRect {
    let (width, height) = (Double(screen.width), Double(screen.height))
    return KeyRect(x: Int(width * 0.14), y: Int(height * 0.57), width: Int(width * 0.72), height: Int(height * 0.27))
  }

  /// Smaller than was asked for where the text would not fit.
  private static func scale(_ picture: CalibrationPicture) -> Double {
    min(picture.scale, Double(textArea(picture.screen).height) / 100)
  }

  /// For what has been done; a contrast of 4.5 to 1 with the ground.
  private static func good(_ appearance: KeyboardAppearance) -> Colour {
    switch appearance {
    case .light, .default: Colour(0x1B7A34)
    case .dark, .highContrast: Colour(0x4CD964)
    }
  }

  // MARK: - Parts

  private func draw(
    _ target: CalibrationPicture.Target, _ palette: FormPalette, _ good: Colour, _ metrics: PixelMetrics,
    on canvas: inout Canvas
  ) {
    switch target.state {
    case .waiting: disc(target.point, radius: metrics.pixels(4), palette.border, on: &canvas)
    case .done: disc(target.point, radius: metrics.pixels(7), good, on: &canvas)
    case .current: drawCross(target.point, palette.focus, line: 2, palette, metrics, on: &canvas)
    case .touched: drawCross(target.point, palette.focus, line: 5, palette, metrics, on: &canvas)
    case .held: drawCross(target.point, good, line: 5, palette, metrics, on: &canvas)
    }
  }

  private func drawCross(
    _ point: KeyPoint, _ colour: Colour, line: Double, _ palette: FormPalette, _ metrics: PixelMetrics,
    on canvas: inout Canvas
  ) {
    let radius = metrics.pixels(20)
    disc(point, radius: radius, colour, on: &canvas)
    disc(point, radius: radius - max(1, metrics.pixels(line)), palette.ground, on: &canvas)
    let reach = metrics.pixels(28)
    let half = max(0, metrics.pixels(2) / 2)
    for rect in [
      KeyRect(x: point.x - reach, y: point.y - half, width: 2 * reach + 1, height: 2 * half + 1),
      KeyRect(x: point.x - half, y: point.y - reach, width: 2 * half + 1, height: 2 * reach + 1),
    ] { canvas.fill(rect, colour) }
  }

  private func disc(_ point: KeyPoint, radius: Int, _ colour: Colour, on canvas: inout Canvas) {
    let radius = max(1, radius)
    canvas.fill(
      KeyRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius), radius: radius, colour)
  }

  private func draw(
    _ text: String, _ points: Double, _ weight: Lettering.Weight, _ colour: Colour, _ metrics: PixelMetrics,
    in rect: KeyRect, on canvas: inout Canvas
  ) throws(DisplayError) {
    guard !text.isEmpty else { return }
    let label = try artwork.lettering.label(
      text, size: metrics.pixels(points), fitting: rect.width, least: min(metrics.pixels(points), 7), weight: weight)
    let rise = artwork.lettering.capHeight(size: label.size, weight: weight)
    canvas.stamp(
      label, from: rect.x + (rect.width - label.advance) / 2, baseline: rect.y + (rect.height + rise) / 2, colour)
  }

  private func drawProgress(
    _ picture: CalibrationPicture, _ palette: FormPalette, _ good: Colour, _ metrics: PixelMetrics, below top: Int,
    in area: KeyRect, on canvas: inout Canvas
  ) {
    let count = max(1, picture.progress.of)
    let gap = metrics.pixels(4)
    let height = max(2, metrics.pixels(6))
    let width = max(2, min(metrics.pixels(36), area.width / count - gap))
    var x = area.x + (area.width - count * width - (count - 1) * gap) / 2
    for step in 0..<count {
      canvas.fill(
        KeyRect(x: x, y: top + metrics.pixels(8), width: width, height: height), radius: height / 2,
        step < picture.progress.done ? good : palette.border)
      x += width + gap
    }
  }
}
