import Testing

@testable import KeymapSource

/// sway's IPC as it comes out of a socket: in pieces, several at once, or wrong.
struct SwayMessageTests {
  @Test("a message survives writing and reading, whatever the pieces it comes in")
  func pieces() throws {
    let message = SwayMessage(.inputEvent, #"{"change":"added"}"#)
    let bytes = message.bytes + SwayMessage(.getInputs, "[]").bytes
    for cut in 0...bytes.count {
      var read: [SwayMessage] = []
      var waiting: [UInt8] = []
      for piece in [bytes[..<cut], bytes[cut...]] {
        waiting += piece
        while let message = try SwayMessage(from: &waiting) { read.append(message) }
      }
      #expect(read == [message, SwayMessage(.getInputs, "[]")])
      #expect(waiting.isEmpty)
    }
  }

  @Test("what is no message is refused at its first wrong byte")
  func malformed() {
    for text in ["x", "i3-ipx", "HTTP/1.1 400"] {
      #expect(throws: SwayError.malformed) {
        var bytes = Array(text.utf8)
        _ = try SwayMessage(from: &bytes)
      }
    }
  }

  @Test("one that claims to be endless is refused, not waited for")
  func endless() {
    #expect(throws: SwayError.malformed) {
      var bytes = Array("i3-ipc".utf8) + [0xff, 0xff, 0xff, 0x7f, 0, 0, 0, 0]
      _ = try SwayMessage(from: &bytes)
    }
  }

  @Test("kinds that nobody has asked for are passed over")
  func otherKinds() throws {
    var bytes = Array("i3-ipc".utf8) + [2, 0, 0, 0, 7, 0, 0, 0] + Array("{}".utf8)
    #expect(try SwayMessage(from: &bytes)?.kind == nil)
    #expect(bytes.isEmpty)
  }

  @Test("devices are read with and without what only keyboards have")
  func devices() throws {
    let json = """
      [{"identifier": "1:2:A", "name": "A", "vendor": 1, "product": 2, "type": "pointer", "scroll_factor": 1.0},
       {"name": "B", "vendor": 0, "product": 0, "type": "keyboard", "xkb_layout_names": ["German", null],
        "xkb_active_layout_index": 1}]
      """
    #expect(throws: SwayError.malformed) { try SwayInput.list(Array(json.utf8)) }
    let devices = try SwayInput.list(Array(json.replacing("\"German\", null", with: "\"German\"").utf8))
    #expect(devices.map(\.name) == ["A", "B"])
    #expect(devices.map(\.numbers) == [DeviceMark.Numbers(vendor: 1, product: 2), nil])
    #expect(devices[1].layoutNames == ["German"])
    #expect(devices[1].activeLayout == 1)
    #expect(devices[0].layoutNames == nil)
  }

  @Test("what is no JSON, or other JSON, is refused", arguments: ["", "{", "{}", "[1]", "[{}]", "\u{0}", "[[[["])
  func otherJSON(_ text: String) {
    #expect(throws: SwayError.malformed) { try SwayInput.list(Array(text.utf8)) }
  }
}
