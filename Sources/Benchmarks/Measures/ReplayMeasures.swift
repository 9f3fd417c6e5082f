import KeyboardCore
import KeypaneApp
import Posix
import Recording

/// `keypane replay`, from the bytes of a recording to those of the transcript.
enum ReplayMeasures {
  static func measure(_ scene: BenchScene) throws(AppError) -> [Measure] {
    let panel = BenchPanel.slotted
    let script = scene.script(for: panel)
    let recording = panel.recording(of: script.steps, screen: BenchScene.screen)
    let bytes = Array(EvemuWriter.text(recording).utf8)
    let screen = "\(BenchScene.screen.width)x\(BenchScene.screen.height)"
    let options = [
      "--screen", screen, "--data", scene.data.path, "--autocapitalization", "none", "--keyboard-type", "asciiCapable",
      "--idiom", "phone",
    ]
    var transcript: [UInt8] = []
    let time = try CPUTime.median(runs: 7) { () throws(AppError) in
      transcript = try ReplayCommand.transcript(of: bytes, options: options)
    }
    // The field has one line: return does not stand in its text.
    guard String(decoding: transcript, as: UTF8.self).contains(script.text.filter { $0 != "\n" }) else {
      throw AppError(.software, "the replay did not type its text")
    }
    let reports = recording.events.count { $0.type == EventType.syn && $0.code == EventCode.Syn.report }
    return [Measure("replay of \(reports) frames, file to transcript", time, under: .milliseconds(1000))]
  }
}
