import KeyboardCore
import Testing

@testable import Display

extension DisplayTests {
  /// Every state of a key is told from the others by its shape: in grey, by edges alone.
  @Suite struct StateTests {
    static let appearances: [KeyboardAppearance] = [.light, .dark, .highContrast]

    /// What is compared, by the name of the state: one key in each.
    private static func states(_ appearance: KeyboardAppearance, style: KeyCap.Style) -> [(String, KeyboardPicture)] {
      func key(_ change: (inout KeyCap) -> Void) -> KeyboardPicture {
        var cap = KeyCap(id: "key", rect: KeyRect(x: 10, y: 40, width: 80, height: 42), style: style, label: "done")
        change(&cap)
        return KeyboardPicture(
          frame: KeyRect(x: 0, y: 0, width: 100, height: 100), bar: KeyRect(x: 0, y: 0, width: 100, height: 30),
          keys: [cap], appearance: appearance)
      }
      var loading = key { _ in }
      loading.isLoading = true
      var large = key { $0.isPressed = true }
      large.preview = KeyPreview(key: large.keys[0].rect, label: "d")
      return [
        ("at rest", key { _ in }), ("pressed", key { $0.isPressed = true }), ("disabled", key { $0.isEnabled = false }),
        ("locked", key { $0.isLocked = true }), ("shown large", large), ("loading", loading),
      ]
    }

    @Test(
      "States of a key", arguments: appearances, [KeyCap.Style.character, .function, .action])
    func keys(_ appearance: KeyboardAppearance, _ style: KeyCap.Style) throws {
      try expectApart(Self.states(appearance, style: style), appearance)
    }

    @Test("States of shift", arguments: appearances)
    func shift(_ appearance: KeyboardAppearance) throws {
      let symbols: [(String, KeyCap.Symbol)] = [
        ("off", .shiftOff), ("on", .shiftOn), ("locked", .shiftLocked),
      ]
      try expectApart(
        symbols.map { name, symbol in
          var picture = Self.states(appearance, style: symbol == .shiftOff ? .function : .character)[0].1
          picture.keys[0].symbol = symbol
          return (name, picture)
        }, appearance)
    }

    @Test("Which alternate is chosen", arguments: appearances, [KeyPopup.Style.alternates, .menu, .petals])
    func alternates(_ appearance: KeyboardAppearance, _ style: KeyPopup.Style) throws {
      let board = PictureFixture.letters(screen: KeySize(width: 480, height: 800), appearance: appearance)
      try expectApart(
        [nil, 0, 1, 2].map { number in
          (
            "\(number.map(String.init) ?? "none")",
            board.offering(["g", "ğ", "ģ"], over: "g", style: style, selected: number)
          )
        }, appearance)
    }

    @Test("The label of a key that cannot be used can be read", arguments: appearances)
    func disabledLabels(_ appearance: KeyboardAppearance) {
      let palette = Theme.standard.palette(appearance)
      let pair = ContrastPair(text: "disabledText", ground: "disabledKey", isLarge: false)
      #expect(palette.contrast(of: pair) >= (appearance == .highContrast ? 4.5 : 3))
    }

    private func expectApart(_ states: [(String, KeyboardPicture)], _ appearance: KeyboardAppearance) throws {
      let shapes = try states.map { (name: $0.0, edges: try Self.edges(of: $0.1)) }
      for (index, one) in shapes.enumerated() {
        for other in shapes[..<index] {
          let apart = one.edges.symmetricDifference(other.edges).count
          #expect(apart >= 24, "\(appearance): \(one.name) and \(other.name) differ in \(apart) edges only")
        }
      }
    }

    /// The places where the brightness changes by three to one, which WCAG 1.4.11 asks of what tells a state, within
    /// two pixels to the right or downwards.
    private static func edges(of picture: KeyboardPicture) throws -> Set<Int> {
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      let frame = picture.frame.union(painter.overhang(of: picture))
      var canvas = try Canvas(frame: frame)
      canvas.clear(to: painter.screenColour(of: picture))
      try painter.draw(picture, on: &canvas)
      try painter.drawOverhang(of: picture, on: &canvas)
      var known: [UInt32: Double] = [:]
      func brightness(_ x: Int, _ y: Int) -> Double {
        let colour = canvas.pixel(at: KeyPoint(x: x, y: y)).map { $0 & 0xFF_FFFF } ?? 0
        if let brightness = known[colour] { return brightness }
        // The ratio to black is the luminance itself, but for a constant.
        let brightness = Contrast.ratio(colour, 0)
        known[colour] = brightness
        return brightness
      }
      var edges: Set<Int> = []
      for y in frame.y..<frame.maxY - 2 {
        for x in frame.x..<frame.maxX - 2 {
          let here = brightness(x, y)
          for there in [brightness(x + 2, y), brightness(x, y + 2)] where max(here, there) >= 3 * min(here, there) {
            edges.insert((y - frame.y) * frame.width + x - frame.x)
          }
        }
      }
      return edges
    }
  }
}
