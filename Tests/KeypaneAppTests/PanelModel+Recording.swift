import KeyboardCore
import Recording
import Testing

@testable import KeypaneApp

extension PanelModel: CustomTestStringConvertible {
  /// Kind and ranges.
  public var testDescription: String { "\(kind) \(x) \(y)" }

  init(name: String, kind: Kind, x: ClosedRange<Int32>, y: ClosedRange<Int32>) {
    self.init(kind: kind, x: x, y: y)
    self.name = name
  }

  /// What the panel sends of the fingers; a panel of one contact is shown one finger at a time.
  func recording(_ script: FingerScript, screen: KeySize, rotation: Rotation) -> Recording {
    recording(script.steps, screen: screen, rotation: rotation)
  }

  /// The same for steps of fingers.
  func recording(_ steps: [FingerScript.Step], screen: KeySize, rotation: Rotation) -> Recording {
    var sender = PanelModelSender(self, screen: screen, rotation: rotation)
    var events: [InputEvent] = []
    for step in steps.sorted(by: { $0.time < $1.time }) {
      sender.send(step.phase, finger: step.finger, at: step.point, time: step.time, into: &events)
    }
    return Recording(device: device, events: events)
  }
}
