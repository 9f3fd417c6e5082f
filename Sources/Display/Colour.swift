/// An opaque colour, or one that lets a share of the ground through.
struct Colour: Hashable, Sendable {
  /// `0x00RRGGBB`.
  var rgb: UInt32
  /// 0 to 256: 256 covers the ground entirely.
  var opacity: UInt32

  init(_ rgb: UInt32, opacity: Double = 1) {
    self.rgb = rgb
    self.opacity = UInt32(min(max(opacity, 0), 1) * 256)
  }

  /// The same, covering no more than a share of the ground.
  func faded(to share: Double) -> Colour {
    Colour(rgb, opacity: share * Double(opacity) / 256)
  }

  /// As a pixel of an ARGB8888 surface.
  var pixel: UInt32 { 0xFF00_0000 | rgb }

  /// `above` over the opaque pixel `below`, by `share` of 256. Two channels are mixed at a time.
  @inline(__always)
  static func mix(_ above: UInt32, over below: UInt32, share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let redBlue = ((above & 0xFF00FF) &* share &+ (below & 0xFF00FF) &* rest) >> 8
    let green = ((above & 0x00FF00) &* share &+ (below & 0x00FF00) &* rest) >> 8
    return 0xFF00_0000 | (redBlue & 0xFF00FF) | (green & 0x00FF00)
  }
}

extension Colour {
  /// `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  init?(_ word: String) {
    let digits = word.utf8.dropFirst()
    guard word.utf8.first == 0x23, digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0) }),
      let number = UInt32(word.dropFirst(), radix: 16)
    else { return nil }
    self = digits.count == 6 ? Colour(number) : Colour(number >> 8, opacity: Double(number & 0xFF) / 255)
  }

  /// As themes spell it.
  var text: String {
    func hex(_ number: UInt32, _ count: Int) -> String {
      let digits = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "#" + hex(rgb, 6) + (opacity >= 256 ? "" : hex((opacity * 255 + 128) / 256, 2))
  }
}
