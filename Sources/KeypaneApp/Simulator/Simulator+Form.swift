import Forms
import KeyboardCore

/// Fingers on the form: focus, cursor, selection, the buttons of fields, and the whole text of one that is cut.
extension Simulator {
  /// Takes what fingers do beside the keyboard.
  mutating func touchForm(_ frame: KeyTouchFrame) throws(AppError) {
    for touch in frame.touches {
      switch touch.phase {
      case .began: if shownKeyboard?.plan.geometry.frame.contains(touch.point) == true { continue }
      case .moved, .ended, .cancelled: if !touches.holds(touch.id) { continue }
      }
      if let gesture = touches.handle(touch, at: frame.time, on: try formPicture()) {
        try follow(gesture, at: frame.time)
      }
    }
  }

  /// The pointer is somewhere, no button pressed; nil: it has left.
  mutating func point(at point: KeyPoint?, time: Instant) throws(AppError) {
    if let gesture = touches.point(at: point, time: time, on: try formPicture()) { try follow(gesture, at: time) }
  }

  mutating func follow(_ gesture: FormGesture, at time: Instant) throws(AppError) {
    needsDisplay = true
    switch gesture {
    case .tapped(let target, let point): try tap(target, point, at: time)
    case .doubleTapped(let id): if form.focused == id { form.selectWord(of: id) }
    case .held(let id):
      form.showFullText(of: id)
      if try formPicture().tip == nil { hideFullText() }
    case .released(let target, let point):
      // A finger that has read the whole text does nothing more; one that was only slow does what it meant.
      if form.fullText != nil {
        hideFullText()
      } else if let target {
        try tap(target, point, at: time)
      }
    }
    tellKeyboardOfText()
  }

  mutating func hideFullText() {
    form.showFullText(of: nil)
    needsDisplay = true
  }

  private mutating func tap(_ target: FormTarget, _ point: KeyPoint, at time: Instant) throws(AppError) {
    switch target {
    case .text(let id):
      let layout = try formPicture().textLayout(of: id, ruler: letters.ruler())
      guard try focus(id), let layout else { return }
      // Of a shortened text nobody knows which character was meant: the cursor stays at its end.
      if !layout.isShortened { form.placeCursor(of: id, at: point, in: layout) }
    case .label(let id):
      try focus(id)
    case .clearButton(let id):
      actions.append(Transcript.Action(t: milliseconds(time), key: "clear", field: id))
      form.clear(id)
      try focus(id)
    case .trailingButton(let id):
      let name = form.field(id).trailingButton ?? ""
      actions.append(Transcript.Action(t: milliseconds(time), key: name, field: id))
      if FormField.revealButtons.contains(name) { form.toggleRevealed(id) }
    case .submitButton:
      actions.append(Transcript.Action(t: milliseconds(time), key: "submit"))
      try take(form.submit())
    }
  }

  /// An arrow key: the cursor goes by a character, or to the place above or below it.
  mutating func moveCursor(_ move: CursorMove) throws(AppError) {
    guard let id = form.focused else { return }
    let lines =
      switch move {
      case .up: -1
      case .down: 1
      case .left, .right, .lineStart, .lineEnd: 0
      }
    if lines == 0 { return form.moveCursor(move) }
    guard form.isMultiline(id), let layout = try formPicture().textLayout(of: id, ruler: letters.ruler()) else {
      return
    }
    var point = layout.point(of: form.cursor(of: id))
    point.y += lines * layout.pitch
    form.moveCursor(of: id, to: layout.character(at: point))
  }

  /// Puts texts into fields, in reading order, as if each had been touched and left, and leaves the focus in one of them.
  mutating func fill(_ texts: [String: String], focus id: String?) throws(AppError) {
    for field in form.form.fields {
      guard let text = texts[field.id] else { continue }
      guard try focus(field.id) else { return }
      if !form.setText(of: field.id, to: text) { warn("\(field.id): the text given for it is no number; passed over") }
    }
    if let id { try focus(id) }
    tellKeyboardOfText()
    try serve()
  }
}
