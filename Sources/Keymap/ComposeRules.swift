import CXKBCommon

/// The Compose sequences of a locale. Reading them takes some 15 ms, so they are read when the first is needed.
@safe final class ComposeRules {
  /// Where a sequence is after one more keysym.
  enum Step {
    /// The keysym has nothing to do with any sequence.
    case nothing
    /// More has to come.
    case more
    /// The sequence is done and types this.
    case text(String)
    /// The keysym does not go on with what was begun, and is lost with it.
    case cancelled
  }

  let locale: ComposeLocale
  private var table: OpaquePointer?
  private var isRead = false

  init(_ locale: ComposeLocale) {
    self.locale = locale
  }

  deinit {
    unsafe xkb_compose_table_unref(table)
  }

  /// A sequence that has not begun; nil where the machine has no Compose files (package libx11-data).
  func sequence() -> ComposeSequence? {
    if !isRead {
      isRead = true
      unsafe table = Self.read(locale)
    }
    return unsafe table.map { unsafe ComposeSequence($0) }
  }

  /// Whether programs of this locale take the keysym for the begin of a sequence, so that it types nothing by itself.
  ///
  /// The files of libX11 begin sequences with the same keysyms in every locale but one, so that they need not be read
  /// for this; a test compares. A file of the user's own that begins one with a letter is not heeded.
  func begins(with symbol: xkb_keysym_t) -> Bool {
    switch symbol {
    case xkb_keysym_t(XKB_KEY_Multi_key), xkb_keysym_t(XKB_KEY_Greek_accentdieresis): return true
    case xkb_keysym_t(XKB_KEY_dead_grave)...xkb_keysym_t(XKB_KEY_dead_longsolidusoverlay): return true
    // Khmer vowels and Arabic lam with alef, which come out as two letters each.
    case 0x100_17fb...0x100_17ff, 0x100_fef5, 0x100_fef7, 0x100_fef9, 0x100_fefb: return true
    default: return locale.beginsWithLetters && isBeginning(symbol)
    }
  }

  /// The same by the table.
  func isBeginning(_ symbol: xkb_keysym_t) -> Bool {
    guard let sequence = sequence() else { return false }
    switch sequence.feed(symbol) {
    case .nothing, .cancelled: return false
    case .more, .text: return true
    }
  }

  private static func read(_ locale: ComposeLocale) -> OpaquePointer? {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    defer { unsafe xkb_context_unref(context) }
    // A locale of another encoding has a file that it cannot read, and says so in ten lines.
    unsafe xkb_context_set_log_fn(context) { _, _, _, _ in }
    for name in [locale.name, ComposeLocale.standard.name] {
      if let table = unsafe xkb_compose_table_new_from_locale(context, name, XKB_COMPOSE_COMPILE_NO_FLAGS) {
        return unsafe table
      }
    }
    return nil
  }
}
