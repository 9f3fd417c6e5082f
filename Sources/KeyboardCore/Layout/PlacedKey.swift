/// A key on the screen.
public struct PlacedKey: Sendable, Hashable {
  /// The layout's key with what it types and shows in this field.
  public let key: LayoutKey
  /// What is drawn.
  public let cap: KeyRect
  /// What belongs to the key when it is touched: the cap, half the gap around it, and room that belongs to no key.
  public let cell: KeyRect
  /// The index of the plane that a plane key shows.
  public let plane: Int?
  /// It types a letter that has a capital, and the capital while shift is on.
  public let hasCase: Bool

  init(key: LayoutKey, cap: KeyRect, cell: KeyRect, plane: Int?) {
    self.key = key
    self.cap = cap
    self.cell = cell
    self.plane = plane
    hasCase =
      key.output.unicodeScalars.first?.properties.isLowercase == true
      && key.shiftedOutput.unicodeScalars.first?.properties.isUppercase == true
  }
}
