/// A value of a message, as D-Bus' type system has it.
public indirect enum BusValue: Sendable, Hashable {
  /// `s` and `g`.
  case string(String)
  /// `o`
  case path(String)
  /// `b`
  case bool(Bool)
  /// `y`, `q`, `u`, `t`, and the signed ones that are not negative.
  case unsigned(UInt64)
  /// `n`, `i`, `x` below zero.
  case negative(Int64)
  /// `d`
  case double(Double)
  /// `a`, `(`: arrays, dictionaries' entries in pairs, structures.
  case list([BusValue])
  /// A descriptor, which is not taken.
  case other

  /// Text of a string or a path.
  public var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .bool, .unsigned, .negative, .double, .list, .other: nil
    }
  }

  /// A whole number that is not negative.
  public var number: UInt64? {
    guard case .unsigned(let number) = self else { return nil }
    return number
  }

  /// Whether it is; nil for anything else.
  public var truth: Bool? {
    guard case .bool(let truth) = self else { return nil }
    return truth
  }

  /// The members of an array or structure; none for anything else.
  public var members: [BusValue] {
    guard case .list(let members) = self else { return [] }
    return members
  }

  /// What a dictionary has for a key.
  public subscript(key: String) -> BusValue? {
    for entry in members {
      let pair = entry.members
      if pair.count == 2, pair[0].text == key { return pair[1] }
    }
    return nil
  }
}
