import FieldFeed
import KeyboardCore
import Posix

/// `keypane message`: gives a running keyboard the text of a message that may hold a code.
enum MessageCommand {
  static let spec = CommandSpec(
    name: "message",
    summary: "gives a running keyboard the text of a message, which may hold a code",
    arguments: "[TEXT|-]",
    argumentCount: 0...1,
    options: [SocketCommand.socket],
    details: """
      Without TEXT, or with -, the text is read from standard input, of whose end one line end is left out: everybody on
      the machine can read the words of a command, so keep codes out of them. The keyboard keeps the code for three
      minutes and nothing of the text.

      example: printf '747723 is your code.\\n\\n@example.com #747723' | keypane message
      """)

  static func run(_ arguments: Arguments) throws(AppError) {
    let text: String
    if let word = arguments.words.first, word != "-" {
      text = word
    } else {
      text = try standardInput()
    }
    guard !text.isEmpty else { throw AppError(.data, "the message is empty") }
    try SocketCommand.send(.message(text: text), arguments)
  }

  /// The text without the line end that `echo` and files put after it: to the message it would be a last, empty line.
  private static func standardInput() throws(AppError) -> String {
    var bytes: [UInt8]
    do { bytes = try StandardInput.read(limit: ControlRequest.longestLine) } catch {
      throw AppError(.data, error.description)
    }
    if bytes.last == 0x0a { bytes.removeLast() }
    if bytes.last == 0x0d { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw AppError(.data, "standard input: not UTF-8")
    }
    return text
  }
}
