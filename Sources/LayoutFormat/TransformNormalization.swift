import CICU
import KeyboardCore

/// The tables of Unicode normalisation, as ICU has them.
enum TransformNormalization {
  /// Made when the first layout with transforms is read.
  static let unicode = make()

  private static func make() -> Normalization {
    var decompositions: [Normalization.Decomposition] = []
    var compositions: [Normalization.Composition] = []
    var classes: [(scalar: Unicode.Scalar, combiningClass: UInt8)] = []
    var code = keypane_normalization_next(0)
    while code >= 0 {
      if let scalar = Unicode.Scalar(UInt32(code)) {
        let combiningClass = keypane_combining_class(code)
        if combiningClass != 0 { classes.append((scalar, combiningClass)) }
        let parts = parts(of: code, oneStep: false)
        if !parts.isEmpty { decompositions.append(Normalization.Decomposition(scalar: scalar, parts: parts)) }
        let pair = self.parts(of: code, oneStep: true)
        // Where the pair makes another character or none, Unicode excludes this one from composition.
        if pair.count == 2, keypane_compose_pair(Int32(pair[0].value), Int32(pair[1].value)) == code {
          compositions.append(Normalization.Composition(first: pair[0], second: pair[1], composed: scalar))
        }
      }
      code = keypane_normalization_next(code + 1)
    }
    return Normalization(decompositions: decompositions, compositions: compositions, classes: classes)
  }

  private static func parts(of code: Int32, oneStep: Bool) -> [Unicode.Scalar] {
    var units = [UInt16](repeating: 0, count: 16)
    let count = unsafe units.withUnsafeMutableBufferPointer { units in
      unsafe keypane_normalization_parts(code, oneStep ? 1 : 0, units.baseAddress!, Int32(units.count))
    }
    guard count > 0, Int(count) <= units.count else { return [] }
    return Array(String(decoding: units[..<Int(count)], as: UTF16.self).unicodeScalars)
  }
}
