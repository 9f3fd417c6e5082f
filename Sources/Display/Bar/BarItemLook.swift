import KeyboardCore

/// Where the parts of an item of the bar stand: its value, what is small below it, and its icon, together in the middle of
/// the item.
struct BarItemLook {
  /// A text on its line.
  struct Line {
    var label: Label
    /// Where the pen starts.
    var x: Int
    var baseline: Int
    var isDetail: Bool
  }

  private(set) var lines: [Line] = []
  /// A file of `Assets/icons`, and the square that it fills.
  private(set) var icon: (name: String, rect: KeyRect)?

  init(_ item: BarCap, _ sizes: BarMetrics, _ lettering: inout Lettering) throws(DisplayError) {
    let title = item.title.onOneLine
    let detail = item.detail.onOneLine
    if detail.isEmpty || !sizes.hasTwoLines {
      try oneLine(title.isEmpty ? detail : title, of: item, sizes, &lettering)
    } else if item.icon != nil, sizes.isNarrow {
      try iconBelow(title, detail, of: item, sizes, &lettering)
    } else {
      try twoLines(title, detail, of: item, sizes, &lettering)
    }
  }

  private mutating func oneLine(
    _ title: String, of item: BarCap, _ sizes: BarMetrics, _ lettering: inout Lettering
  ) throws(DisplayError) {
    let iconSize = item.icon == nil ? 0 : sizes.isNarrow ? min(sizes.icon, sizes.smallIcon * 5 / 4) : sizes.icon
    let room = sizes.room(beside: iconSize)
    if sizes.hasTwoLines, lettering.advance(of: title, size: sizes.leastTitle(sizes.title)) > room,
      let halves = title.halves
    {
      return try onTwoLines(halves, of: item, iconSize: iconSize, sizes, &lettering)
    }
    let label = try lettering.shortened(
      title, size: sizes.title, least: sizes.leastTitle(sizes.title), room: room)
    let place = sizes.place(of: label.advance, beside: iconSize, isFromTheRight: item.isFromTheRight)
    let rise = lettering.capHeight(size: label.size)
    let baseline = sizes.rect.y + (sizes.rect.height + rise) / 2
    lines.append(Line(label: label, x: place.text, baseline: baseline, isDetail: false))
    setIcon(item, x: place.icon, y: sizes.rect.y + (sizes.rect.height - iconSize) / 2, size: iconSize)
  }

  /// A value without anything below it is long: it goes on there.
  private mutating func onTwoLines(
    _ halves: (upper: String, lower: String), of item: BarCap, iconSize: Int, _ sizes: BarMetrics,
    _ lettering: inout Lettering
  ) throws(DisplayError) {
    let room = sizes.room(beside: iconSize)
    let least = sizes.leastTitle(sizes.halfTitle)
    let upper = try lettering.shortened(halves.upper, size: sizes.halfTitle, least: least, room: room)
    let lower = try lettering.shortened(halves.lower, size: sizes.halfTitle, least: least, room: room)
    try place(upper, lower, isDetail: false, of: item, iconSize: iconSize, sizes, &lettering)
  }

  private mutating func twoLines(
    _ title: String, _ detail: String, of item: BarCap, _ sizes: BarMetrics, _ lettering: inout Lettering
  ) throws(DisplayError) {
    let iconSize = item.icon == nil ? 0 : sizes.icon
    let room = sizes.room(beside: iconSize)
    let upper = try lettering.shortened(
      title, size: sizes.upperTitle, least: sizes.leastTitle(sizes.upperTitle), room: room)
    let lower = try lettering.shortened(detail, size: sizes.detail, least: sizes.detail, room: room)
    try place(upper, lower, isDetail: true, of: item, iconSize: iconSize, sizes, &lettering)
  }

  private mutating func place(
    _ upper: Label, _ lower: Label, isDetail: Bool, of item: BarCap, iconSize: Int, _ sizes: BarMetrics,
    _ lettering: inout Lettering
  ) throws(DisplayError) {
    let width = max(upper.advance, lower.advance)
    let place = sizes.place(of: width, beside: iconSize, isFromTheRight: item.isFromTheRight)
    let baselines = sizes.baselines(upper, lower, &lettering)
    // Beside an icon both lines begin at its side, else they are centred.
    func start(_ label: Label) -> Int {
      let spare = width - label.advance
      return place.text + (item.icon == nil ? spare / 2 : item.isFromTheRight ? spare : 0)
    }
    lines.append(Line(label: upper, x: start(upper), baseline: baselines.upper, isDetail: false))
    lines.append(Line(label: lower, x: start(lower), baseline: baselines.lower, isDetail: isDetail))
    setIcon(item, x: place.icon, y: sizes.rect.y + (sizes.rect.height - iconSize) / 2, size: iconSize)
  }

  private mutating func iconBelow(
    _ title: String, _ detail: String, of item: BarCap, _ sizes: BarMetrics, _ lettering: inout Lettering
  ) throws(DisplayError) {
    let upper = try lettering.shortened(
      title, size: sizes.upperTitle, least: sizes.leastTitle(sizes.upperTitle), room: sizes.room(beside: 0))
    let lower = try lettering.shortened(
      detail, size: sizes.detail, least: sizes.detail, room: sizes.room(beside: sizes.smallIcon))
    let baselines = sizes.baselines(upper, lower, &lettering)
    let place = sizes.place(of: lower.advance, beside: sizes.smallIcon, isFromTheRight: item.isFromTheRight)
    let x = sizes.place(of: upper.advance, beside: 0, isFromTheRight: item.isFromTheRight).text
    lines.append(Line(label: upper, x: x, baseline: baselines.upper, isDetail: false))
    lines.append(Line(label: lower, x: place.text, baseline: baselines.lower, isDetail: true))
    let rise = lettering.capHeight(size: lower.size)
    setIcon(item, x: place.icon, y: baselines.lower - (rise + sizes.smallIcon) / 2, size: sizes.smallIcon)
  }

  private mutating func setIcon(_ item: BarCap, x: Int, y: Int, size: Int) {
    guard let name = item.icon?.file, size > 0 else { return }
    icon = (name, KeyRect(x: x, y: y, width: size, height: size))
  }
}

extension String {
  /// Both parts of a text that is divided at the blank nearest to its middle; nil: it has none.
  fileprivate var halves: (upper: String, lower: String)? {
    let middle = count / 2
    var best: (place: Index, distance: Int)?
    for (number, place) in indices.enumerated() where self[place] == " " {
      if abs(number - middle) < best?.distance ?? .max { best = (place, abs(number - middle)) }
    }
    return best.map { (String(self[..<$0.place]), String(self[index(after: $0.place)...])) }
  }
}

extension BarMetrics {
  /// What is left for a text beside an icon.
  fileprivate func room(beside icon: Int) -> Int {
    max(1, rect.width - 2 * margin - (icon > 0 ? icon + gap : 0))
  }

  /// Where a text so wide starts, and the icon at its leading side: both together in the middle.
  fileprivate func place(of width: Int, beside icon: Int, isFromTheRight: Bool) -> (text: Int, icon: Int) {
    let space = icon > 0 ? icon + gap : 0
    let left = rect.x + max(margin, (rect.width - width - space) / 2)
    return isFromTheRight ? (left, left + width + space - icon) : (left + space, left)
  }

  /// The lines of a value and of what stands below it, together in the middle.
  fileprivate func baselines(
    _ upper: Label, _ lower: Label, _ lettering: inout Lettering
  ) -> (upper: Int, lower: Int) {
    let rise = lettering.capHeight(size: upper.size)
    let below = leading + lettering.capHeight(size: lower.size)
    let first = rect.y + (rect.height - rise - below) / 2 + rise
    return (first, first + below)
  }
}
