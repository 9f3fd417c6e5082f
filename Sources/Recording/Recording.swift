public import KeyboardCore

/// One input device and what it sent: the content of a recording file, or of one device in it.
///
/// Equality compares device and events; where they stand in a file does not count.
public struct Recording: Hashable, Sendable {
  /// Nil where the file holds events only, as evemu's `.events` and `.event` files may.
  public var device: DeviceDescription?
  /// In the order of the file and with its times, which may go backwards; empty where the file only describes a device.
  public var events: [InputEvent]
  /// What udev said of the panel's calibration where it was recorded (`LIBINPUT_CALIBRATION_MATRIX`), as it stands there;
  /// nil where nothing is told of it.
  public var calibration: String?
  /// Where device and events were read.
  public var places: RecordingPlaces

  /// A recording put together from its parts.
  public init(
    device: DeviceDescription? = nil, events: [InputEvent] = [], places: RecordingPlaces = RecordingPlaces()
  ) {
    self.device = device
    self.events = events
    self.places = places
  }

  /// These events with the device of another recording, for events and description that stand in two files.
  public func described(by description: Recording) -> Recording {
    var joined = self
    joined.device = description.device
    joined.calibration = description.calibration
    joined.places.descriptionFile = description.places.descriptionFile
    joined.places.axisLines = description.places.axisLines
    return joined
  }

  /// An error that points to the line that gives the range of the axis `code`.
  public func error(axis code: UInt16, _ reason: String) -> RecordingError {
    RecordingError(file: places.descriptionFile, line: places.axisLines[code], reason: reason)
  }

  /// An error that points to the line of the event at `index` of `events`.
  public func error(event index: Int, _ reason: String) -> RecordingError {
    let lines = places.eventLines
    return RecordingError(
      file: places.eventsFile, line: lines.indices.contains(index) ? lines[index] : nil, reason: reason)
  }
}
