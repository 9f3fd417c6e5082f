import CSDL
import KeyboardCore

/// A small picture in its own colours, such as an emoji; premultiplied, `0xAARRGGBB`, row by row.
struct ColourPicture: Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// What a surface of 32 bits a pixel shows.
  init(of surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = unsafe surface.pointee.format.pointee
    let shifts = unsafe (
      alpha: UInt32(format.Ashift), red: UInt32(format.Rshift), green: UInt32(format.Gshift),
      blue: UInt32(format.Bshift)
    )
    let (width, height) = unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let line = unsafe (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = unsafe line[x]
        let alpha = (pixel >> shifts.alpha) & 0xFF
        func channel(_ shift: UInt32) -> UInt32 { ((pixel >> shift) & 0xFF) * alpha / 255 }
        pixels[y * width + x] =
          alpha << 24 | channel(shifts.red) << 16 | channel(shifts.green) << 8 | channel(shifts.blue)
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Without the empty rows and columns at its edges.
  func trimmed() -> ColourPicture {
    var shape = Coverage(width: width, height: height)
    for index in pixels.indices { shape.bytes[index] = UInt8(pixels[index] >> 24) }
    let (ink, left, top) = shape.trimmed()
    var cut: [UInt32] = []
    cut.reserveCapacity(ink.width * ink.height)
    for y in 0..<ink.height {
      let start = (y + top) * width + left
      cut += pixels[start..<start + ink.width]
    }
    return ColourPicture(width: ink.width, height: ink.height, pixels: cut)
  }

  /// In another size, of the same proportions: each pixel is the mean of the area that it stands for.
  func scaled(toHeight wanted: Int) -> ColourPicture {
    guard height > 0, width > 0, wanted != height else { return self }
    let size = (width: max(1, (width * wanted + height / 2) / height), height: max(1, wanted))
    let columns = Self.spans(from: width, to: size.width)
    let rows = Self.spans(from: height, to: size.height)
    var result = [UInt32](repeating: 0, count: size.width * size.height)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        var sums: (Double, Double, Double, Double) = (0, 0, 0, 0)
        for (line, share) in row {
          for (place, part) in column {
            let pixel = pixels[line * width + place]
            let weight = share * part
            sums.0 += Double(pixel >> 24) * weight
            sums.1 += Double((pixel >> 16) & 0xFF) * weight
            sums.2 += Double((pixel >> 8) & 0xFF) * weight
            sums.3 += Double(pixel & 0xFF) * weight
          }
        }
        func byte(_ value: Double) -> UInt32 { UInt32(min(255, max(0, value.rounded()))) }
        result[y * size.width + x] = byte(sums.0) << 24 | byte(sums.1) << 16 | byte(sums.2) << 8 | byte(sums.3)
      }
    }
    return ColourPicture(width: size.width, height: size.height, pixels: result)
  }

  /// For each of `target` pixels: which of `source` it stands for, by shares that add up to 1.
  private static func spans(from source: Int, to target: Int) -> [[(Int, Double)]] {
    let step = Double(source) / Double(target)
    return (0..<target).map { index in
      let start = Double(index) * step
      let end = min(Double(source), start + step)
      return (Int(start)..<min(source, max(Int(start) + 1, Int(end.rounded(.up))))).map { place in
        (place, max(0, min(end, Double(place + 1)) - max(start, Double(place))) / max(end - start, 1e-9))
      }
    }
  }
}

extension Canvas {
  /// Draws a picture whose upper left corner lies at (`x`, `y`); `opacity` up to 256.
  mutating func stamp(_ picture: ColourPicture, x: Int, y: Int, opacity: UInt32 = 256) {
    let visible = clippedArea(x: x, y: y, width: picture.width, height: picture.height)
    for line in visible.y..<visible.maxY {
      let pixels = unsafe row(line)
      for column in visible.x..<visible.maxX {
        let above = picture.pixels[(line - y) * picture.width + column - x]
        let alpha = ((above >> 24) &* opacity) >> 8
        if alpha == 0 { continue }
        let below = unsafe pixels[column - frame.x]
        func channel(_ shift: UInt32) -> UInt32 {
          let sum = (((above >> shift) & 0xFF) &* opacity) >> 8 &+ ((below >> shift) & 0xFF) &* (255 &- alpha) / 255
          return min(sum, 255) << shift
        }
        unsafe pixels[column - frame.x] = 0xFF00_0000 | channel(16) | channel(8) | channel(0)
      }
    }
  }
}
