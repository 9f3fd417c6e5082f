/// One thing that is checked in a layout file.
struct LayoutRule: Sendable {
  /// What findings name: `undefined-key`.
  let name: String
  let severity: LayoutFinding.Severity
  /// What the rule finds, in the order of the file.
  let check: @Sendable (CheckedKeyboard) -> [LayoutError]

  init(
    _ name: String, _ severity: LayoutFinding.Severity, check: @escaping @Sendable (CheckedKeyboard) -> [LayoutError]
  ) {
    self.name = name
    self.severity = severity
    self.check = check
  }

  /// In the order in which findings at one place are told.
  static let all = [
    definedKeys, specialElements, undefinedKeys, undefinedFlicks, undefinedPlanes, unreachablePlanes, noWayBack,
    rowsThatDoNotFit, overlaps, keysTwice, lettersThatCannotBeTyped, unusedKeys, lostPads, overruledVariants,
  ]
}
