import KeyboardCore
import Posix

@testable import Speech

/// A speech server for one client, which notes what it is to say.
final class SpeechServer {
  private var listener: UnixSocketListener
  private var connection: UnixConnection?
  private var input: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65536)
  private var text: [String]?
  private var language = ""
  private(set) var name = ""
  /// `de: Text` for each text, `cancel` in between.
  private(set) var spoken: [String] = []

  init(path: String) throws {
    listener = try UnixSocketListener(path: path)
  }

  /// Client and server take turns until neither has anything more.
  func serve(_ client: inout SpeechClient) throws {
    for _ in 0..<100 {
      client.exchange(at: .zero)
      try read()
    }
  }

  func send(_ line: String) throws {
    try accept()
    _ = try connection?.write(Array(line.utf8)[...])
  }

  private func accept() throws {
    if connection == nil { connection = try listener.accept() }
  }

  private func read() throws {
    try accept()
    guard case .bytes(let count)? = try connection?.read(into: &buffer) else { return }
    input += buffer[..<count]
    while let end = input.firstIndex(of: 0x0a) {
      let line = String(decoding: input[..<(end - 1)], as: UTF8.self)
      input.removeFirst(end + 1)
      try take(line)
    }
  }

  private func take(_ line: String) throws {
    if var lines = text {
      guard line == "." else {
        lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
        text = lines
        return
      }
      text = nil
      spoken.append("\(language): \(lines.joined(separator: "\n"))")
      return try send("225-1\r\n225 OK MESSAGE QUEUED\r\n")
    }
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "SPEAK":
      text = []
      return try send("230 OK RECEIVING DATA\r\n")
    case "CHAR": spoken.append("\(language): \(words[1])")
    case "CANCEL": spoken.append("cancel")
    case "SET" where words[2] == "LANGUAGE": language = words[3]
    case "SET" where words[2] == "CLIENT_NAME": name = words[3]
    default: break
    }
    try send("200 OK\r\n")
  }
}
