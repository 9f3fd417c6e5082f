/// The pad on which staff type their PIN: an ordinary layout, on a keyboard of its own that types nowhere.
public enum StaffPad {
  /// The key that shows what is said.
  public static let prompt = "staff-prompt"
  /// The cell above the keys that says that the staff's rules hold.
  public static let notice = "staff-notice"
  /// The key that puts it away.
  public static let cancel = "staff-cancel"
  /// The layout's id.
  public static let layout = "staff-pad"

  /// The layout: what is said beside what puts it away, ten digits, delete and OK.
  public static func pad() -> Layout {
    var rows = [
      [
        LayoutKey(id: prompt, role: .blank, label: "Staff PIN", width: 2000),
        LayoutKey(id: cancel, role: .hide, label: "Cancel"),
      ]
    ]
    for row in [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]] {
      rows.append(row.map { LayoutKey(id: "staff-\($0)", output: $0) })
    }
    rows.append([
      LayoutKey(id: "staff-delete", role: .delete), LayoutKey(id: "staff-0", output: "0"),
      LayoutKey(id: "staff-ok", role: .return, label: "OK"),
    ])
    return Layout(
      id: layout, locale: "und", name: "Staff", kind: .pad, planes: [Plane(id: "digits", rows: rows)])
  }
}

extension StaffPad {
  /// The keyboard of the pad. It is that of a secret: no key is shown pressed, none large, and all sound alike.
  /// - Parameter options: where the machine's keyboards stand, and how large they are.
  public static func keyboard(
    screen: KeySize, scale: Double, options: PlanOptions, idiom: Idiom, appearance: KeyboardAppearance,
    settings: KeyboardSettings
  ) -> Keyboard {
    var asked = TextInputTraits()
    asked.keyboardType = .asciiCapableNumberPad
    asked.isSecureTextEntry = true
    asked.returnKeyType = .done
    var traits = Precedence.resolve(FieldRequest(traits: asked, idiom: idiom, appearance: appearance))
    traits.returnKeyLabel = "OK"
    traits.showsQuickType = false
    var options = options
    options.extraKeys = false
    options.notice = nil
    options.refused = CodeSet()
    var settings = settings
    settings.touchModel = false
    return Keyboard(
      plan: LayoutPlan(layout: pad(), traits: traits, screen: screen, scale: scale, options: options), traits: traits,
      settings: settings)
  }
}
