import KeyboardCore

/// What must be drawn anew when one picture follows another.
enum Damage {
  /// Rectangles within the new picture's frame that hold every pixel in which the two differ.
  static func between(
    _ old: KeyboardPicture, _ new: KeyboardPicture, sizes: Theme.Sizes = Theme.Sizes()
  ) -> [KeyRect] {
    guard old.frame == new.frame, old.bar == new.bar, old.appearance == new.appearance, old.scale == new.scale,
      old.keys.count == new.keys.count
    else { return [new.frame] }
    let metrics = KeyMetrics(scale: new.scale, sizes: sizes)
    var damage: [KeyRect] = []
    for (before, after) in zip(old.keys, new.keys) where before != after {
      // Letters under one key move the labels of its whole row.
      if before.hint.isEmpty != after.hint.isEmpty { return [new.frame] }
      if before.rect != after.rect, !before.hint.isEmpty { return [new.frame] }
      if before.rect != after.rect { add(before.reach(metrics), to: &damage) }
      add(after.reach(metrics), to: &damage)
    }
    if old.preview != new.preview {
      for preview in [old.preview, new.preview] {
        guard let preview else { continue }
        add(reach(of: preview, in: new.frame, metrics), to: &damage)
      }
    }
    if old.popup != new.popup {
      for popup in [old.popup, new.popup] {
        guard let popup else { continue }
        add(metrics.reach(of: popup), to: &damage)
      }
    }
    if old.isLoading != new.isLoading || old.barItems.map(\.rect) != new.barItems.map(\.rect) {
      add(new.bar, to: &damage)
    } else {
      for (before, after) in zip(old.barItems, new.barItems) where before != after { add(after.rect, to: &damage) }
    }
    return damage.map { $0.intersection(new.frame) }.filter { !$0.isEmpty }
  }

  /// The bubble with its shadow.
  static func reach(of preview: KeyPreview, in frame: KeyRect, _ metrics: KeyMetrics) -> KeyRect {
    guard let (outline, x, y) = BubbleOutline.preview(of: preview.key, in: frame, metrics) else {
      return KeyRect(x: 0, y: 0, width: 0, height: 0)
    }
    let bubble = KeyRect(x: x, y: y, width: outline.width, height: outline.height)
    let lowered = KeyRect(
      x: bubble.x, y: bubble.y + metrics.shadowDepth, width: bubble.width, height: bubble.height)
    return bubble.union(lowered.outset(by: 2 * outline.blur))
  }

  /// Adds a rectangle; those that overlap become one where that does not draw much more than is needed.
  private static func add(_ rect: KeyRect, to damage: inout [KeyRect]) {
    var rect = rect
    guard !rect.isEmpty else { return }
    var index = 0
    while index < damage.count {
      let other = damage[index]
      let union = rect.union(other)
      if !rect.intersection(other).isEmpty, area(union) * 4 <= (area(rect) + area(other)) * 5 {
        rect = union
        damage.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    damage.append(rect)
  }

  private static func area(_ rect: KeyRect) -> Int { rect.width * rect.height }
}
