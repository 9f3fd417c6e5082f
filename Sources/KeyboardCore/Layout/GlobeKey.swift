/// What stands where a layout has its globe key: that depends on the keyboards that the field can have.
public enum GlobeKey: Sendable, Hashable {
  /// There is no other keyboard: the key's room goes to the one on its left.
  case absent
  /// The emoji are the only other keyboard.
  case emoji
  /// There are several languages.
  case globe
}

extension Plane {
  /// The plane with its globe keys as the field has them.
  func settled(_ globe: GlobeKey) -> Plane {
    var changed = self
    for row in changed.rows.indices {
      // A globe key with a plane leads there where there is no other keyboard.
      for index in changed.rows[row].indices
      where changed.rows[row][index].role == .globe && changed.rows[row][index].plane != nil {
        if globe == .absent {
          changed.rows[row][index].role = .plane
        } else {
          changed.rows[row][index].plane = nil
          changed.rows[row][index].label = ""
          changed.rows[row][index].shiftedLabel = ""
        }
      }
      if globe == .globe { continue }
      while let index = changed.rows[row].firstIndex(where: { $0.role == .globe }) {
        switch globe {
        case .globe: break
        case .emoji:
          changed.rows[row][index].role = .emoji
          changed.rows[row][index].id = "emoji"
        case .absent:
          // At the beginning of a row of a pad its cell stays empty, so that the columns stay where they are.
          guard index > 0 else {
            changed.rows[row][0] = LayoutKey(id: "blank", role: .blank, width: changed.rows[row][0].width)
            continue
          }
          let width = changed.rows[row].remove(at: index).width
          changed.rows[row][index - 1].width += width
        }
      }
    }
    return changed
  }
}
