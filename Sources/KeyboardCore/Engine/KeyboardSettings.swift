/// How a machine wants its keyboards to behave, whatever the field: the one table of defaults.
public struct KeyboardSettings: Sendable, Hashable {
  /// When a key types.
  public enum Commit: String, Sendable, CaseIterable {
    /// When the finger leaves it, as on a phone.
    case release
    /// When the finger comes down. Keys with flicks and the space bar, which mean something else when the finger moves,
    /// still wait for the release.
    case touchDown = "touch-down"
    /// On the pads of digits when the finger comes down, on letters when it leaves.
    case padsOnTouchDown = "pads-on-touch-down"
  }

  /// What a finger does that slides off its key.
  public enum Slide: String, Sendable, CaseIterable {
    /// It types nothing.
    case cancel
    /// It presses the key that it slides onto.
    case neighbour
  }

  /// How long things take.
  public var timing = KeyboardTiming()
  /// When a key types.
  public var commit = Commit.release
  /// What a finger does that slides off its key.
  public var slide = Slide.cancel
  /// A double tap of shift locks it.
  public var capsLock = true
  /// Delete, arrows and what a layout says repeat while they are held.
  public var repeats = true
  /// The space bar, held, moves the cursor.
  public var movesCursor = true
  /// Sentences, words or everything begin with a capital on their own, as the field asks.
  public var autoCapitals = true
  /// A second blank makes a full stop of the first.
  public var doubleSpace = true
  /// Quotation marks become curly and hyphens dashes, as the field asks.
  public var smartPunctuation = true
  /// Held keys of a secure field show what else they have; what pops up tells everybody which key it is.
  public var secureAlternates = false
  /// The digits of a secure field's pad stand in another order each time it gains the focus.
  public var shufflesPIN = false

  /// Touches near the edge of a key are for the key that they most likely mean, by where fingers have landed before.
  public var touchModel = true

  /// Keys are spoken before they type; nil: they are not.
  public var exploration: ExplorationSettings?

  /// The values as they stand above.
  public init() {}
}
