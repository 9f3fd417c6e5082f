/// The last thing before the kernel: lets through what may leave, and nothing else.
///
/// Every press is judged by the modifiers that were pressed before it, whether they have left or not: Alt and F4 that may
/// not leave do not become F4. Ctrl, Alt and Super wait for the first key that may leave with them, so that a chord that
/// is refused leaves no trace: alone they open menus. Shift and the keys that choose levels go out at once, since readers
/// need time between them and their key, and come up again with a key that is refused. What has gone down comes up
/// whatever the rights say by then.
public struct KeyGate: Sendable {
  private struct Modifier: Sendable {
    let code: UInt16
    let adds: ChordModifiers
    /// It is down where strokes are read.
    var isOut: Bool
    /// A key that could leave was pressed with it, or it may be pressed alone.
    var isUsed: Bool
  }

  /// What may leave from now on.
  public var rights: KeyRights
  /// Those that are pressed, in the order in which they were.
  private var modifiers: [Modifier] = []
  /// The other keys that have gone down.
  private var keys = CodeSet()

  /// A gate with all keys up.
  public init(_ rights: KeyRights) {
    self.rights = rights
    modifiers.reserveCapacity(8)
  }

  /// The keys that are down where strokes are read.
  public var held: [UInt16] { keys.codes + modifiers.filter(\.isOut).map(\.code) }

  /// Takes a stroke that would leave; appends what does.
  /// - Returns: false for a press that is refused; its release is swallowed with it.
  @discardableResult
  public mutating func take(_ stroke: KeyStroke, into passed: inout [KeyStroke]) -> Bool {
    if stroke.isDown { return press(stroke.code, into: &passed) }
    if let index = modifiers.firstIndex(where: { $0.code == stroke.code }) {
      if modifiers[index].isOut { passed.append(.up(stroke.code)) }
      modifiers.remove(at: index)
    } else if keys.contains(stroke.code) {
      keys.remove(stroke.code)
      passed.append(.up(stroke.code))
    }
    return true
  }

  /// All keys are up: the device has been told so.
  public mutating func reset() {
    modifiers.removeAll(keepingCapacity: true)
    keys = CodeSet()
  }

  private mutating func press(_ code: UInt16, into passed: inout [KeyStroke]) -> Bool {
    if keys.contains(code) || modifiers.contains(where: { $0.code == code }) { return true }
    let held = modifiers.reduce(into: ChordModifiers()) { $0.formUnion($1.adds) }
    let kind = rights.meanings.kind(of: code)
    let isAllowed = rights.allows(code, with: held)
    if let adds = kind.modifiers {
      if isAllowed { letOut(into: &passed) }
      let isOut = isAllowed || kind.isHarmless
      modifiers.append(Modifier(code: code, adds: adds, isOut: isOut, isUsed: isAllowed))
      if isOut { passed.append(.down(code)) }
      return true
    }
    guard isAllowed else {
      takeBack(into: &passed)
      return false
    }
    letOut(into: &passed)
    keys.insert(code)
    passed.append(.down(code))
    return true
  }

  /// What waited goes down: a key comes that may leave with it.
  private mutating func letOut(into passed: inout [KeyStroke]) {
    for index in modifiers.indices {
      if !modifiers[index].isOut { passed.append(.down(modifiers[index].code)) }
      modifiers[index].isOut = true
      modifiers[index].isUsed = true
    }
  }

  /// What went down for a key that is refused comes up again, and waits for another one.
  private mutating func takeBack(into passed: inout [KeyStroke]) {
    for index in modifiers.indices.reversed() where modifiers[index].isOut && !modifiers[index].isUsed {
      passed.append(.up(modifiers[index].code))
      modifiers[index].isOut = false
    }
  }
}
