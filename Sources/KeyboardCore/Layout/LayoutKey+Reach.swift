extension LayoutKey {
  /// The key where some texts have no way to the program that would read them.
  /// - Parameter canType: asked for texts as the layout has them, with the markers that transforms look for.
  func limited(to canType: (String) -> Bool) -> LayoutKey {
    func reaches(_ text: String) -> Bool { text.isEmpty || canType(text) }
    func reaches(_ option: KeyOption) -> Bool { reaches(option.output) && reaches(option.shiftedOutput) }
    var limited = self
    limited.isOutOfReach = !reaches(output)
    limited.isShiftedOutOfReach = !reaches(shiftedOutput)
    let offered = longPress.indices.filter { reaches(longPress[$0]) }
    if offered.count < longPress.count {
      limited.longPress = offered.map { longPress[$0] }
      limited.longPressDefault = longPressDefault.flatMap { offered.firstIndex(of: $0) }
    }
    limited.flicks = flicks.filter { reaches($0.option) }
    limited.multiTap = multiTap.filter(reaches)
    if !secondary.isEmpty, flicks.count > limited.flicks.count, !limited.flicks.contains(where: offersSecondary) {
      limited.secondary = ""
    }
    return limited
  }

  /// It types what stands small above the label.
  private func offersSecondary(_ flick: KeyFlick) -> Bool { flick.option.label == secondary }
}
