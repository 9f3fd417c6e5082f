import KeyboardCore

/// Where a screen that is mounted turned shows what is laid out on it: positions of the screen before rotation, on the
/// display as the graphics card has it.
struct Turn: Hashable {
  /// How far the picture is turned clockwise on the display.
  var rotation: Rotation
  /// Before rotation.
  var screen: KeySize

  /// The display's size.
  var display: KeySize { rotation.turned(screen) }

  /// Where a rectangle of the screen is on the display.
  func rect(_ rect: KeyRect) -> KeyRect {
    switch rotation {
    case .none: rect
    case .quarter: KeyRect(x: screen.height - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
    case .half:
      KeyRect(x: screen.width - rect.maxX, y: screen.height - rect.maxY, width: rect.width, height: rect.height)
    case .threeQuarters: KeyRect(x: rect.y, y: screen.width - rect.maxX, width: rect.height, height: rect.width)
    }
  }

  /// What a point of the display is on the screen.
  func point(_ point: KeyPoint) -> KeyPoint {
    switch rotation {
    case .none: point
    case .quarter: KeyPoint(x: point.y, y: screen.height - 1 - point.x)
    case .half: KeyPoint(x: screen.width - 1 - point.x, y: screen.height - 1 - point.y)
    case .threeQuarters: KeyPoint(x: screen.width - 1 - point.y, y: point.x)
    }
  }
}

extension Rotation {
  /// A size, turned.
  public func turned(_ size: KeySize) -> KeySize {
    switch self {
    case .none, .half: size
    case .quarter, .threeQuarters: KeySize(width: size.height, height: size.width)
    }
  }
}

extension Canvas {
  /// A part of the canvas, turned clockwise; its corner is at 0, 0. Throws where there is no room for it.
  public func turned(_ part: KeyRect, by rotation: Rotation) throws(DisplayError) -> Canvas {
    let part = part.intersection(frame)
    let turn = Turn(rotation: rotation, screen: KeySize(width: part.width, height: part.height))
    let size = turn.display
    let made = try Canvas(frame: KeyRect(x: 0, y: 0, width: size.width, height: size.height))
    for y in 0..<size.height {
      let target = unsafe made.row(y)
      // Along a line of the display one steps along a line or a column of the screen.
      let start = turn.point(KeyPoint(x: 0, y: y))
      let next = turn.point(KeyPoint(x: 1, y: y))
      let step = (x: next.x - start.x, y: next.y - start.y)
      var (x, line) = (part.x - frame.x + start.x, part.y + start.y)
      for column in 0..<size.width {
        unsafe target[column] = unsafe row(line)[x]
        x += step.x
        line += step.y
      }
    }
    return made
  }
}
