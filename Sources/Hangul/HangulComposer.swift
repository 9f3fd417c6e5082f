import CHangul
import KeyboardCore

/// Makes syllables of the jamo that keys type: libhangul's input context of the two-set keyboard.
///
/// The syllable that is being made stands in the field already; each further jamo replaces it.
@safe
public struct HangulComposer: ~Copyable {
  private let context: OpaquePointer
  /// The syllable that is being made, as the field has it.
  private var shown: [Unicode.Scalar] = []

  /// Nothing typed yet.
  public init() {
    guard let made = unsafe hangul_ic_new("2") else { preconditionFailure("libhangul is out of memory") }
    unsafe context = made
    // A vowel before its consonant is a slip to be seen; a doubled consonant has a key of its own.
    unsafe hangul_ic_set_option(context, CInt(HANGUL_IC_OPTION_AUTO_REORDER), false)
    unsafe hangul_ic_set_option(context, CInt(HANGUL_IC_OPTION_COMBI_ON_DOUBLE_STROKE), false)
    unsafe hangul_ic_set_option(context, CInt(HANGUL_IC_OPTION_NON_CHOSEONG_COMBI), false)
  }

  deinit {
    unsafe hangul_ic_delete(context)
  }

  /// What is being made; empty where the next jamo begins a syllable.
  public var text: String { Self.text(shown) }

  /// Jamo come to the syllable or begin the next one; anything else ends it.
  public mutating func insert(_ text: String) -> TextEdit {
    var done: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      guard let keys = JamoKeys.keys(of: scalar) else {
        done += unsafe Self.scalars(hangul_ic_flush(context))
        done.append(scalar)
        continue
      }
      for key in keys {
        _ = unsafe hangul_ic_process(context, CInt(key))
        done += unsafe Self.scalars(hangul_ic_get_commit_string(context))
      }
    }
    return settle(after: done)
  }

  /// One jamo of the syllable that is being made goes, or the character before the cursor.
  public mutating func deleteBackward() -> TextEdit {
    guard unsafe hangul_ic_backspace(context) else {
      reset()
      return TextEdit(deletes: 1)
    }
    return settle(after: [])
  }

  /// Another text in place of what the last key typed: a jamo, where the syllable has one.
  public mutating func replace(characters count: Int, with text: String) -> TextEdit {
    let old = shown
    guard count == 1, unsafe hangul_ic_backspace(context) else {
      reset()
      return TextEdit(deletes: count, inserts: insert(text).inserts)
    }
    // The field has the old syllable still.
    shown = []
    let made = insert(text).inserts
    return TextEdit(from: old, to: Array(made.unicodeScalars))
  }

  /// The syllable is done, and what stands before the cursor is not to be changed any more.
  public mutating func reset() {
    unsafe hangul_ic_reset(context)
    shown = []
  }

  private mutating func settle(after done: [Unicode.Scalar]) -> TextEdit {
    let making = unsafe Self.scalars(hangul_ic_get_preedit_string(context))
    let edit = TextEdit(from: shown, to: done + making)
    shown = making
    return edit
  }

  private static func scalars(_ text: UnsafePointer<ucschar>?) -> [Unicode.Scalar] {
    guard var next = unsafe text else { return [] }
    var scalars: [Unicode.Scalar] = []
    while let scalar = Unicode.Scalar(UInt32(unsafe next.pointee)), scalar.value != 0 {
      scalars.append(scalar)
      unsafe next += 1
    }
    return scalars
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
