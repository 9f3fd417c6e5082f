import Forms
import KeyboardCore

extension KeyRect {
  /// Reads four numbers; browsers measure in fractions, so they become the whole pixels that the rectangle touches.
  init(_ array: JSONNode) throws(JSONError) {
    let elements = try array.elements()
    guard elements.count == 4 else {
      throw array.error("expected four numbers: x, y, width, height; found \(elements.count)")
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      // Sizes are not negative. The bound keeps sums of them far from overflow.
      let least = index < 2 ? -Self.farthest : 0
      guard case .number(let spelling) = element.value, let number = Double(spelling),
        (least...Self.farthest).contains(number)
      else {
        throw element.error("expected a number from \(Int(least)) to \(Int(Self.farthest))")
      }
      numbers.append(number)
    }
    let left = Int(numbers[0].rounded(.down))
    let top = Int(numbers[1].rounded(.down))
    self.init(
      x: left, y: top, width: Int((numbers[0] + numbers[2]).rounded(.up)) - left,
      height: Int((numbers[1] + numbers[3]).rounded(.up)) - top)
  }

  /// Pixels; a scrolled page may be this long.
  private static let farthest = 10_000_000.0

  /// `[x,y,width,height]`
  var numbers: [Int] {
    [x, y, width, height]
  }
}
