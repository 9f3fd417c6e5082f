/// Where the items of a pop-up stand.
enum PopupPlan {
  /// The alternates of a long press: in a row above the key that begins over it and grows away from the nearer edge, in
  /// several rows where one is wider than the keyboard. The first item is the base, over the key.
  static func alternates(_ labels: [String], over key: KeyRect, in geometry: KeyboardGeometry) -> KeyPopup {
    let frame = geometry.frame
    let margin = margin(in: geometry)
    let wanted = max(key.height, Int(34 * geometry.scale))
    let wide = labels.map(\.count).max() ?? 1
    // A domain such as .com needs the room of two letters.
    let letter = max(min(key.width, wanted * 3 / 2), Int(30 * geometry.scale))
    let room = room(in: geometry)
    let width = max(1, min(wide > 2 ? letter * 2 : letter, room.width - 2 * margin))
    let most = max(1, (room.width - 2 * margin) / max(1, width))
    let rows = (labels.count + most - 1) / most
    let columns = (labels.count + rows - 1) / rows
    // All rows stand on the screen, over the key where there is no room above it.
    let height = max(1, min(wanted, (room.height - 2 * margin) / max(1, rows)))
    let total = KeySize(width: columns * width + 2 * margin, height: rows * height + 2 * margin)
    let growsLeft = key.centre.x > frame.x + frame.width / 2
    let over = growsLeft ? key.centre.x + width / 2 + margin - total.width : key.centre.x - width / 2 - margin
    let left = max(room.x, min(over, room.maxX - total.width))
    let top = max(room.y, key.y - geometry.gapY / 2 - total.height)
    var items: [KeyPopup.Item] = []
    for (index, label) in labels.enumerated() {
      let column = growsLeft ? columns - 1 - index % columns : index % columns
      let row = rows - 1 - index / columns
      items.append(
        KeyPopup.Item(
          rect: KeyRect(
            x: left + margin + column * width, y: top + margin + row * height, width: width, height: height),
          label: label))
    }
    return KeyPopup(
      style: .alternates, key: key, frame: KeyRect(x: left, y: top, width: total.width, height: total.height),
      items: items)
  }

  /// A list above the key, the first item at its top.
  static func menu(_ labels: [String], over key: KeyRect, in geometry: KeyboardGeometry) -> KeyPopup {
    let room = room(in: geometry)
    let margin = margin(in: geometry)
    let longest = labels.map(\.count).max() ?? 0
    let width = min(room.width - 2 * margin, Int(Double(max(12, longest) * 10 + 32) * geometry.scale))
    let bottom = max(room.y + 1, key.y - geometry.gapY / 2)
    let height = max(1, min(Int(44 * geometry.scale), (bottom - room.y - 2 * margin) / max(1, labels.count)))
    let total = KeySize(width: width + 2 * margin, height: height * labels.count + 2 * margin)
    let left = max(room.x, min(key.x, room.maxX - total.width))
    let top = max(room.y, bottom - total.height)
    let items = labels.enumerated().map { index, label in
      KeyPopup.Item(
        rect: KeyRect(x: left + margin, y: top + margin + index * height, width: width, height: height), label: label)
    }
    return KeyPopup(
      style: .menu, key: key, frame: KeyRect(x: left, y: top, width: total.width, height: total.height), items: items)
  }

  /// Where pop-ups may stand: the keyboard's width and all of the screen above its lower edge, but for a margin of four
  /// points, so that none touches the edge of a window; less where the screen has hardly room for them.
  private static func room(in geometry: KeyboardGeometry) -> KeyRect {
    let frame = geometry.frame
    let margin = min(Int((4 * geometry.scale).rounded()), min(geometry.screen.width, geometry.screen.height) / 24)
    return KeyRect(
      x: frame.x + margin, y: margin, width: max(1, frame.width - 2 * margin), height: max(1, frame.maxY - 2 * margin))
  }

  /// Around the items; less where the screen has hardly room for them.
  private static func margin(in geometry: KeyboardGeometry) -> Int {
    min(Int((6 * geometry.scale).rounded()), min(geometry.screen.width, geometry.screen.height) / 16)
  }

  /// The base on the key and each flick where the finger must go for it: each covers the key that is there.
  static func petals(
    _ base: String, _ flicks: [(directions: [FlickDirection], label: String)], around key: KeyRect,
    in geometry: KeyboardGeometry
  ) -> KeyPopup {
    var items = [KeyPopup.Item(rect: key, label: base)]
    let pitch = KeySize(width: key.width + geometry.gapX, height: key.height + geometry.gapY)
    for flick in flicks {
      var (x, y) = (0, 0)
      for direction in flick.directions {
        x += direction.step.x
        y += direction.step.y
      }
      items.append(
        KeyPopup.Item(
          rect: KeyRect(
            x: key.x + x * pitch.width, y: key.y + y * pitch.height, width: key.width, height: key.height),
          label: flick.label))
    }
    var around = items.reduce(key) { $0.union($1.rect) }
    // At an edge of the keyboard all of it moves inwards, by whole keys where there is room for that; the finger's
    // directions stay what they are.
    let room = room(in: geometry)
    let right = max(room.x - around.x, 0) - max(around.maxX - room.maxX, 0)
    var down = max(room.y - around.y, 0) - max(around.maxY - room.maxY, 0)
    let whole = (-down + pitch.height - 1) / pitch.height * pitch.height
    if down < 0, around.y - whole >= room.y { down = -whole }
    for index in items.indices {
      items[index].rect.x += right
      items[index].rect.y += down
    }
    around.x += right
    around.y += down
    return KeyPopup(style: .petals, key: key, frame: around, items: items, selected: 0)
  }
}
