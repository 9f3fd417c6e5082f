import CXKBCommon
import KeyboardCore

/// The keys that act as modifiers while they are held, found by trying every key.
struct ModifierKeys {
  /// One key and the modifiers that it sets while it is down.
  struct Setter {
    var code: UInt16
    var mask: xkb_mod_mask_t
    var cost: Int
  }

  /// The first key of every modifier that any key sets, commands too.
  private(set) var setters: [Setter] = []

  init(at vantage: Vantage) {
    var trial = vantage.trial()
    let rest = trial.memory
    var found: [Setter] = []
    let down = vantage.down
    for code in KeyCode.declared where !down.contains(code) {
      trial.take(.down(code))
      let held = trial.memory
      let symbol = trial.symbol(of: code)
      trial.take(.up(code))
      // A key that leaves something behind locks or latches.
      if trial.memory != rest {
        trial = vantage.trial()
        continue
      }
      let mask = held.held & ~rest.held
      guard mask != 0, held.group == rest.group, held.locked == rest.locked else { continue }
      let isShift = symbol == XKB_KEY_Shift_L || symbol == XKB_KEY_Shift_R
      found.append(Setter(code: code, mask: mask, cost: isShift ? 2 : 3))
    }
    // Keymaps carry stand-in keys (84 for level 3) that no keyboard has: a key with a name comes first.
    found.sort { one, other in
      let (oneNamed, otherNamed) = (KeyName.isNamed(one.code), KeyName.isNamed(other.code))
      return oneNamed == otherNamed ? one.code < other.code : oneNamed
    }
    for setter in found where !setters.contains(where: { $0.mask == setter.mask }) { setters.append(setter) }
  }

  /// The key that sets these modifiers and no others; nil: there is none.
  func key(holding mask: xkb_mod_mask_t) -> UInt16? {
    mask == 0 ? nil : setters.first { $0.mask == mask }?.code
  }

  /// Every choice of keys that may be held to type text, none first; at most three keys of the first five.
  func choices(without commands: xkb_mod_mask_t) -> [(codes: [UInt16], cost: Int)] {
    let usable = setters.filter { $0.mask & commands == 0 }.prefix(5)
    var choices: [(codes: [UInt16], mask: xkb_mod_mask_t, cost: Int)] = [([], 0, 0)]
    for setter in usable {
      for choice in choices where choice.codes.count < 3 && choice.mask & setter.mask == 0 {
        choices.append((choice.codes + [setter.code], choice.mask | setter.mask, choice.cost + setter.cost))
      }
    }
    return choices.sorted { $0.cost < $1.cost }.map { ($0.codes, $0.cost) }
  }
}
