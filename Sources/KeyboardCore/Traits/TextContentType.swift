/// UIKit's `UITextContentType`: a string that others may extend, so unknown values survive.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
