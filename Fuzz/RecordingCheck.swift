import KeyboardCore
import Recording

/// What holds of any bytes that a reader of recordings is given.
enum RecordingCheck {
  /// The recordings in them; nil where they are refused.
  static func read(_ bytes: [UInt8], name: String) -> [Recording]? {
    do {
      let recordings = try RecordingReader.read(bytes, name: name)
      for recording in recordings { play(recording) }
      return recordings
    } catch {
      precondition(error.file == name && error.line ?? 1 >= 1 && !error.reason.isEmpty)
      return nil
    }
  }

  private static func play(_ recording: Recording) {
    guard let device = recording.device, let panel = try? PanelDescription(device) else { return }
    var tracker = TouchTracker(panel: panel)
    let transform = PanelTransform(panel: panel, screen: KeySize(width: 800, height: 480))
    var frame = TouchFrame()
    var touches = KeyTouchFrame()
    for event in recording.events where tracker.handle(event, into: &frame) { transform.map(frame, into: &touches) }
    tracker.cancel(at: frame.time, into: &frame)
  }
}
