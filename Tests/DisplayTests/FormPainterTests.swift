import Display
import Forms
import KeyboardCore
import Testing

extension DisplayTests {
  @Suite struct FormPainterTests {
    static let area = KeyRect(x: 0, y: 0, width: 480, height: 440)

    static func form() -> Form {
      var email = FormField(id: "email")
      email.label = "E-mail"
      email.placeholder = "name@example.com"
      email.leadingImage = "mail"
      email.trailingButton = "bookmarks"
      email.clearButtonMode = .whileEditing
      var secret = TextInputTraits()
      secret.isSecureTextEntry = true
      var password = FormField(id: "password", traits: secret)
      password.label = "Password"
      password.text = "not shown"
      password.trailingButton = "no-such-image"
      var note = FormField(id: "note", kind: .view)
      note.label = "Note"
      note.text = "A text of more than one line is broken at a blank,\nand where it says so."
      var find = FormField(id: "find", kind: .search)
      find.placeholder = "Search"
      return Form(title: "Sign in", fields: [email, password, note, find])
    }

    static func picture(_ state: FormState) -> FormPicture {
      FormPicture.make(state: state, area: area, scale: 1)
    }

    @Test func matchesTheGoldenPicture() throws {
      var state = FormState(Self.form(), focus: "email")
      state.insert("kim.lee+kiosk@example.com")
      var canvas = try Canvas(frame: Self.area)
      try FormPainter(artwork: try SourceTree.artwork()).draw(Self.picture(state), on: &canvas)
      try Golden.compare(canvas, "form")
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func updatingEqualsDrawingAnew(seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      let painter = FormPainter(artwork: try SourceTree.artwork(), appearance: seed % 2 == 0 ? .dark : .light)
      var state = FormState(Self.form())
      var shown = Self.picture(state)
      var updated = try Canvas(frame: Self.area)
      try painter.draw(shown, on: &updated)
      for _ in 0..<30 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: state.focusNext()
        case 1: state.deleteBackward()
        case 2: if let id = state.focused { state.moveCursor(of: id, to: Int.random(in: 0..<40, using: &random)) }
        case 3: if let id = state.focused { state.clear(id) }
        case 4: state.insert("supercalifragilisticexpialidocious\n\n")
        default: state.insert("word — żółć 漢字 ")
        }
        let next = Self.picture(state)
        _ = try painter.update(from: shown, to: next, on: &updated)
        var drawn = try Canvas(frame: Self.area)
        try painter.draw(next, on: &drawn)
        let difference = updated.difference(from: drawn)
        #expect(difference?.pixels == 0, "seed \(seed): \(String(describing: difference))")
        shown = next
      }
    }

    @Test func typingDamagesItsFieldOnly() throws {
      var state = FormState(Self.form(), focus: "email")
      let before = Self.picture(state)
      state.insert("k")
      let after = Self.picture(state)
      var canvas = try Canvas(frame: Self.area)
      let painter = FormPainter(artwork: try SourceTree.artwork())
      let damage = try painter.update(from: before, to: after, on: &canvas)
      let others = try #require(after.fields.first { $0.id == "password" }?.box)
      #expect(damage.count == 1)
      for rect in damage { #expect(rect.intersection(others).isEmpty) }
    }

    @Test func aSecretIsDrawnByItsLengthAlone() throws {
      let painter = FormPainter(artwork: try SourceTree.artwork())
      var pictures: [FormState] = []
      for secret in ["iiiiiiii", "WWWWWWWW"] {
        var state = FormState(Self.form(), focus: "password")
        state.clear("password")
        state.insert(secret)
        pictures.append(state)
      }
      var one = try Canvas(frame: Self.area)
      var other = try Canvas(frame: Self.area)
      try painter.draw(Self.picture(pictures[0]), on: &one)
      try painter.draw(Self.picture(pictures[1]), on: &other)
      let difference = one.difference(from: other)
      #expect(difference?.pixels == 0)
    }

    /// Long texts, narrow boxes, every overflow: nothing is drawn outside the box, and nothing hangs.
    @Test(arguments: TextOverflow.allCases, [FieldKind.field, .view])
    func textStaysInItsBox(_ overflow: TextOverflow, kind: FieldKind) throws {
      var field = FormField(id: "long", kind: kind)
      field.overflow = overflow
      field.width = 90
      field.text = String(repeating: "WWW  i—", count: 3000)
      var empty = field
      empty.text = ""
      let painter = FormPainter(artwork: try SourceTree.artwork())
      var canvas = try Canvas(frame: Self.area)
      var blank = try Canvas(frame: Self.area)
      for focus in [nil, "long"] {
        let picture = Self.picture(FormState(Form(fields: [field]), focus: focus))
        try painter.draw(picture, on: &canvas)
        try painter.draw(Self.picture(FormState(Form(fields: [empty]), focus: focus)), on: &blank)
        let difference = canvas.difference(from: blank)
        let bounds = try #require(difference?.bounds)
        #expect(!bounds.isEmpty)
        #expect(bounds.intersection(picture.fields[0].box) == bounds)
      }
    }
  }
}
