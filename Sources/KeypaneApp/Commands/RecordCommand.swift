import Evdev
import KeyboardCore
import Posix
import Recording

/// `keypane record`: a panel's events as an evemu file, until interrupted.
enum RecordCommand {
  static let spec = CommandSpec(
    name: "record",
    summary: "writes a panel's events as an evemu file to standard output, until interrupted",
    arguments: "[DEVICE]",
    argumentCount: 0...1,
    details: """
      Without a device the first touchscreen is taken. Other programs go on receiving the panel's events.
      example: keypane record > tap.evemu
      """)

  static func run(_ arguments: Arguments) throws(AppError) {
    do {
      let path = try arguments.words.first ?? PanelFinder().touchscreens()[0]
      var panel = try EvdevPanel(path: path)
      var signals = try Signals()
      Signals.ignoreBrokenPipes()
      Output.error("recording \(panel.description.name) (\(path)); Ctrl+C ends it")
      try Program.say(EvemuWriter.head(panel.description))
      var poller = Poller()
      while true {
        poller.removeAll()
        let panelIndex = poller.add(panel.raw)
        let signalIndex = poller.add(signals.raw)
        _ = try poller.wait(until: nil)
        if poller.isReadable(panelIndex) { try copy(&panel) }
        if poller.isReadable(signalIndex), try signals.next() != nil { return }
      }
    } catch let error as EvdevError {
      // What was recorded until the panel went stands.
      if case .gone = error { return Output.error("\(error)") }
      throw AppError(error.status, reason(error))
    } catch let error as SystemError {
      throw AppError(.unavailable, error.description)
    } catch let error as AppError {
      throw error
    } catch {
      throw AppError(.software, "\(error)")
    }
  }

  /// The remedies of `keypane run` are its options; here the device is a word.
  private static func reason(_ error: EvdevError) -> String {
    switch error {
    case .noDevice(let path): "no input device \(path); without one named, the first touchscreen is recorded"
    case .noTouchscreen(let folder):
      "no touchscreen among the devices in \(folder): plug one in, or name a device: keypane record DEVICE"
    case .noUinput, .noAccess, .notInputDevice, .gone, .system: error.description
    }
  }

  /// Writes what has arrived, a batch at once.
  private static func copy(_ panel: inout EvdevPanel) throws {
    var text = ""
    defer { try? Program.say(text) }
    while let event = try panel.next() { text += EvemuWriter.line(event) }
  }
}
