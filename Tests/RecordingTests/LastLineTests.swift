import KeyboardCore
import Recording
import Testing

/// A last line without a line end is taken where it cannot be a cut-off longer one.
@Suite struct LastLineTests {
  @Test(arguments: [
    "E: 0.000001 0001 014a 0001\nE: 0.000001 0000 0000 0000",
    "E: 0.000001 0001 014a 0001\nE: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------",
  ])
  func aReportClosesTheFile(_ text: String) throws {
    let recording = try RecordingReader.read(Array(text.utf8), name: "f")
    #expect(recording.first?.events.count == 2)
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let recording = try RecordingReader.read(Array("\u{feff}# EVEMU 1.3\nE: 0.000001 0000 0000 0000\n".utf8), name: "f")
    #expect(recording.first?.events.count == 1)
  }
}
