extension KeyRights {
  /// What may leave, for people: a line for each set of modifiers with which something may.
  public var lines: [String] {
    var lines: [String] = []
    let all = CodeSet(KeyCode.declared.filter { meanings.kind(of: $0).modifiers == nil })
    if allowed.allSatisfy({ set in all.codes.allSatisfy(set.contains) }) { return ["everything"] }
    for set in 0..<ChordModifiers.setCount {
      let held = ChordModifiers(rawValue: UInt8(set))
      // Without Ctrl, Alt and Super, Shift makes no difference where no file says so.
      let plain = held.subtracting(.shift)
      if held == .shift, KeyCode.declared.allSatisfy({ allows($0, with: held) == allows($0) }) { continue }
      let codes = CodeSet(all.codes.filter { allows($0, with: held) })
      if codes.isEmpty, !plain.isEmpty || held == .shift { continue }
      let names = ChordModifiers.named.filter { held.contains($0.modifier) }.map(\.name)
      lines.append(
        (names.isEmpty ? "alone" : names.joined(separator: "+")) + ": "
          + (codes == all ? "every key" : codes.isEmpty ? "nothing" : describe(codes)))
    }
    return lines
  }

  private func describe(_ codes: CodeSet) -> String {
    var words: [String] = []
    for (name, kind) in PolicyNames.kinds where kind.modifiers == nil {
      let keys = KeyCode.declared.filter { meanings.kind(of: $0) == kind }
      let allowed = keys.filter(codes.contains)
      if allowed.count > 1, allowed.count > keys.count / 2 {
        let others = keys.filter { !codes.contains($0) }.map { PolicyNames.name(of: $0, meanings) }
        words.append(others.isEmpty ? name : "\(name) but \(others.joined(separator: " "))")
      } else if allowed.count == keys.count, !keys.isEmpty {
        words.append(name)
      } else {
        words += allowed.map { PolicyNames.name(of: $0, meanings) }
      }
    }
    return words.joined(separator: ", ")
  }
}
