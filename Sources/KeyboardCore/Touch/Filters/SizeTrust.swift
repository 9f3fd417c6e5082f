/// Whether what a panel tells of the size of contacts means anything: some drivers tell one number for every contact, often
/// the largest that there is. Sizes count once there have been two.
struct SizeTrust: Sendable {
  private enum State: Sendable {
    /// No size was told yet.
    case untold
    /// One size was told so far, of contacts of which so many have ended.
    case constant(size: Int, ended: Int)
    /// There have been two.
    case varies
  }

  private var state = State.untold

  /// So many contacts of one size: it is no size.
  private static let enough = 3

  /// A size is one.
  var varies: Bool {
    switch state {
    case .varies: true
    case .untold, .constant: false
    }
  }

  /// A size may be one: there has been none that was different, and not yet many that were the same.
  var isOpen: Bool {
    switch state {
    case .constant(_, let ended): ended < Self.enough
    case .untold, .varies: false
    }
  }

  /// A contact tells a size in pixels; 0 is none.
  mutating func told(_ size: Int) {
    guard size > 0 else { return }
    switch state {
    case .untold: state = .constant(size: size, ended: 0)
    case .constant(let before, _): if size != before { state = .varies }
    case .varies: break
    }
  }

  /// A contact that has told a size has ended.
  mutating func ended() {
    switch state {
    case .constant(let size, let count): state = .constant(size: size, ended: min(count + 1, Self.enough))
    case .untold, .varies: break
    }
  }

  /// Pixels are of another size now.
  mutating func rescale() {
    switch state {
    case .constant: state = .untold
    case .untold, .varies: break
    }
  }
}
