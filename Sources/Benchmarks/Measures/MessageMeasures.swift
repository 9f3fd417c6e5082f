import KeyboardCore
import KeypaneApp

/// What a message costs that somebody sends on purpose: 64 KiB of digits, and of text that has something to look at
/// everywhere.
enum MessageMeasures {
  private static let bytes = 65536

  static func measure() throws(AppError) -> [Measure] {
    let messages = [
      ("digits", String(repeating: "4", count: bytes)),
      ("digits in groups of four", String(repeating: "4829 ", count: bytes / 5)),
      (
        "codes and days", String(repeating: "Your code is 482913, see you on 12 May 2026 at 10:30. ", count: bytes / 54)
      ),
    ]
    return try messages.map { name, message throws(AppError) in
      let time = try CPUTime.median(runs: 15) { () throws(AppError) in
        var codes = ReceivedCodes()
        codes.receive(message, at: .zero)
        var finds = ReceivedFinds()
        finds.receive(message, RecogniserSetting())
      }
      return Measure("a message of 64 KiB of \(name)", time, under: .milliseconds(5))
    }
  }
}
