import CXKBCommon

extension Keymap {
  /// A context that says nothing by itself: it would report an unknown layout to standard error in several lines.
  static func context() throws(KeymapError) -> OpaquePointer {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES) else { throw .descriptionsMissing }
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    return unsafe context
  }

  static func compile(_ name: KeymapName, _ context: OpaquePointer) -> OpaquePointer? {
    if let own = OwnKeymap(name) { return unsafe compile(own.text, context) }
    return unsafe keypane_xkb_compile(context, name.model, name.layoutList, name.variantList, name.optionList)
  }

  /// Our own keymap, which is known to be well-formed.
  private static func compile(_ text: KeymapText, _ context: OpaquePointer) -> OpaquePointer? {
    let bytes = Array(text.text.utf8)
    var reason = [CChar](repeating: 0, count: 200)
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe keypane_xkb_compile_text(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &reason)
    }
  }

  /// libxkbcommon says `(input string):3:5: syntax error`, with a number of its own before it in later versions.
  static func malformed(_ words: String, in name: String) -> KeymapError {
    let nothing = KeymapError.malformedText(place: name, reason: "libxkbcommon does not read it")
    guard let line = words.split(whereSeparator: \.isNewline).first else { return nothing }
    let parts = line.split(separator: "(input string)", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .malformedText(place: name, reason: String(line)) }
    let rest = parts[1].split(separator: ": ", maxSplits: 1)
    guard rest.count == 2 else { return .malformedText(place: name, reason: String(line)) }
    return .malformedText(place: name + rest[0], reason: String(rest[1]))
  }
}
