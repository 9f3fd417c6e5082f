import Display
import FieldFeed
import KeyboardCore
import Posix

/// What programs ask of the keyboard, and what they are told.
extension FocusedKeyboard {
  /// What a subscriber is told: where the keyboard is and which layout it shows.
  var state: [ControlNotice] {
    guard let plan = keyboard?.plan else { return [] }
    return [.shown(true, rect: plan.geometry.frame), .layout(plan.layout)]
  }

  mutating func tell() {
    told = keyboard?.plan
    notices += state
  }

  /// What has changed since the last call.
  mutating func takeNotices() -> [ControlNotice] {
    // Asked in every turn of the loop, which is to allocate nothing.
    if notices.isEmpty { return [] }
    defer { notices.removeAll() }
    return notices
  }

  /// Does what a program asks for.
  /// - Parameter panels: the names of those that are read, for `status`.
  mutating func carryOut(_ request: ControlRequest, panels: [String]) throws(AppError) -> ControlReply {
    switch request {
    case .focus(let context):
      isForStaff = false
      if isShown(context) {
        try tell(text: context)
      } else {
        try hasHardwareKeyboard ? holdBack(context) : focus(context)
      }
      let notes = notes(of: context)
      return notes.isEmpty ? .ok : .warned(notes)
    case .text(let before, let after):
      fieldLength = before.count + after.count
      speller.follow(text: before)
      keyboard?.told(before: before, after: after, at: Clock.monotonic(), into: &effects)
      try carryOut()
    case .blur:
      isHeldBack = false
      try hide(evenWithQuestion: false)
      context = nil
    case .show:
      isForStaff = false
      isHeldBack = false
      // What its program said of the text was said before other keys were typed.
      if keyboard == nil { try focus(context ?? described, length: context == nil ? nil : fieldLength) }
    case .hide:
      isHeldBack = false
      try hide()
    case .sessionEnd:
      desk.endSession()
      try endVisit()
    case .message(let text):
      try receive(text)
    case .status:
      let status = HostStatus(
        version: Program.version, shown: keyboard != nil, layout: keyboard?.plan.layout,
        field: context?.id, panels: panels, offers: desk.items.isEmpty ? nil : desk.items.count)
      let line = try JSONText.encode(status).dropLast()
      return .json(String(decoding: line, as: UTF8.self))
    case .subscribe: break
    }
    return .ok
  }

  /// Whether the field has the focus already and wants the same keyboard: programs tell so with every change.
  func isShown(_ other: FieldContext) -> Bool {
    guard keyboard != nil, let context else { return false }
    return context.id == other.id && context.app == other.app && context.domain == other.domain
      && context.traits == other.traits && context.locale == other.locale && context.isMultiline == other.isMultiline
  }

  /// The field is told of again: nothing changes but its text, where that is told, and fingers stay.
  mutating func tell(text other: FieldContext) throws(AppError) {
    let hasNewForm = context?.form != other.form
    context = other
    if hasNewForm {
      tellDeskOfFocus(other)
      tellDeskOfText()
    }
    guard let text = other.text else { return try carryOut() }
    fieldLength = text.count
    speller.follow(text: text)
    keyboard?.told(before: text, after: "", at: Clock.monotonic(), into: &effects)
    try carryOut()
  }

  /// What is left of a visitor beside what the desk has forgotten.
  mutating func endVisit() throws(AppError) {
    isHeldBack = false
    try hide()
    context = nil
    fieldLength = 0
    speller.endSession()
    try carryOut(keeper.endSession())
    forgetActions()
    FreedMemory.clear()
  }

  /// Short texts lie in the lists themselves, whose memory is kept for the next ones: it is given back.
  mutating func forgetActions() {
    effects = Effects()
    done = Effects()
    offered = []
  }

  /// Nobody has been there for some time: the field may still have the focus, so that the keyboard stays, as it is for
  /// somebody who comes anew.
  mutating func beginAgain() throws(AppError) {
    let shown = keyboard != nil
    context?.text = nil
    let next = context
    try endVisit()
    context = next
    if shown { try focus(next ?? described) }
  }

  /// What a program asks for that nobody knows; said here once.
  private mutating func notes(of context: FieldContext) -> [String] {
    let notes =
      context.remarks.lines + FieldNotes.lines(context.traits, locale: context.locale, layouts: field.layouts)
    for note in notes where warned.count < Self.mostWarnings && warned.insert(note).inserted {
      Output.error("focus: \(note)")
    }
    return notes
  }

  /// Programs may ask for anything; the log is not filled with it.
  private static let mostWarnings = 100
}
