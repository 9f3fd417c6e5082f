/// Which keys and chords may ever leave a keyboard, whatever a layout or a keymap says.
public struct KeyPolicy: Sendable, Hashable {
  /// Of rules that speak of the same key the last one counts; what none speaks of stays.
  public var rules: [PolicyRule]
  /// How staff may have more for a time; nil: nobody may.
  public var staff: StaffPolicy?

  /// A policy of some rules.
  public init(rules: [PolicyRule], staff: StaffPolicy? = nil) {
    self.rules = rules
    self.staff = staff
  }

  /// What a kiosk's form needs: characters, editing, return, tab, and Ctrl with BackSpace, by which a word is deleted.
  public static let standard = KeyPolicy(rules: [
    PolicyRule(true, .kind(.character)), PolicyRule(true, .kind(.editing)), PolicyRule(true, .kind(.return)),
    PolicyRule(true, .kind(.tab)), PolicyRule(true, .code(KeyCode.backspace), with: .control),
  ])

  /// Everything: where nothing leaves the program.
  public static let unlimited = KeyPolicy(rules: [PolicyRule(true, .all)])

  /// What may leave where keys mean this.
  /// - Parameter isStaff: the staff's own rules hold, too.
  public func rights(_ meanings: KeyMeanings, isStaff: Bool = false) -> KeyRights {
    KeyRights(rules + (isStaff ? staff?.rules ?? [] : []), meanings)
  }
}
