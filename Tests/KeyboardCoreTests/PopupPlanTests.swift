import Testing

@testable import KeyboardCore

/// Where what a key offers stands, for keys all over screens of every shape.
@Suite struct PopupPlanTests {
  static let screens = [(390, 844), (800, 480), (1280, 800), (3840, 2160), (120, 120), (8192, 120), (120, 8192)]

  private static func geometry(_ screen: (Int, Int), scale: Double = 1) -> KeyboardGeometry {
    KeyboardGeometry(
      screen: KeySize(width: screen.0, height: screen.1), scale: scale, kind: .letters, rows: 4, hasBar: false)
  }

  /// Keys from edge to edge and from the keyboard's top to its bottom.
  private static func keys(_ geometry: KeyboardGeometry) -> [KeyRect] {
    let content = geometry.content
    let (width, height) = (content.width / 10, content.height / 4)
    return (0..<40).map { number in
      KeyRect(
        x: content.x + number % 10 * width, y: content.y + number / 10 * height, width: max(1, width - geometry.gapX),
        height: max(1, height - geometry.gapY))
    }
  }

  @Test(arguments: screens.indices, [0.5, 1, 8]) func everythingIsOnTheScreen(_ screen: Int, _ scale: Double) {
    let geometry = Self.geometry(Self.screens[screen], scale: scale)
    let whole = KeyRect(x: geometry.frame.x, y: 0, width: geometry.frame.width, height: geometry.screen.height)
    for key in Self.keys(geometry) {
      for count in [1, 2, 5, 9, 40] {
        let popup = PopupPlan.alternates((0..<count).map { "\($0 % 10)" }, over: key, in: geometry)
        #expect(popup.items.map(\.label) == (0..<count).map { "\($0 % 10)" }, "in the file's order")
        #expect(popup.frame.union(whole) == whole, "\(count) over \(key): \(popup.frame) leaves \(whole)")
        for (index, item) in popup.items.enumerated() {
          #expect(!item.rect.isEmpty && popup.frame.union(item.rect) == popup.frame)
          for other in popup.items[(index + 1)...] {
            #expect(item.rect.intersection(other.rect).isEmpty, "\(item) and \(other) overlap")
          }
        }
      }
    }
  }

  @Test func theBaseIsOverTheKeyAndTheOthersAwayFromTheEdge() {
    let geometry = Self.geometry((390, 844))
    for key in Self.keys(geometry) {
      let popup = PopupPlan.alternates(["e", "é", "è", "ê"], over: key, in: geometry)
      let places = popup.items.map(\.rect.centre.x)
      let isRight = key.centre.x > geometry.frame.centre.x
      let inOrder = isRight ? places.sorted(by: >) : places.sorted()
      #expect(places == inOrder, "\(key)")
      let base = popup.items[0].rect
      #expect(abs(base.centre.x - key.centre.x) <= base.width / 2, "the base of \(key) is beside it")
      #expect(popup.frame.maxY <= key.y, "there is room above \(key)")
    }
  }

  /// Nothing that a key offers touches the keyboard's sides or the screen's upper edge.
  @Test(arguments: [(390, 844, 1.0), (800, 480, 1.0), (1280, 800, 1.0), (780, 1688, 2.0)])
  func popupsKeepFourPointsToTheEdges(_ width: Int, _ height: Int, _ scale: Double) {
    let geometry = Self.geometry((width, height), scale: scale)
    let margin = Int(4 * scale)
    for key in Self.keys(geometry) {
      let petals: [FlickDirection] = [.w, .n, .e, .s]
      for popup in [
        PopupPlan.alternates(["e", "é", "è", "ê"], over: key, in: geometry),
        PopupPlan.alternates((0..<40).map { "\($0 % 10)" }, over: key, in: geometry),
        PopupPlan.menu(["English", "Deutsch"], over: key, in: geometry),
        PopupPlan.petals("あ", petals.map { ([$0], $0.rawValue) }, around: key, in: geometry),
      ] {
        let frame = popup.frame
        #expect(frame.x >= geometry.frame.x + margin && frame.maxX <= geometry.frame.maxX - margin, "\(popup.style)")
        #expect(frame.y >= margin && frame.maxY <= geometry.frame.maxY, "\(popup.style)")
      }
    }
  }

  /// Where one row has no room, the base is in the lowest, next to the finger.
  @Test func rowsGrowUpwards() {
    let geometry = Self.geometry((390, 844))
    let popup = PopupPlan.alternates((0..<24).map(String.init), over: Self.keys(geometry)[15], in: geometry)
    let rows = Set(popup.items.map(\.rect.y))
    #expect(rows.count > 1 && popup.items[0].rect.y == rows.max())
  }

  @Test func menusListFromAbove() {
    let geometry = Self.geometry((800, 480))
    let key = Self.keys(geometry)[31]
    let menu = PopupPlan.menu(["English", "Deutsch", "한국어"], over: key, in: geometry)
    let places = menu.items.map(\.rect.y)
    #expect(places == places.sorted())
    #expect(menu.frame.maxY <= key.y && menu.frame.y >= 0)
  }

  /// Petals stand in their directions, whole and beside each other, at the keyboard's edges too.
  @Test func petals() {
    let geometry = Self.geometry((390, 844))
    let directions: [FlickDirection] = [.w, .n, .e, .s]
    for key in Self.keys(geometry) {
      let popup = PopupPlan.petals("あ", directions.map { ([$0], $0.rawValue) }, around: key, in: geometry)
      let centre = popup.items[0].rect.centre
      #expect(popup.selected == 0 && popup.items.count == 5)
      #expect(popup.items[1].rect.centre.x < centre.x && popup.items[3].rect.centre.x > centre.x)
      #expect(popup.items[2].rect.centre.y < centre.y && popup.items[4].rect.centre.y > centre.y)
      #expect(popup.frame.x >= geometry.frame.x && popup.frame.maxX <= geometry.frame.maxX)
    }
  }
}
