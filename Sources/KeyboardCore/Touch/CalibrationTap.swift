/// One finger on a cross: what it told from coming down until it was lifted.
struct CalibrationTap: Sendable {
  let id: UInt32
  let began: Instant
  /// It has stayed long enough to be measured.
  var isHeld = false
  /// The finger has gone, another is still there.
  var ended: Instant?
  /// Another finger came meanwhile.
  var hasCompany = false
  private var xs: [Int32]
  private var ys: [Int32]

  /// More positions than these, some seconds of them, say nothing new.
  private static let most = 1024
  /// A finger that was further than this share of the panel from its own middle has moved.
  private static let reach = 0.03

  init(_ contact: Contact, at time: Instant) {
    id = contact.id
    began = time
    xs = [contact.position.x]
    ys = [contact.position.y]
  }

  mutating func add(_ position: PanelPoint) {
    guard xs.count < Self.most else { return }
    xs.append(position.x)
    ys.append(position.y)
  }

  /// The middle of all positions in each direction: one that is far off has no weight.
  var median: PanelPoint {
    PanelPoint(x: Self.median(xs), y: Self.median(ys))
  }

  /// More than a quarter of the positions are far from the median. A single one that is says nothing: resistive panels
  /// tell such when a finger comes down or goes.
  func hasMoved(on panel: PanelDescription) -> Bool {
    let middle = median
    let (width, height) = (Self.length(of: panel.x) * Self.reach, Self.length(of: panel.y) * Self.reach)
    var far = 0
    for (x, y) in zip(xs, ys)
    where abs(Double(x) - Double(middle.x)) > width || abs(Double(y) - Double(middle.y)) > height { far += 1 }
    return far * 4 > xs.count
  }

  private static func median(_ values: [Int32]) -> Int32 {
    values.sorted()[values.count / 2]
  }

  private static func length(of axis: AxisRange) -> Double {
    Double(axis.maximum) - Double(axis.minimum) + 1
  }
}
