import KeyboardCore

extension LayoutKey {
  /// All that the key can type without shift: by a tap, a long press, a flick or further taps.
  var outputs: [String] {
    ([output] + longPress.map(\.output) + flicks.map(\.option.output) + multiTap.map(\.output)).filter { !$0.isEmpty }
  }

  /// The same with shift.
  var shiftedOutputs: [String] {
    ([shiftedOutput] + longPress.map(\.shiftedOutput) + flicks.map(\.option.shiftedOutput)
      + multiTap.map(\.shiftedOutput)).filter { !$0.isEmpty }
  }
}

extension Plane {
  /// All that the plane's keys can type.
  var outputs: Set<String> {
    Set(rows.joined().flatMap { $0.outputs + $0.shiftedOutputs })
  }

  /// The key of that id.
  func key(_ id: String) -> LayoutKey? {
    rows.joined().first { $0.id == id }
  }
}

extension Layout {
  func plane(_ id: String, for type: KeyboardType = .default) -> Plane? {
    planes(for: type).first { $0.id == id }
  }

  /// Keys that somebody can go to are keys of the planes that somebody can go to.
  func reached(from start: String, for type: KeyboardType) -> Set<String> {
    var reached: Set<String> = [start]
    var next = [start]
    while let id = next.popLast() {
      for plane in plane(id, for: type)?.rows.joined().compactMap(\.plane) ?? [] where reached.insert(plane).inserted {
        next.append(plane)
      }
    }
    return reached
  }
}
