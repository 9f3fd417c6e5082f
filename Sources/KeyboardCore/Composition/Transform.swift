/// Puts one text in place of another at the end of the context (LDML `transform`).
public struct Transform: Sendable {
  /// A part of what is put in.
  public enum Piece: Hashable, Sendable {
    /// Always the same.
    case units([ContextUnit])
    /// What a group found; group 0 is the whole match.
    case group(Int)
    /// What stands in one list where the group's find stands in the other; both are of the same length.
    case mapped(group: Int, from: [[ContextUnit]], to: [[ContextUnit]])
  }

  /// What is looked for.
  public var pattern: TransformPattern
  /// What is put in its place; nothing: it goes.
  public var replacement: [Piece]

  /// A transform as its file has it, texts in NFD.
  public init(pattern: TransformPattern, replacement: [Piece]) {
    self.pattern = pattern
    self.replacement = replacement
  }

  /// - Returns: false where the end of the context is not what is looked for.
  func apply(to context: inout [ContextUnit], isWhole: Bool) -> Bool {
    guard let match = pattern.match(context, isWhole: isWhole) else { return false }
    var made: [ContextUnit] = []
    for piece in replacement {
      switch piece {
      case .units(let units): made += units
      case .group(0): made += context[match.range]
      case .group(let number):
        if let range = match.groups[number] { made += context[range] }
      case .mapped(let number, let from, let to):
        guard let range = match.groups[number] else { continue }
        if let index = from.firstIndex(where: { $0.elementsEqual(context[range]) }) { made += to[index] }
      }
    }
    context.replaceSubrange(match.range, with: made)
    return true
  }
}
