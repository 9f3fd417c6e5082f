/// What each filter of touches goes by; nil: the filter is off. Times and distances are those of the rules, of
/// panels that were recorded, or of fingers: a fingertip is 8 to 20 mm wide, the ball of a hand more than 30 mm.
public struct TouchFilterSettings: Hashable, Sendable {
  /// `BounceFilter`: a release and a new contact within this are one contact.
  public var bounce: TouchWindow? = TouchWindow(time: .milliseconds(25), millimetres: 3)
  /// `JitterFilter`: a contact has to go further than this, in millimetres, before it has moved.
  public var jitter: Double? = 0.5
  /// `SplitContactFilter`: a contact that begins this near to one that has begun as lately is the same finger. Two thumbs
  /// at 15 keys a second begin 67 ms apart.
  public var split: TouchWindow? = TouchWindow(time: .milliseconds(30), millimetres: 3)
  /// `StuckContactFilter`: a contact that lasts longer is given up.
  public var stuck: Interval? = .milliseconds(60_000)
  /// `PalmFilter`: contacts of this diameter, in millimetres, are palms wherever they are.
  public var palm: Double? = 30
  /// `PalmFilter`: contacts this near to the screen's edge that last longer, or are two thirds of a palm, are palms.
  public var palmEdge: TouchWindow? = TouchWindow(time: .milliseconds(1500), millimetres: 3)
  /// `PalmFilter`: near this corner a contact may rest at the edge; staff hold it.
  public var restingCorner: ScreenCorner?
  /// `MedianFilter`: the position is the middle one of so many; for resistive panels.
  public var median: Int?
  /// `SettleFilter`: a contact begins once two positions in a row are this near, or after the time; for resistive panels.
  public var settle: TouchWindow?
  /// `PhantomFilter`: a contact that tells no position of its own this soon after another has ended is none.
  public var phantom: Interval?

  /// The values as they stand above.
  public init() {}

  /// Everything off: touches stay as the panel tells them.
  public static var off: TouchFilterSettings {
    var settings = TouchFilterSettings()
    settings.bounce = nil
    settings.jitter = nil
    settings.split = nil
    settings.stuck = nil
    settings.palm = nil
    settings.palmEdge = nil
    return settings
  }
}
