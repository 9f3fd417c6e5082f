import KeyboardCore

extension KeyboardPainter {
  /// The bar: what it offers, or plain ground in three parts where that is nothing; one that waits shows three dots in its
  /// middle.
  func drawBar(
    of picture: KeyboardPicture, within area: KeyRect, _ palette: Palette, _ metrics: KeyMetrics,
    on canvas: inout Canvas
  ) throws(DisplayError) {
    let bar = picture.bar
    guard !bar.isEmpty else { return }
    for item in picture.barItems where !item.rect.intersection(area).isEmpty {
      try canvas.clipped(to: item.rect) { (canvas: inout Canvas) throws(DisplayError) in
        try drawItem(item, palette, metrics, on: &canvas)
      }
    }
    if picture.isLoading, picture.barItems.isEmpty { drawDots(in: bar, palette, metrics, on: &canvas) }
    let height = bar.height * 5 / 9
    for x in picture.separators {
      let line = KeyRect(
        x: x, y: bar.y + (bar.height - height) / 2, width: metrics.separatorWidth, height: height)
      canvas.fill(line.intersection(bar), palette.separator)
    }
  }

  private func drawDots(in bar: KeyRect, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas) {
    let size = min(max(3, metrics.pixels(7)), bar.height)
    for place in -1...1 {
      let dot = KeyRect(
        x: bar.centre.x + place * 2 * size - size / 2, y: bar.centre.y - size / 2, width: size, height: size)
      canvas.fill(dot, radius: size / 2, palette.loading)
    }
  }

  private func drawItem(
    _ item: BarCap, _ palette: Palette, _ metrics: KeyMetrics, on canvas: inout Canvas
  ) throws(DisplayError) {
    let sizes = BarMetrics(item.rect, metrics)
    var text = palette.text
    var detail = palette.barDetail
    if item.isPressed {
      (text, detail) = (palette.pressedText, palette.pressedText)
      canvas.fill(sizes.highlight, radius: sizes.radius, palette.pressedFunctionKey)
      // Along its edge, where no value is so long that it is crossed.
      canvas.stroke(sizes.highlight, radius: sizes.radius, line: metrics.ringWidth, text.faded(to: 0.62))
    }
    let look = try BarItemLook(item, sizes, &artwork.lettering)
    for line in look.lines {
      let colour = line.isDetail ? detail : text
      canvas.stamp(line.label, from: line.x, baseline: line.baseline, colour)
    }
    if let icon = look.icon {
      let shape = try artwork.icons.icon(icon.name, size: icon.rect.width)
      canvas.stamp(shape, x: icon.rect.x, y: icon.rect.y, detail)
    }
  }
}

extension KeyboardPicture {
  /// Where lines part the bar: between items, or in thirds where there are none.
  fileprivate var separators: [Int] {
    if barItems.isEmpty { return [1, 2].map { bar.x + bar.width * $0 / 3 } }
    return barItems.map(\.rect.x).filter { $0 != bar.x }
  }
}

extension BarIcon {
  /// The file of `Assets/icons` that shows it.
  var file: String {
    switch self {
    case .contact: "person"
    case .history: "history"
    case .web: "globe"
    case .key: "key"
    case .strongPassword: "strong-password"
    case .code: "code"
    case .card: "card"
    case .shipment: "shipment"
    case .flight: "flight"
    case .calendar: "calendar"
    case .telephone: "phone"
    case .question: "question"
    }
  }
}
