extension Keyboard {
  /// The key that the return key sends: Tab goes to the next field in every program, Enter would send the form.
  public var returnCode: UInt16 {
    traits.returnCode
  }

  /// Done, where it does not begin a line: Enter is sent, and the keyboard goes.
  public var returnEndsEditing: Bool {
    traits.returnKeyType == .done && !traits.isMultiline
  }
}
