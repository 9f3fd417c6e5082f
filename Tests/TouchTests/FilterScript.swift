import KeyboardCore

/// Plays touches through filters and tells what comes out, on a screen of 1000 x 600 pixels with 10 pixels a millimetre.
///
///     0 down 1 500,300 size 80     MILLISECONDS PHASE CONTACT X,Y
///     10 move 1 510,300 palm
///     20 up 1 510,300
///     30 lost 1 510,300            the contact is cancelled
///     70 down 2 kept 1,1           without a position of its own; `unknown`: in a slot that never had one
///     80 down 3 pending 1,1        its position may come a frame later
///     80 down 4 untold 1,1         its end may never be told
///     90 wait                      nothing happens but time
///
/// Lines of one time are one frame. Filters are woken when they want to be. Told is the same without what follows the place, but for
/// `rests`.
enum FilterScript {
  static func run(_ lines: [String], _ settings: TouchFilterSettings) -> (told: [String], counts: TouchFilterCounts) {
    let scale = TouchScale(screen: KeySize(width: 1000, height: 600), pixelsPerMillimetre: 10)
    var filters = TouchFilters(settings, scale: scale)
    var told: [String] = []
    var out = KeyTouchFrame()
    func tell() {
      while filters.next(into: &out) {
        for touch in out.touches {
          let rests = touch.isResting ? " rests" : ""
          told.append(
            "\(out.time.milliseconds) \(word(touch.phase)) \(touch.id) \(touch.point.x),\(touch.point.y)\(rests)")
        }
      }
    }
    func wake(before time: Instant) {
      while let deadline = filters.deadline, deadline < time {
        filters.wake(at: deadline)
        tell()
      }
    }
    var frame = KeyTouchFrame()
    var isOpen = false
    func close() {
      guard isOpen else { return }
      wake(before: frame.time)
      if !frame.touches.isEmpty { filters.take(frame) }
      tell()
    }
    for line in lines {
      let words = line.split(separator: " ")
      let time = Instant(microseconds: Int64(words[0])! * 1000)
      if time != frame.time || !isOpen {
        close()
        frame = KeyTouchFrame(time: time)
        isOpen = true
      }
      if words[1] != "wait" { frame.touches.append(touch(words)) }
    }
    close()
    return (told, filters.counts)
  }

  private static func touch(_ words: [Substring]) -> KeyTouch {
    let phase: Contact.Phase =
      switch words[1] {
      case "down": .began
      case "move": .moved
      case "up": .ended
      case "lost": .cancelled
      default: preconditionFailure("unknown word \(words[1])")
      }
    var touch = KeyTouch(id: UInt32(words[2])!, phase: phase, point: KeyPoint(x: 0, y: 0))
    var rest = words.dropFirst(3)
    while let word = rest.popFirst() {
      switch word {
      case "size": touch.size = Int(rest.popFirst()!)!
      case "palm": touch.tool = .palm
      case "kept": touch.source = .kept
      case "unknown": touch.source = .unknown
      case "pending": touch.source = .pending
      case "untold": touch.endsUntold = true
      default:
        let parts = word.split(separator: ",").map { Int($0)! }
        touch.point = KeyPoint(x: parts[0], y: parts[1])
      }
    }
    return touch
  }

  private static func word(_ phase: Contact.Phase) -> String {
    switch phase {
    case .began: "down"
    case .moved: "move"
    case .ended: "up"
    case .cancelled: "lost"
    }
  }
}
