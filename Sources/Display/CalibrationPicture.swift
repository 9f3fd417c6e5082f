import KeyboardCore

/// What the screen shows while a panel is calibrated.
public struct CalibrationPicture: Sendable, Hashable {
  /// A cross and how far it is.
  public struct Target: Sendable, Hashable {
    /// What is drawn at its place.
    public enum State: Sendable, Hashable {
      /// Its turn comes later.
      case waiting
      /// It is to be touched now.
      case current
      /// A finger is on the panel.
      case touched
      /// The finger may be lifted.
      case held
      /// It has been measured.
      case done
    }

    /// Where its middle is.
    public var point: KeyPoint
    /// How far it is.
    public var state: State

    /// A cross.
    public init(_ point: KeyPoint, _ state: State) {
      self.point = point
      self.state = state
    }
  }

  /// In pixels.
  public var screen: KeySize
  /// Pixels a point.
  public var scale: Double
  /// Light or dark.
  public var appearance = KeyboardAppearance.light
  /// All crosses, the check target too once its turn has come.
  public var targets: [Target] = []
  /// Where the finger was, as the new matrix has it.
  public var touch: KeyPoint?
  /// What is done: `Cross 2 of 5`.
  public var title = ""
  /// What is to be done.
  public var instruction = ""
  /// What was wrong, or what came of it; empty: nothing is to be said.
  public var note = ""
  /// The note tells of a mistake.
  public var noteIsComplaint = false
  /// Of how many steps how many are done.
  public var progress: (done: Int, of: Int) {
    get { (stepsDone, steps) }
    set { (stepsDone, steps) = newValue }
  }
  private var stepsDone = 0
  private var steps = 1

  /// An empty one.
  public init(screen: KeySize, scale: Double) {
    self.screen = screen
    self.scale = scale
  }
}
