import CXKBCommon
import KeyboardCore

/// Where a search begins: a keyboard in some state, after some strokes.
@safe struct Vantage {
  private let keymap: OpaquePointer
  private let state: KeymapState
  private let entry: [KeyStroke]
  /// The modifiers that make a command of a key: nothing that types text may hold them.
  let commands: xkb_mod_mask_t

  /// - Parameter keymap: has to outlive this.
  init(_ keymap: OpaquePointer, _ state: KeymapState, after entry: [KeyStroke] = []) {
    unsafe self.keymap = keymap
    self.state = state
    self.entry = entry
    commands =
      unsafe TrialState.mask(XKB_MOD_NAME_CTRL, of: keymap) | TrialState.mask(XKB_MOD_NAME_ALT, of: keymap)
      | TrialState.mask(XKB_MOD_NAME_LOGO, of: keymap)
  }

  /// The keys that are down here.
  var down: Set<UInt16> {
    entry.reduce(into: []) { down, stroke in
      if stroke.isDown { down.insert(stroke.code) } else { down.remove(stroke.code) }
    }
  }

  /// The keyboard, as it is here.
  func trial() -> TrialState {
    let trial = unsafe TrialState(of: keymap, in: state)
    trial.take(entry)
    return trial
  }

  /// The same keyboard after these strokes too.
  func after(_ strokes: [KeyStroke]) -> Vantage {
    unsafe Vantage(keymap, state, after: entry + strokes)
  }

  /// The same keyboard with another group active.
  func inGroup(_ group: Int) -> Vantage {
    var other = state
    other.group = group
    return unsafe Vantage(keymap, other, after: entry)
  }
}
