/// A position as shares of a width and a height: 0 is the left or upper edge, 1 the other one. Positions beyond are allowed.
public struct SharePoint: Hashable, Sendable {
  /// Share of the width.
  public var x: Double
  /// Share of the height.
  public var y: Double

  /// Any position.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Where the middle of a pixel is on a screen.
  public init(_ point: KeyPoint, on screen: KeySize) {
    x = (Double(point.x) + 0.5) / Double(screen.width)
    y = (Double(point.y) + 0.5) / Double(screen.height)
  }
}

extension Rotation {
  /// What stands at a share of the panel is at this share of the picture that is turned on it.
  public func onPicture(_ panel: SharePoint) -> SharePoint {
    switch self {
    case .none: panel
    case .quarter: SharePoint(x: panel.y, y: 1 - panel.x)
    case .half: SharePoint(x: 1 - panel.x, y: 1 - panel.y)
    case .threeQuarters: SharePoint(x: 1 - panel.y, y: panel.x)
    }
  }

  /// Where a share of the picture is on the panel; the reverse of `onPicture`.
  public func onPanel(_ picture: SharePoint) -> SharePoint {
    adding(.half, times: self == .quarter || self == .threeQuarters).onPicture(picture)
  }

  /// Both turns, one after the other.
  public func adding(_ other: Rotation) -> Rotation {
    let sum = (rawValue + other.rawValue) % 360
    return Rotation.allCases.first { $0.rawValue == sum } ?? .none
  }

  /// What remains of this turn where `other` of it is done already.
  public func subtracting(_ other: Rotation) -> Rotation {
    adding(Rotation.allCases.first { ($0.rawValue + other.rawValue) % 360 == 0 } ?? .none)
  }

  private func adding(_ other: Rotation, times isWanted: Bool) -> Rotation {
    isWanted ? adding(other) : self
  }
}
