/// The range of one absolute axis (`struct input_absinfo`), in panel units.
public struct AxisRange: Hashable, Sendable {
  /// `ABS_…`.
  public var code: UInt16
  public var minimum: Int32
  public var maximum: Int32
  public var fuzz: Int32
  public var flat: Int32
  /// Units a millimetre; 0 where the device does not know.
  public var resolution: Int32
  /// The position when the description was made; recordings do not tell it.
  public var value: Int32

  public init(
    code: UInt16, minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0, value: Int32 = 0
  ) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
    self.value = value
  }
}

extension AxisRange {
  /// The value, moved into the range.
  func clamp(_ value: Int32) -> Int32 {
    min(max(value, minimum), maximum)
  }
}
