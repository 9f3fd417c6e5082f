/// Where the parts of a recording were read, for error messages; lines count from 1.
///
/// All values are equal: a recording that is written and read again stays equal though its lines move.
public struct RecordingPlaces: Hashable, Sendable {
  /// The file that describes the device, as it was named to the reader.
  public var descriptionFile: String
  /// The line that gives an axis its range, by `ABS_…` code.
  public var axisLines: [UInt16: Int]
  /// The file that holds the events, as it was named to the reader.
  public var eventsFile: String
  /// The line of each event.
  public var eventLines: [Int]

  /// Places put together from their parts; by default nothing has a place.
  public init(
    descriptionFile: String = "", axisLines: [UInt16: Int] = [:], eventsFile: String = "", eventLines: [Int] = []
  ) {
    self.descriptionFile = descriptionFile
    self.axisLines = axisLines
    self.eventsFile = eventsFile
    self.eventLines = eventLines
  }

  /// The places in one file of which nothing has been read yet.
  init(file: String) {
    self.init(descriptionFile: file, eventsFile: file)
  }

  /// Always true: a place is no part of what was recorded.
  public static func == (one: RecordingPlaces, other: RecordingPlaces) -> Bool { true }

  /// Adds nothing, as all values are equal.
  public func hash(into hasher: inout Hasher) {}
}
