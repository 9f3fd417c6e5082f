import KeyboardCore
import Testing

/// What holds of every plane on every screen: no two keys overlap, each is hit where it is drawn, nothing leaves the
/// keyboard, and between two keys there is no point that belongs to none.
struct PlanLaws {
  private let plan: LayoutPlan
  private let what: String

  init(_ plan: LayoutPlan, _ what: String) {
    self.plan = plan
    self.what = what
  }

  func check() {
    let geometry = plan.geometry
    let screen = KeyRect(x: 0, y: 0, width: geometry.screen.width, height: geometry.screen.height)
    law(screen.union(geometry.frame) == screen, "the keyboard leaves the screen")
    law(geometry.frame.union(geometry.bar) == geometry.frame, "the bar leaves the keyboard")
    for plane in plan.planes {
      keys(of: plane)
      rows(of: plane)
    }
  }

  private func law(_ holds: Bool, _ says: @autoclosure () -> String) {
    // Making the words of thousands of laws that hold would take most of the time.
    if !holds { Issue.record("\(what): \(says())") }
  }

  private func keys(of plane: PlacedPlane) {
    let frame = plan.geometry.frame
    for (index, placed) in plane.keys.enumerated() {
      let id = placed.key.id
      law(!placed.cap.isEmpty, "\(id) has no cap")
      law(placed.cell.union(placed.cap) == placed.cell, "\(id) is drawn outside of what it is touched by")
      law(frame.union(placed.cell) == frame, "\(id) leaves the keyboard")
      law(placed.cell.intersection(plan.geometry.bar).isEmpty, "\(id) lies on the bar")
      law(plane.key(at: placed.cap.centre) == index, "\(id) is not hit in its middle")
    }
    law(Set(plane.keys.map(\.key.id).filter { $0 != "blank" }).count >= 1, "\(plane.id) has no keys")
  }

  /// Rows follow each other without a gap, and so do the keys of a row, but for the middle of a split keyboard.
  private func rows(of plane: PlacedPlane) {
    let geometry = plan.geometry
    law(plane.rows.first?.top == geometry.frame.y + geometry.barHeight, "\(plane.id) does not begin below the bar")
    law(plane.rows.last?.bottom == geometry.frame.maxY, "\(plane.id) does not end at the lower edge")
    for (row, next) in zip(plane.rows, plane.rows.dropFirst()) {
      law(row.bottom == next.top, "\(plane.id): pixels between two rows")
    }
    for row in plane.rows {
      let cells = plane.keys[row.keys].map(\.cell)
      law(!cells.isEmpty, "\(plane.id): a row without keys")
      law(cells.allSatisfy { $0.y == row.top && $0.maxY == row.bottom }, "\(plane.id): a key is not as high as its row")
      let gaps = zip(cells, cells.dropFirst()).map { $1.x - $0.maxX }.filter { $0 != 0 }
      law(gaps.allSatisfy { $0 > 0 }, "\(plane.id): two keys overlap")
      law(gaps.count <= (geometry.split > 0 ? 1 : 0), "\(plane.id): pixels between two keys")
    }
  }
}
