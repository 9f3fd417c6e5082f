import KeyboardCore

/// Pictures laid out by hand, row by row, so that drawing is tested without layouts and traits.
enum PictureFixture {
  /// A cap before it has a place; `width` in parts of a letter key.
  struct Cap {
    var label: String
    var width: Double = 1
    var style: KeyCap.Style = .character
    var symbol: KeyCap.Symbol = .text
    var hint = ""
    var isEnabled = true
  }

  enum Shift {
    case off
    case on
    case locked
  }

  static func letters(
    screen: KeySize, scale: Double = 1, appearance: KeyboardAppearance = .light, shift: Shift = .off,
    returnKey: Cap = Cap(label: "return", width: 2.5, style: .function),
    middle: [Cap] = [Cap(label: "space", width: 5)],
    hasBar: Bool = true
  ) -> KeyboardPicture {
    func row(_ text: String) -> [Cap] {
      text.map { Cap(label: shift == .off ? String($0) : String($0).uppercased()) }
    }
    let symbol: KeyCap.Symbol =
      switch shift {
      case .off: .shiftOff
      case .on: .shiftOn
      case .locked: .shiftLocked
      }
    let edge = Cap(label: "", width: 0.15, style: .blank)
    let rows = [
      row("qwertyuiop"), row("asdfghjkl"),
      [Cap(label: "", width: 1.35, style: .function, symbol: symbol), edge] + row("zxcvbnm")
        + [edge, Cap(label: "", width: 1.35, style: .function, symbol: .delete)],
      [Cap(label: "123", width: 1.25, style: .function), Cap(label: "", width: 1.25, style: .function, symbol: .emoji)]
        + middle + [returnKey],
    ]
    return place(rows, kind: .letters, columns: 10, screen: screen, scale: scale, appearance, hasBar: hasBar)
  }

  static func email(screen: KeySize, scale: Double = 1) -> KeyboardPicture {
    letters(
      screen: screen, scale: scale, returnKey: Cap(label: "go", width: 2.5, style: .action),
      middle: [Cap(label: "space", width: 3), Cap(label: "@"), Cap(label: ".")])
  }

  /// A pad; `corner` is its lower left cell, blank where it is empty.
  static func pad(
    screen: KeySize, scale: Double = 1, corner: String = "", appearance: KeyboardAppearance = .light
  ) -> KeyboardPicture {
    let hints = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    var rows = (0..<3).map { row in
      (0..<3).map { Cap(label: "\(row * 3 + $0 + 1)", hint: hints[row * 3 + $0]) }
    }
    rows.append([
      Cap(label: corner, style: corner.isEmpty ? .blank : .function), Cap(label: "0"),
      Cap(label: "", style: .function, symbol: .delete),
    ])
    return place(rows, kind: .pad, columns: 3, screen: screen, scale: scale, appearance, hasBar: true)
  }

  private static func place(
    _ rows: [[Cap]], kind: Layout.Kind, columns: Double, screen: KeySize, scale: Double,
    _ appearance: KeyboardAppearance, hasBar: Bool
  ) -> KeyboardPicture {
    let geometry = KeyboardGeometry(screen: screen, scale: scale, kind: kind, rows: rows.count, hasBar: hasBar)
    let column = Double(geometry.content.width) / columns
    var keys: [KeyCap] = []
    for (number, row) in rows.enumerated() {
      let used = row.reduce(0) { $0 + $1.width } * column
      var x = Double(geometry.content.x) + (Double(geometry.content.width) - used) / 2
      for cap in row {
        let left = Int(x.rounded()) + geometry.gapX / 2
        x += cap.width * column
        let right = Int(x.rounded()) - (geometry.gapX - geometry.gapX / 2)
        let rect = KeyRect(
          x: left, y: geometry.content.y + number * geometry.rowPitch + geometry.gapY / 2, width: right - left,
          height: geometry.rowPitch - geometry.gapY)
        keys.append(
          KeyCap(
            id: "\(number).\(keys.count)", rect: rect, style: cap.style, symbol: cap.symbol, label: cap.label,
            hint: cap.hint, isEnabled: cap.isEnabled))
      }
    }
    return KeyboardPicture(
      frame: geometry.frame, bar: geometry.bar, keys: keys, appearance: appearance, scale: scale)
  }
}

extension PictureFixture {
  /// Labels in scripts that need fonts of their own, emoji among them.
  static func scripts(screen: KeySize, scale: Double = 1) -> KeyboardPicture {
    func caps(_ labels: [String]) -> [Cap] { labels.map { Cap(label: $0) } }
    let rows = [
      caps(["ش", "ص", "م", "ه", "۳", "א", "ש", "ק", "ך", "ץ"]),
      caps(["ก", "ฎ", "\u{0E35}", "ณ", "\u{0E49}", "क", "\u{093F}", "ज्ञ", "ड़", "श्र"]),
      caps(["あ", "き", "っ", "ー", "漢", "ㄱ", "ㅏ", "한", "ё", "Ω"]),
      caps(["😀", "👍🏽", "👩‍👩‍👧", "🇫🇷", "❤️", "1️⃣", "ẵ", "Ǻ", "€", "a😀b"]),
    ]
    return place(rows, kind: .letters, columns: 10, screen: screen, scale: scale, .light, hasBar: true)
  }

  /// A tablet's keys: what a flick downwards types above the label.
  static func tablet(screen: KeySize) -> KeyboardPicture {
    var picture = letters(screen: screen)
    for (index, sign) in zip(picture.keys.indices, "1234567890@#$&*()'\"") {
      picture.keys[index].secondary = String(sign)
    }
    return picture
  }
}

extension KeyboardPicture {
  /// The picture in which a key is held and offers something, in a row that grows to the right.
  func offering(
    _ labels: [String], over label: String, style: KeyPopup.Style = .alternates, selected: Int? = 0
  ) -> KeyboardPicture {
    var picture = self
    guard let key = keys.first(where: { $0.label == label })?.rect else { return picture }
    let margin = Int(6 * scale)
    let isMenu = style == .menu
    let size = KeySize(width: isMenu ? Int(150 * scale) : max(key.width, Int(34 * scale)), height: key.height)
    let count = labels.count
    let whole = KeySize(
      width: (isMenu ? 1 : count) * size.width + 2 * margin, height: (isMenu ? count : 1) * size.height + 2 * margin)
    let left = min(max(frame.x, key.centre.x - size.width / 2 - margin), frame.maxX - whole.width)
    let corner = KeyPoint(x: left, y: key.y - Int(5 * scale) - whole.height)
    var popup = KeyPopup(
      style: style, key: key, frame: KeyRect(x: corner.x, y: corner.y, width: whole.width, height: whole.height),
      items: [], selected: selected)
    let places = [(0, 0), (-1, 0), (0, -1), (1, 0), (0, 1)]
    for (index, label) in labels.enumerated() {
      var rect = KeyRect(
        x: corner.x + margin + (isMenu ? 0 : index * size.width),
        y: corner.y + margin + (isMenu ? index * size.height : 0),
        width: size.width, height: size.height)
      if style == .petals {
        rect = KeyRect(
          x: key.x + places[index].0 * key.width, y: key.y + places[index].1 * key.height, width: key.width,
          height: key.height)
      }
      popup.items.append(KeyPopup.Item(rect: rect, label: label))
    }
    if style == .petals { popup.frame = popup.items.reduce(key) { $0.union($1.rect) } }
    picture.popup = popup
    return picture
  }

  /// The picture with a modifier that stays, in place of the key with the label.
  func locking(_ label: String) -> KeyboardPicture {
    var picture = self
    for index in keys.indices where keys[index].label == label { picture.keys[index].isLocked = true }
    return picture
  }

  /// The picture with other things on its first keys, the very first key as wide as several.
  func relabelled(_ symbols: [KeyCap.Symbol], _ labels: [String], widening count: Int) -> KeyboardPicture {
    var picture = self
    picture.keys[0].rect = keys[0].rect.union(keys[count - 1].rect)
    picture.keys.removeSubrange(1..<count)
    for (index, (symbol, label)) in zip(symbols, labels).enumerated() {
      picture.keys[index].symbol = symbol
      picture.keys[index].label = label
    }
    return picture
  }

  /// The picture with items in its bar, equally wide.
  func suggesting(_ items: [(title: String, detail: String, icon: BarIcon?)], pressed: Int? = nil) -> KeyboardPicture {
    var picture = self
    picture.barItems = items.enumerated().map { index, item in
      let (left, right) = (bar.width * index / items.count, bar.width * (index + 1) / items.count)
      return BarCap(
        rect: KeyRect(x: bar.x + left, y: bar.y, width: right - left, height: bar.height), title: item.title,
        detail: item.detail, icon: item.icon, isPressed: index == pressed)
    }
    return picture
  }

  /// The same with the first item at the right.
  var mirrored: KeyboardPicture {
    var picture = self
    for index in barItems.indices {
      picture.barItems[index].rect = barItems[barItems.count - 1 - index].rect
      picture.barItems[index].isFromTheRight = true
    }
    return picture
  }

  /// The picture while the bar waits.
  var loading: KeyboardPicture {
    var picture = self
    picture.isLoading = true
    return picture
  }
}

extension KeyboardPicture {
  /// The picture with the key of that label, or symbol's index, held down.
  func pressing(_ label: String, preview: Bool) -> KeyboardPicture {
    var picture = self
    guard let index = keys.firstIndex(where: { $0.label == label }) else { return picture }
    picture.keys[index].isPressed = true
    if preview { picture.preview = KeyPreview(key: keys[index].rect, label: label) }
    return picture
  }
}
