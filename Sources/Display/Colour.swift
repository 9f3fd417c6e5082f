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
