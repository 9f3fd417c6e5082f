import Display
import KeyboardCore
import TestSupport
import Testing

extension DisplayTests {
  /// Drawing only what has changed gives the same pixels as drawing all.
  @Suite struct UpdateTests {
    static let bases: [KeyboardPicture] = [
      PictureFixture.letters(screen: KeySize(width: 480, height: 320)),
      PictureFixture.letters(screen: KeySize(width: 360, height: 480), scale: 1.5, appearance: .dark, shift: .on),
      PictureFixture.pad(screen: KeySize(width: 320, height: 480), corner: "+*#"),
    ]

    @Test(arguments: bases.indices, [UInt64(1), 2, 3])
    func updatingEqualsDrawingAnew(_ base: Int, seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      var shown = Self.bases[base]
      var updated = try Canvas(frame: shown.frame)
      try painter.draw(shown, on: &updated)
      for _ in 0..<25 {
        let next = shown.changed(by: &random)
        _ = try painter.update(from: shown, to: next, on: &updated)
        var drawn = try Canvas(frame: next.frame)
        try painter.draw(next, on: &drawn)
        let difference = updated.difference(from: drawn)
        #expect(difference?.pixels == 0, "seed \(seed): \(String(describing: difference))")
        shown = next
      }
    }

    @Test func nothingIsDrawnForTheSamePicture() throws {
      let picture = Self.bases[0]
      var canvas = try Canvas(frame: picture.frame)
      let damage = try KeyboardPainter(artwork: try SourceTree.artwork()).update(
        from: picture, to: picture, on: &canvas)
      #expect(damage.isEmpty)
    }

    @Test func aPressedKeyDamagesItselfOnly() throws {
      let picture = Self.bases[0]
      let pressed = picture.pressing("space", preview: false)
      let space = try #require(pressed.keys.first { $0.isPressed })
      var canvas = try Canvas(frame: picture.frame)
      let damage = try KeyboardPainter(artwork: try SourceTree.artwork()).update(
        from: picture, to: pressed, on: &canvas)
      #expect(damage.count == 1)
      for rect in damage { #expect(rect.intersection(space.rect.outset(by: 2)) == rect) }
    }

    @Test func aPressedItemDamagesItselfOnly() throws {
      let picture = Self.bases[0].suggesting([("Kim", "", nil), ("Lee", "home", .contact), ("123", "", .code)])
      var pressed = picture
      pressed.barItems[1].isPressed = true
      var canvas = try Canvas(frame: picture.frame)
      let damage = try KeyboardPainter(artwork: try SourceTree.artwork()).update(
        from: picture, to: pressed, on: &canvas)
      #expect(damage == [picture.barItems[1].rect])
    }

    @Test func aPreviewDamagesTheKeyAndTheRoomAboveIt() throws {
      let picture = Self.bases[0]
      let pressed = picture.pressing("g", preview: true)
      let key = try #require(pressed.preview?.key)
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      var canvas = try Canvas(frame: picture.frame)
      try painter.draw(picture, on: &canvas)
      for damage in [
        try painter.update(from: picture, to: pressed, on: &canvas),
        try painter.update(from: pressed, to: picture, on: &canvas),
      ] {
        let all = damage.reduce(KeyRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        #expect(all.contains(KeyPoint(x: key.centre.x, y: key.y - key.height)))
        #expect(all.width <= 3 * key.width)
        #expect(all.height <= 3 * key.height + 8)
      }
    }

    @Test func anotherPlaneOrAppearanceDamagesEverything() throws {
      let painter = KeyboardPainter(artwork: try SourceTree.artwork())
      let picture = Self.bases[0]
      var canvas = try Canvas(frame: picture.frame)
      var dark = picture
      dark.appearance = .dark
      let darkened = try painter.update(from: picture, to: dark, on: &canvas)
      #expect(darkened == [picture.frame])
      var fewer = picture
      fewer.keys.removeLast()
      let lessened = try painter.update(from: picture, to: fewer, on: &canvas)
      #expect(lessened == [picture.frame])
    }
  }
}

extension KeyboardPicture {
  /// Some of the changes that typing makes, by chance.
  fileprivate func changed(by random: inout SeededRandom) -> KeyboardPicture {
    var picture = self
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: picture.keys.indices, using: &random)
      switch Int.random(in: 0..<15, using: &random) {
      case 0, 1, 2:
        picture.keys[index].isPressed.toggle()
        picture.preview = KeyPreview(key: picture.keys[index].rect, label: picture.keys[index].label)
      case 3: picture.preview = nil
      case 4:
        for key in picture.keys.indices { picture.keys[key].label = picture.keys[key].label.uppercased() }
      case 5: picture.keys[index].isEnabled.toggle()
      case 6: picture.keys[index].symbol = [.shiftOff, .shiftOn, .shiftLocked, .text][index % 4]
      case 7: picture = picture.offering(["a", "b", "c"], over: picture.keys[index].label, selected: index % 4)
      case 8: picture.popup = nil
      case 9: picture.isLoading.toggle()
      case 10: picture.keys[index].isLocked.toggle()
      case 11:
        let items = [("kim@example.com", "home", BarIcon.contact), ("123456", "", nil), ("Anna", "Gruber", nil)]
        picture = picture.suggesting(Array(items.prefix(index % 4)))
      case 12, 13:
        if !picture.barItems.isEmpty { picture.barItems[index % picture.barItems.count].isPressed.toggle() }
      default: picture.keys[index].rect.y += 3
      }
    }
    return picture
  }
}
