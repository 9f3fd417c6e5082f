import Posix
import Testing

@testable import KeymapSource

/// The other end of sway's IPC: answers what it is asked, and tells what it is told to.
struct FakeSway: ~Copyable {
  private let listener: UnixSocketListener
  private var client: UnixConnection?
  private var incoming: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 4096)

  init(_ path: String) throws { listener = try UnixSocketListener(path: path) }

  /// Takes the client, and answers all that it has asked.
  /// - Parameter devices: the JSON of the list.
  mutating func answer(_ devices: String) throws {
    if client == nil { client = try listener.accept() }
    while case .bytes(let count) = try client?.read(into: &buffer) {
      incoming += buffer[..<count]
      while let question = try SwayMessage(from: &incoming) {
        switch question.kind {
        case .subscribe:
          #expect(question.payload == Array(#"["input"]"#.utf8))
          try say(SwayMessage(.subscribe, #"{"success": true}"#).bytes)
        case .getInputs: try say(SwayMessage(.getInputs, devices).bytes)
        case .inputEvent, nil: Issue.record("a question that sway does not know")
        }
      }
    }
  }

  /// Tells of a device.
  mutating func tell(_ change: String, _ device: String) throws {
    try say(SwayMessage(.inputEvent, #"{"change": "\#(change)", "input": \#(device)}"#).bytes)
  }

  /// Tells anything at all.
  mutating func say(_ bytes: [UInt8]) throws { _ = try client?.write(bytes[...]) }

  /// The connection ends, as when sway does.
  mutating func hangUp() { client = nil }

  /// A keyboard as sway tells it.
  static func keyboard(_ name: String, _ layouts: [String], active: Int, product: Int = 1) -> String {
    let names = layouts.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"identifier": "19280:\(product):x", "name": "\(name)", "vendor": 19280, "product": \(product), "type": "keyboard",
       "xkb_layout_names": [\(names)], "xkb_active_layout_index": \(active)}
      """
  }
}
