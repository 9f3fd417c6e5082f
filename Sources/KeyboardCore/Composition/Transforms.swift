/// The transforms of a layout file, compiled once, in the order in which they are applied (UTS #35 part 7).
public struct Transforms: Sendable {
  /// Applied after every key that types.
  public var simple: [TransformGroup]
  /// Applied instead of deleting, where one fits; nil: the layout leaves deleting to the field.
  public var backspace: [TransformGroup]?
  /// What matching and output are normalised with; nil: the layout has switched that off.
  public var normalization: Normalization?
  /// The names of the markers, by their numbers.
  public var markers: [String]

  /// Stands on both sides of a marker's name in what keys type; it is not a character, so no key types it itself.
  public static let markerSign: Unicode.Scalar = "\u{FFFF}"

  /// No transform at all.
  public init(
    simple: [TransformGroup] = [], backspace: [TransformGroup]? = nil, normalization: Normalization? = nil,
    markers: [String] = []
  ) {
    precondition(markers.count < ContextUnit.markers)
    self.markers = markers
    self.simple = simple
    self.backspace = backspace
    self.normalization = normalization
  }

  /// The units of what a key types; markers that no transform names are all one.
  func units(_ text: String) -> [ContextUnit] {
    var units: [ContextUnit] = []
    var name: String.UnicodeScalarView?
    for scalar in text.unicodeScalars {
      if scalar != Self.markerSign {
        if name == nil { units.append(ContextUnit(scalar)) } else { name?.append(scalar) }
      } else if let whole = name {
        units.append(.marker(markers.firstIndex(of: String(whole)) ?? ContextUnit.markers - 1))
        name = nil
      } else {
        name = String.UnicodeScalarView()
      }
    }
    return units
  }

  /// A context that groups have made longer than this is left to no further one: rules that make three letters of one,
  /// group after group, would grow it without end.
  private static let longest = 512

  /// All groups of one kind, one after the other, normalised before each.
  /// - Returns: whether something was found to do.
  func apply(_ groups: [TransformGroup], to context: inout [ContextUnit], isWhole: Bool) -> Bool {
    var isFound = false
    for group in groups {
      if context.count > Self.longest { break }
      normalize(&context)
      if group.apply(to: &context, isWhole: isWhole) { isFound = true }
    }
    normalize(&context)
    return isFound
  }

  /// As matching wants it: NFD, unless that is switched off.
  func normalize(_ context: inout [ContextUnit]) {
    normalization?.decompose(&context)
  }

  /// As programs want it: NFC without markers, unless that is switched off.
  func shown(_ context: [ContextUnit]) -> [Unicode.Scalar] {
    let scalars = context.compactMap(\.scalar)
    return normalization?.composed(scalars) ?? scalars
  }
}
