extension KeyTouch {
  /// How many contacts a panel can tell apart: the ids of each panel count from a multiple of it.
  public static let idsOfPanel: UInt32 = 1 << 24

  /// The number of the panel that is touched.
  var panel: UInt32 { Self.panel(of: id) }

  /// The number of the panel that a contact is on.
  static func panel(of contact: UInt32) -> UInt32 { contact / idsOfPanel }
}
