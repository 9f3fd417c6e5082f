/// Applies a layout's transforms to what is typed, key by key.
///
/// It keeps the text before the cursor as far as transforms can look back, with the markers that only it knows. Whoever
/// moves the cursor or changes the text by other means must `reset` it.
public struct TextComposer: Sendable {
  /// How many characters and markers transforms can look back.
  public static let contextLimit = 64

  /// What a replacement goes back to: the state before the last key typed.
  private struct Earlier {
    var context: [ContextUnit]
    var isWhole: Bool
    /// How many characters the key typed, before transforms.
    var typed: Int
  }

  /// What `takeBack` goes back to: all as it was before the last command.
  private struct Snapshot {
    var context: [ContextUnit]
    var shown: [Unicode.Scalar]
    var isWhole: Bool
    var earlier: Earlier?
  }

  private let transforms: Transforms
  /// In the form that transforms see.
  private var context: [ContextUnit] = []
  /// The same as the field has it, but for canonical equivalents.
  private var shown: [Unicode.Scalar] = []
  /// Whether the first unit is the first of the text.
  private var isWhole = true
  private var earlier: Earlier?
  private var before: Snapshot?

  /// Nothing typed yet.
  public init(_ transforms: Transforms) {
    self.transforms = transforms
  }

  /// The end of the text before the cursor, as far as it is known; never for a message.
  public var text: String { TextEdit.text(shown[...]) }

  /// What was composed last has not come into the field: all is as it was before.
  public mutating func takeBack() {
    guard let last = before.take() else { return reset() }
    context = last.context
    shown = last.shown
    isWhole = last.isWhole
    earlier = last.earlier
  }

  private mutating func keep() {
    before = Snapshot(context: context, shown: shown, isWhole: isWhole, earlier: earlier)
  }

  /// What a key types comes in at the cursor.
  /// - Parameter text: with markers between two of `Transforms.markerSign`.
  public mutating func insert(_ text: String) -> TextEdit {
    keep()
    return put(text)
  }

  private mutating func put(_ text: String) -> TextEdit {
    earlier = Earlier(context: context, isWhole: isWhole, typed: text.count)
    context += transforms.units(text)
    _ = transforms.apply(transforms.simple, to: &context, isWhole: isWhole)
    return settle()
  }

  /// Another text in place of what was typed last: what a further tap on the same key means.
  /// - Parameter count: how many characters the key had typed, before transforms.
  public mutating func replace(characters count: Int, with text: String) -> TextEdit {
    keep()
    if let earlier, earlier.typed == count {
      context = earlier.context
      isWhole = earlier.isWhole
      return put(text)
    }
    let old = TextEdit.text(shown[...])
    guard count <= old.count else {
      clear()
      isWhole = false
      return TextEdit(deletes: count, inserts: put(text).inserts)
    }
    context = old.dropLast(count).unicodeScalars.map { ContextUnit($0) }
    transforms.normalize(&context)
    return put(text)
  }

  /// The delete key.
  public mutating func deleteBackward() -> TextEdit {
    keep()
    earlier = nil
    guard !shown.isEmpty, let groups = transforms.backspace else { return leaveDeleting() }
    if !transforms.apply(groups, to: &context, isWhole: isWhole) {
      deleteUnit()
    }
    _ = transforms.apply(transforms.simple, to: &context, isWhole: isWhole)
    return settle()
  }

  /// The text before the cursor is another one, and not known.
  public mutating func reset() {
    clear()
    before = nil
  }

  private mutating func clear() {
    context.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
    isWhole = true
    earlier = nil
  }

  /// The text before the cursor is another one.
  /// - Parameter context: all of it or its end.
  public mutating func reset(context text: String) {
    reset()
    context = text.unicodeScalars.suffix(4 * Self.contextLimit).map { ContextUnit($0) }
    isWhole = context.count == text.unicodeScalars.count
    transforms.normalize(&context)
    shown = transforms.shown(context)
    trim()
  }

  private mutating func settle() -> TextEdit {
    let now = transforms.shown(context)
    let edit = TextEdit(from: shown, to: now)
    shown = now
    trim()
    return edit
  }

  /// The field deletes as it always does: what is left of a character of several parts is the field's own affair.
  private mutating func leaveDeleting() -> TextEdit {
    guard let last = TextEdit.text(shown[...]).last, last.unicodeScalars.count == 1 else {
      let isEmpty = shown.isEmpty
      clear()
      isWhole = isEmpty
      return TextEdit(deletes: 1)
    }
    let kept = shown.dropLast()
    // Markers go with the character, and all that it is made of.
    while !context.isEmpty, transforms.shown(context).count > kept.count || context.last?.isMarker == true {
      context.removeLast()
    }
    shown = Array(kept)
    return TextEdit(deletes: 1)
  }

  /// One character as transforms see it, and the markers on both its sides (UTS #35 part 7, "Default Backspace
  /// Transform"); emoji of several parts go as one.
  private mutating func deleteUnit() {
    while context.last?.isMarker == true { context.removeLast() }
    var count = 1
    if let last = TextEdit.text(shown[...]).last, last.unicodeScalars.contains(where: { $0.value >= 0x1F000 }) {
      count = last.unicodeScalars.count
    }
    while count > 0, let unit = context.popLast() {
      if !unit.isMarker { count -= 1 }
    }
    while context.last?.isMarker == true { context.removeLast() }
  }

  /// Forgets what lies too far back, at a place where nothing after it can change what is before.
  private mutating func trim() {
    guard context.count > Self.contextLimit else { return }
    let furthest = context.count - Self.contextLimit * 3 / 4
    var ends: Set<Int> = []
    var end = 0
    for character in TextEdit.text(shown[...]) {
      ends.insert(end)
      end += character.unicodeScalars.count
    }
    let cut = (furthest..<context.count - 1).first { place in
      guard transforms.normalization?.isStable(context[place]) ?? true else { return false }
      return ends.contains(shown.count - transforms.shown(Array(context[place...])).count)
    }
    context.removeFirst(cut ?? furthest)
    shown = transforms.shown(context)
    isWhole = false
  }
}
