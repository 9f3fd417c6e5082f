import KeyboardCore
import TestSupport

@testable import KeypaneApp

/// A session that a seed makes: fingers on a panel of any kind, which loses events and is pulled out now and then.
struct RandomSession {
  private(set) var session: SessionFile
  private(set) var rotation: Rotation
  private var random: SeededRandom
  private let stage: RandomStage
  private var time: Int64 = 0
  private var down: [Int] = []

  init(seed: UInt64, on stage: RandomStage) {
    self.stage = stage
    random = SeededRandom(seed: seed)
    session = SessionFile(name: "seed \(seed)")
    rotation = .none
    session.options = stage.options
    // Of four sessions one has fingers on the keys themselves.
    if number(4) > 0 { mount() }
    for _ in 0..<(4 + number(28)) { add() }
  }

  private mutating func mount() {
    rotation = Rotation.allCases[number(4)]
    if rotation != .none { session.options += ["--rotate", "\(rotation.rawValue)"] }
    let ranges: [ClosedRange<Int32>] = [
      0...4095, 0...799, -500...500, 10000...20000, 0...1, Int32.min...Int32.max, 32...4000, 0...32767,
    ]
    var panel = PanelModel(
      kind: PanelModel.Kind.allCases[number(PanelModel.Kind.allCases.count)], x: ranges[number(ranges.count)],
      y: ranges[number(ranges.count)])
    panel.slots = [1, 2, 5, 10, 60][number(5)]
    panel.resolution = Int32([0, 0, 10, 40][number(4)])
    session.panel = panel
  }

  private mutating func add() {
    // Mostly at the pace of typing; long enough now and then for pop-ups and repeats, or for a hand that lies there.
    switch number(40) {
    case 0: time += 60_000
    case 1...4: time += Int64(400 + number(3000))
    default: time += Int64(number(160))
    }
    let hasPanel = session.panel != nil
    let isLost = hasPanel && number(20) == 0
    switch number(100) {
    case 0...1 where hasPanel: add(.dropped)
    case 2 where hasPanel: add(.unplug)
    case 3...4 where hasPanel: add(.plug)
    case 5...7: add(.wait)
    case 8 where !hasPanel && !down.isEmpty:
      add(.touch(.cancelled, finger: down.remove(at: number(down.count)), nil, isLost: false))
    case 9...24 where !down.isEmpty:
      add(.touch(.moved, finger: down[number(down.count)], .point(point()), isLost: isLost))
    case 25...64 where !down.isEmpty:
      add(.touch(.ended, finger: down.remove(at: number(down.count)), nil, isLost: isLost))
    default:
      guard down.count < 6, let finger = (1...6).first(where: { !down.contains($0) }) else { return add(.wait) }
      down.append(finger)
      add(.touch(.began, finger: finger, .point(point()), isLost: isLost))
    }
  }

  private mutating func add(_ event: SessionStep.Event) {
    session.steps.append(
      SessionStep(line: session.steps.count + 1, time: .zero + .milliseconds(time), event: event))
  }

  /// Mostly on the keys, sometimes anywhere on the screen.
  private mutating func point() -> KeyPoint {
    let plan = stage.keyboard.plan
    let screen = plan.geometry.screen
    switch number(20) {
    case 0: return KeyPoint(x: number(screen.width), y: number(screen.height))
    case 1: return KeyPoint(x: [0, screen.width - 1][number(2)], y: number(screen.height))
    case 2...6:
      // Keys that do more than type are fewer than letters.
      let keys = plan.planes[stage.keyboard.plane].keys.filter { $0.key.role != .character }
      return keys.isEmpty ? point() : keys[number(keys.count)].cap.centre
    default:
      let frame = plan.geometry.frame
      return KeyPoint(x: frame.x + number(frame.width), y: frame.y + number(frame.height))
    }
  }

  private mutating func number(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
}
