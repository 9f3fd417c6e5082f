/// A shape as its share of each pixel, without a colour: glyphs, icons, corners and shadows are all stamped from it.
struct Coverage: Sendable {
  let width: Int
  let height: Int
  /// Row by row, 0 (outside) to 255 (inside).
  var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = [UInt8](repeating: 0, count: self.width * self.height)
  }

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The upper left quarter of a circle: what a rounded rectangle has at that corner.
  static func corner(radius: Int) -> Coverage {
    var corner = Coverage(width: radius, height: radius)
    let reach = Double(radius)
    for y in 0..<corner.height {
      for x in 0..<corner.width {
        let across = reach - Double(x) - 0.5
        let down = reach - Double(y) - 0.5
        let inside = reach - (across * across + down * down).squareRoot() + 0.5
        corner.bytes[y * radius + x] = UInt8(min(max(inside, 0), 1) * 255)
      }
    }
    return corner
  }

  /// The upper left corner of a line `line` pixels wide along the inside of a quarter circle: as large as the wider of
  /// both.
  static func bow(radius: Int, line: Int) -> Coverage {
    let edge = max(radius, line)
    var bow = Coverage(width: edge, height: edge, bytes: [UInt8](repeating: 255, count: edge * edge))
    let outer = corner(radius: radius)
    for y in 0..<radius {
      for x in 0..<radius { bow.bytes[y * edge + x] = outer.bytes[y * radius + x] }
    }
    let inner = corner(radius: max(0, radius - line))
    for y in line..<max(line, edge) {
      for x in line..<max(line, edge) {
        let hole = inner.bytes[(y - line) * inner.width + x - line]
        bow.bytes[y * edge + x] -= min(hole, bow.bytes[y * edge + x])
      }
    }
    return bow
  }

  /// The same shape with `margin` empty pixels on every side.
  func padded(by margin: Int) -> Coverage {
    var result = Coverage(width: width + 2 * margin, height: height + 2 * margin)
    for y in 0..<height {
      for x in 0..<width {
        result.bytes[(y + margin) * result.width + x + margin] = bytes[y * width + x]
      }
    }
    return result
  }

  /// A soft version: a box filter of `radius` pixels, twice each way, which is close to a Gaussian one.
  func blurred(radius: Int) -> Coverage {
    guard radius > 0 else { return self }
    var result = self
    for _ in 0..<2 {
      for y in 0..<height { result.blurLine(from: y * width, count: width, stride: 1, radius: radius) }
      for x in 0..<width { result.blurLine(from: x, count: height, stride: width, radius: radius) }
    }
    return result
  }

  private mutating func blurLine(from start: Int, count: Int, stride: Int, radius: Int) {
    let line = (0..<count).map { Int(bytes[start + $0 * stride]) }
    var sum = line.prefix(radius).reduce(0, +)
    for index in 0..<count {
      if index + radius < count { sum += line[index + radius] }
      if index > radius { sum -= line[index - radius - 1] }
      bytes[start + index * stride] = UInt8(sum / (2 * radius + 1))
    }
  }

  /// What is left without empty rows and columns at the edges, and where it stood.
  func trimmed() -> (shape: Coverage, x: Int, y: Int) {
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    for y in 0..<height {
      for x in 0..<width where bytes[y * width + x] != 0 {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return (Coverage(width: 0, height: 0), 0, 0) }
    var shape = Coverage(width: right - left + 1, height: bottom - top + 1)
    for y in 0..<shape.height {
      for x in 0..<shape.width {
        shape.bytes[y * shape.width + x] = bytes[(y + top) * width + x + left]
      }
    }
    return (shape, left, top)
  }

  /// Adds `other` at a place; where both cover a pixel the stronger counts. What lies outside is dropped.
  mutating func merge(_ other: Coverage, x: Int, y: Int) {
    for row in 0..<other.height where row + y >= 0 && row + y < height {
      for column in 0..<other.width where column + x >= 0 && column + x < width {
        let index = (row + y) * width + column + x
        bytes[index] = max(bytes[index], other.bytes[row * other.width + column])
      }
    }
  }
}
