import CXKBCommon
import KeyboardCore

extension Keymap {
  /// What brings back the active group where strokes have been broken off that change it for one character: with the
  /// keys that were down released, the group may be the other one.
  /// - Parameter begun: everything that has gone out since the keyboard was in `state`, with all keys up again.
  /// - Returns: nothing where the group is what it was, or no key leads back to it.
  public func strokes(restoring begun: [KeyStroke]) -> [KeyStroke] {
    guard !begun.isEmpty, groupCount > 1 else { return [] }
    let vantage = unsafe Vantage(keymap, state)
    let rest = vantage.trial().memory.lockedGroup
    let locked = vantage.after(begun).trial().memory.lockedGroup
    guard locked != rest else { return [] }
    return GroupWay.back(from: Int(locked), to: Int(rest), at: vantage, groups: groupCount) ?? []
  }
}
