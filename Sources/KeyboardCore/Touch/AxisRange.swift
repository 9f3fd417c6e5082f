/// The range of one absolute axis (`struct input_absinfo`), in panel units.
public struct AxisRange: Hashable, Sendable {
  /// `ABS_…`.
  public var code: UInt16
  /// The least value that the axis is said to send.
  public var minimum: Int32
  /// The greatest value that the axis is said to send, itself included.
  public var maximum: Int32
  /// Changes smaller than about this are noise, which the kernel smooths away.
  public var fuzz: Int32
  /// The zone around the middle of a joystick that counts as rest; says nothing of panels.
  public var flat: Int32
  /// Units a millimetre; 0 where the device does not know.
  public var resolution: Int32
  /// The position when the description was made; recordings do not tell it.
  public var value: Int32

  /// An axis as it is declared, which may be wrong: nothing here demands that the maximum is the greater.
  public init(
    code: UInt16, minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0,
    value: Int32 = 0
  ) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
    self.value = value
  }

  /// Whether another axis sends the same values.
  func hasRange(of other: AxisRange) -> Bool {
    minimum == other.minimum && maximum == other.maximum
  }

  /// The value, moved into the range.
  func clamp(_ value: Int32) -> Int32 {
    min(max(value, minimum), maximum)
  }
}
