public import KeyboardCore

/// Writes recordings as evemu text 1.3, which evemu's own programs and `RecordingReader` read.
///
/// What does not fit the format is left out: an axis' momentary value, and line ends in a name, which become blanks.
public enum EvemuWriter {
  /// The description of a device, which stands before the first event; ends with a line end.
  public static func head(_ device: DeviceDescription) -> String {
    var text = EvemuText()
    text.append("# EVEMU 1.3\nN: ")
    text.append(DeviceName.onOneLine(device.name))
    text.append("\nI:")
    for number in [device.bus, device.vendor, device.product, device.version] {
      text.append(" ")
      text.append(hex: number, digits: 4)
    }
    text.append("\n")
    // The order of the kinds of lines is fixed: evemu's own reader looks for no kind twice.
    text.append(rows: device.properties, count: 1, "P:")
    for (type, codes) in device.codes.sorted(by: { $0.key < $1.key }) {
      text.append(rows: codes, count: CodeLimits.rows(ofType: type), "B: ", type)
    }
    for axis in device.axes.sorted(by: { $0.code < $1.code }) {
      text.append("A: ")
      text.append(hex: axis.code, digits: 2)
      for number in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
        text.append(" ")
        text.append(decimal: Int64(number), width: 1)
      }
      text.append("\n")
    }
    text.append(states: device.leds, "L: ")
    text.append(states: device.switches, "S: ")
    return text.string
  }

  /// One event as a line; ends with a line end. Its time must not be negative.
  public static func line(_ event: InputEvent) -> String {
    var text = EvemuText()
    text.append(event)
    return text.string
  }

  /// A whole file, which holds what the recording has of a description and of events.
  public static func text(_ recording: Recording) -> String {
    var text = EvemuText()
    text.append(recording.device.map(head) ?? "# EVEMU 1.3\n")
    for event in recording.events { text.append(event) }
    return text.string
  }
}
