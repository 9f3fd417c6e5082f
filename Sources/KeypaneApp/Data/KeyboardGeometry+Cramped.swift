import KeyboardCore

extension KeyboardGeometry {
  /// Lower rows than this, in points of 160 an inch, are missed by every second finger.
  private static let leastRow = 24.0

  /// What is to be said of a keyboard whose keys are too low for fingers; nil where they are not.
  var crampedNote: String? {
    let least = accessoryPitch > 0 ? min(rowPitch, accessoryPitch) : rowPitch
    guard Double(least) < Self.leastRow * scale else { return nil }
    // The row of a pad's return key is as high as the others.
    let hasExtraKeys = accessoryPitch > 0 && accessoryPitch != rowPitch
    let remedy = hasExtraKeys ? "leave --extra-keys out, or take a larger screen" : "take a larger screen"
    let place = "on the screen of \(screen.width)x\(screen.height)"
    return
      "a row of keys is only \(least) pixels high \(place), too little for a finger; \(remedy), or a smaller --scale"
  }
}
