extension Plane {
  /// The plane without what its keys send that may not leave: such keys do nothing.
  /// - Parameter refused: keys of a hardware keyboard.
  func barring(_ refused: CodeSet, for traits: ResolvedTraits) -> Plane {
    if refused.isEmpty { return self }
    var barred = self
    for row in rows.indices {
      for index in rows[row].indices {
        if let code = rows[row][index].code(for: traits), refused.contains(code) {
          barred.rows[row][index].isBarred = true
        }
      }
    }
    return barred
  }
}

extension LayoutKey {
  /// The key of a hardware keyboard that it is, in a field with these traits; nil: it is none, or one that its text tells.
  fileprivate func code(for traits: ResolvedTraits) -> UInt16? {
    switch role {
    case .keystroke, .modifier: code
    case .delete: KeyCode.backspace
    case .return: traits.returnCode
    case .character, .space, .shift, .plane, .globe, .emoji, .hide, .separator, .blank, .search: nil
    }
  }
}

extension ResolvedTraits {
  /// The key that the return key sends: Tab goes to the next field in every program, Enter would send the form.
  var returnCode: UInt16 { returnKeyType == .next && !isMultiline ? KeyCode.tab : KeyCode.enter }
}
