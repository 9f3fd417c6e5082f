import FieldFeed

/// Real keyboards: while one is plugged in no keyboard is shown unless it is asked for.
extension FocusedKeyboard {
  /// A real keyboard has come or gone.
  mutating func use(hardwareKeyboard isThere: Bool) throws(AppError) {
    hasHardwareKeyboard = isThere
    if isThere, keyboard != nil, !isForStaff, let context {
      try holdBack(context, length: fieldLength)
    } else if !isThere, isHeldBack, let context {
      isHeldBack = false
      try focus(context, length: fieldLength)
    }
  }

  /// The field has the focus, and no keyboard.
  mutating func holdBack(_ context: FieldContext, length: Int? = nil) throws(AppError) {
    try hide()
    self.context = context
    fieldLength = length ?? context.text?.count ?? 0
    isHeldBack = true
  }
}
