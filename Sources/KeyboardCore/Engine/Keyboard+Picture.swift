extension Keyboard {
  /// What is to be seen of the keyboard now.
  public func picture() -> KeyboardPicture {
    let shown = plan.planes[plane]
    let geometry = plan.geometry
    // While the cursor is moved no key types; they are pale.
    let isMoving = movesCursor
    var caps: [KeyCap] = []
    caps.reserveCapacity(shown.keys.count)
    for (index, placed) in shown.keys.enumerated() {
      let key = placed.key
      caps.append(
        KeyCap(
          id: key.id, rect: placed.cap, style: style(of: key), symbol: symbol(of: key), label: label(of: placed),
          hint: key.hint, secondary: key.secondary, isPressed: showsPress(of: key) && isPressed(index),
          isEnabled: isEnabled(placed) && !isMoving, isLocked: modifiers.state(of: key.code) == .locked,
          isChosen: isChosen(key)))
    }
    show(pressingFinger, on: &caps)
    return KeyboardPicture(
      frame: geometry.frame, bar: geometry.bar, barItems: barItems, keys: caps, preview: preview(),
      popup: shownPopup, appearance: traits.appearance == .default ? .light : traits.appearance, scale: geometry.scale)
  }

  private var barItems: [BarCap] {
    bar.items.indices.map { index in
      let item = bar.items[index]
      return BarCap(
        rect: bar.cells[index], title: item.title, detail: item.detail, icon: item.icon,
        isPressed: isHeld(item: index), isChoosable: item.isChoosable, isFromTheRight: bar.isFromTheRight)
    }
  }

  private func label(of placed: PlacedKey) -> String {
    shift.state.raises(placed) ? placed.key.shiftedLabel : placed.key.label
  }

  /// A pressed key of a secret must not be told by its colour.
  private func showsPress(of key: LayoutKey) -> Bool {
    !traits.isSecure || !key.types
  }

  /// A secret's alternates are shown, for they could not be found otherwise, but not which of them the finger is on.
  private var shownPopup: KeyPopup? {
    guard var picture = popup?.picture else { return nil }
    if traits.isSecure && picture.style != .menu { picture.selected = nil }
    return picture
  }

  private func style(of key: LayoutKey) -> KeyCap.Style {
    switch key.role {
    case .character, .space, .separator: .character
    case .shift: showsShift ? .character : .function
    case .plane: isChosen(key) ? .character : .function
    case .delete, .globe, .emoji, .hide, .keystroke, .search: .function
    case .modifier: modifiers.state(of: key.code) == .off ? .function : .character
    case .return: returnStyle
    // A cell with a text shows it: what is being looked for among the emoji.
    case .blank: key.label.isEmpty && key.icon == nil ? .blank : .character
    }
  }

  /// A key that leads to the plane that is shown is the chosen one of its row.
  private func isChosen(_ key: LayoutKey) -> Bool {
    switch key.role {
    case .plane: key.plane == plan.planes[plane].id
    case .modifier: modifiers.state(of: key.code) == .on
    case .character, .space, .separator, .shift, .delete, .return, .globe, .emoji, .hide, .keystroke, .search, .blank:
      false
    }
  }

  /// Return and next are plain, what ends the form is coloured.
  private var returnStyle: KeyCap.Style {
    switch traits.returnKeyType {
    case .default, .next: .function
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue: .action
    }
  }

  private func symbol(of key: LayoutKey) -> KeyCap.Symbol {
    switch key.icon {
    case .pageUp: return .pageUp
    case .pageDown: return .pageDown
    case .query: return .query
    case nil: break
    }
    return switch key.role {
    case .shift:
      switch shift.state {
      case .off: .shiftOff
      case .automatic: showsShift ? .shiftOn : .shiftOff
      case .on: .shiftOn
      case .locked: .shiftLocked
      }
    case .delete: .delete
    case .globe: key.label.isEmpty ? .globe : .text
    case .emoji: .emoji
    case .hide: .hide
    case .return: .return
    case .search: .search
    case .character, .space, .plane, .separator, .blank, .keystroke, .modifier: .text
    }
  }

  /// Keys of tablets are large enough to be seen beside a finger: they have no previews.
  private var showsPreviews: Bool {
    switch traits.idiom {
    case .phone: traits.keyPreview
    case .tablet: false
    }
  }

  /// Letters of the plane that is shown are upper case; a capital of the text's own accord is for those that have one.
  private var showsShift: Bool {
    switch shift.state {
    case .off: false
    case .automatic: plan.planes[plane].hasCase
    case .on, .locked: true
    }
  }

  /// A finger on the space bar moves the cursor.
  private var movesCursor: Bool {
    fingers.contains { finger in
      if case .movingCursor = finger.state { true } else { false }
    }
  }

  private func preview() -> KeyPreview? {
    guard showsPreviews, popup == nil, let finger = pressingFinger else { return nil }
    let placed = plan.planes[plane].keys[finger.key]
    if let option = flick(of: finger, on: placed.key) {
      return KeyPreview(key: placed.cap, label: finger.isShifted ? option.shiftedLabel : option.label)
    }
    // Keys that stretch or that stand on a pad show no bubble, as on a phone.
    guard placed.key.role == .character, !placed.key.stretches, isLetterSized(placed) else { return nil }
    return KeyPreview(key: placed.cap, label: finger.isShifted ? placed.key.shiftedLabel : placed.key.label)
  }

  /// What lifting the finger types where it has gone far enough in a direction.
  private func flick(of finger: FingerMachine, on key: LayoutKey) -> KeyOption? {
    finger.path.match(key.flicks).map { key.flicks[$0].option }
  }

  /// What a flick would type stands on a tablet's key while the finger is there: that is its preview.
  private func show(_ finger: FingerMachine?, on caps: inout [KeyCap]) {
    guard traits.keyPreview, !showsPreviews, popup == nil, let finger, finger.plane == plane else { return }
    guard let option = flick(of: finger, on: plan.planes[plane].keys[finger.key].key) else { return }
    caps[finger.key].label = finger.isShifted ? option.shiftedLabel : option.label
    caps[finger.key].secondary = ""
  }

  private func isLetterSized(_ placed: PlacedKey) -> Bool {
    placed.cap.width <= plan.geometry.content.width / 6
  }
}
