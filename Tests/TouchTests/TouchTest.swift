import KeyboardCore
import Testing

/// One touch test of the matrix: what fingers do in per cent of the picture, a line a frame, and what is told of it.
///
///     down 1 20,30 + down 2 80,30     two fingers come down in one frame
///     move 1 25,30                    one moves
///     up 1                            one leaves
///     lose 1                          one leaves and the panel does not notice
///     dropped up 1                    the frame is lost, SYN_DROPPED tells so
///     unplug                          the panel is pulled
///
/// Told is `began 1 at 20,30`, one line a frame; the numbers are those of contacts.
struct TouchTest: Sendable, CustomTestStringConvertible {
  let name: String
  let script: [String]
  let told: [String]
  /// What panels of some kinds tell instead.
  var others: [PanelSample.Kind: [String]] = [:]
  /// What panels tell that have no BTN_TOUCH.
  var withoutButton: [String]?
  /// What panels tell whose contacts all have one id.
  var withOneID: [String]?
  /// What panels with slots tell that have BTN_TOUCH and no ids.
  var withoutIDs: [String]?
  /// How many fingers a panel must be able to tell at once.
  var fingers = 1

  var testDescription: String { name }

  /// What this panel should tell.
  func expected(of sample: PanelSample) throws -> [String] {
    if sample.habits.contains(.onlyIDZero), let withOneID { return withOneID }
    let kind = try sample.kind
    if kind == .slotted && sample.device.axis(EventCode.Abs.mtTrackingID) == nil {
      if let other = sample.hasTouchButton ? withoutIDs : withOneID { return other }
    }
    if let other = others[kind] { return other }
    if kind == .slotted && !sample.hasTouchButton, let withoutButton { return withoutButton }
    return told
  }

  /// Plays the script on a panel behind a turned screen.
  func run(_ sample: PanelSample, _ rotation: Rotation) throws -> [String] {
    let panel = try PanelDescription(sample.device)
    let screen = KeySize(width: 1000, height: 600)
    let transform = PanelTransform(panel: panel, screen: screen, rotation: rotation)
    var driver = try PanelDriver(sample)
    var tracker = TouchTracker(panel: panel)
    var frame = TouchFrame()
    var touches = KeyTouchFrame()
    var lines: [String] = []
    func say() {
      transform.map(frame, into: &touches)
      let told = touches.touches.map { touch in
        "\(touch.phase) \(touch.id) at \(Self.percent(touch.point.x, screen.width)),\(Self.percent(touch.point.y, screen.height))"
      }
      if !told.isEmpty { lines.append(told.joined(separator: "; ")) }
    }
    for line in script {
      var down: [(Int, Double, Double)] = []
      var moved: [(Int, Double, Double)] = []
      var up: [Int] = []
      var isDropped = false
      var isUnplugged = false
      var words = line.split(separator: " ")[...]
      func finger() -> Int { Int(words.popFirst()!)! }
      func place() -> (Double, Double) {
        let parts = words.popFirst()!.split(separator: ",").map { Double($0)! / 100 }
        return Self.turned(parts[0], parts[1], rotation)
      }
      while let word = words.popFirst() {
        switch word {
        case "down", "move":
          let number = finger()
          let (x, y) = place()
          if word == "down" { down.append((number, x, y)) } else { moved.append((number, x, y)) }
        case "up": up.append(finger())
        case "lose": driver.lose(finger())
        case "dropped": isDropped = true
        case "unplug": isUnplugged = true
        case "+": break
        default: preconditionFailure("unknown word \(word)")
        }
      }
      if isUnplugged {
        driver.unplug()
      } else if !(down.isEmpty && moved.isEmpty && up.isEmpty) {
        driver.frame(down: down, moved: moved, up: up)
      }
      if isDropped { driver.drop() }
      for event in driver.takeEvents() where tracker.handle(event, into: &frame) { say() }
    }
    tracker.cancel(at: .zero, into: &frame)
    say()
    return lines
  }

  /// In steps of five, which is finer than a key and coarser than the coarsest panel's unit.
  private static func percent(_ pixel: Int, _ pixels: Int) -> Int {
    Int((Double(pixel) * 20 / Double(pixels)).rounded()) * 5
  }

  /// Where on the panel a part of the turned picture is.
  private static func turned(_ x: Double, _ y: Double, _ rotation: Rotation) -> (Double, Double) {
    switch rotation {
    case .none: (x, y)
    case .quarter: (1 - y, x)
    case .half: (1 - x, 1 - y)
    case .threeQuarters: (y, 1 - x)
    }
  }
}
