import KeyboardCore

/// Which part of the screen is meant: `--monitor`.
public enum Monitor: Sendable, Hashable {
  /// The first output: the primary one, where there is one.
  case first
  /// The output of that name.
  case named(String)
  /// That part of the root window.
  case rect(KeyRect)

  /// `HDMI-1`, or `X,Y,WxH` such as `1024,0,800x480`; nil for a rectangle without pixels.
  public init?(_ word: String) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      guard !word.isEmpty else { return nil }
      self = .named(word)
      return
    }
    let sides = parts[2].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let x = Int(parts[0]), let y = Int(parts[1]), let width = Int(sides[0]),
      let height = Int(sides[1]), width > 0, height > 0, max(abs(x), abs(y), width, height) <= 1 << 15
    else { return nil }
    self = .rect(KeyRect(x: x, y: y, width: width, height: height))
  }

  /// Where it is and how its picture is turned on it.
  /// - Parameters:
  ///   - orFirst: where there is no output of that name the first one is taken.
  ///   - first: where that is, as far as is known without RandR.
  /// - Throws: where there is no output of that name; the reason lists those that there are.
  func place(
    among outputs: [DisplayOutput], orFirst: Bool, first: KeyRect
  ) throws(DisplayError) -> (KeyRect, Rotation) {
    switch self {
    case .first:
      return (first, outputs.first { $0.frame == first }?.rotation ?? .none)
    case .rect(let rect):
      return (rect, outputs.first { $0.frame == rect }?.rotation ?? .none)
    case .named(let name):
      if let output = outputs.first(where: { $0.name == name }) { return (output.frame, output.rotation) }
      if orFirst { return try Monitor.first.place(among: outputs, orFirst: false, first: first) }
      let known = outputs.map { output in
        let frame = output.frame
        return "\(output.name) (\(frame.x),\(frame.y),\(frame.width)x\(frame.height))"
      }
      throw DisplayError(
        .unavailable,
        known.isEmpty
          ? "there is no monitor “\(name)”: this display tells of none; name a rectangle, such as 0,0,800x480"
          : "there is no monitor “\(name)”; there are \(known.joined(separator: ", "))")
    }
  }
}
