import Display
import Forms
import KeyboardCore
import TestSupport
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
      email.validation = FieldValidation(kind: .email)
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
      var form = Form(title: "Sign in", fields: [email, password, note, find])
      form.fields[1].isRequired = true
      form.submitButton = "Sign in"
      return form
    }

    static func picture(_ state: FormState) throws -> FormPicture {
      FormPicture.make(state: state, area: area, scale: 1, ruler: FormRuler(artwork: try SourceTree.artwork()))
    }

    @Test func matchesTheGoldenPicture() throws {
      var state = FormState(Self.form(), focus: "email")
      state.insert("kim.lee+kiosk@example.com")
      var canvas = try Canvas(frame: Self.area)
      try FormPainter(artwork: try SourceTree.artwork()).draw(Self.picture(state), on: &canvas)
      try Golden.compare(canvas, "form")
    }

    /// Everything that a field may show beside its text, in one form.
    static func states(_ appearance: KeyboardAppearance) -> FormState {
      let long = "A text that is a good deal longer than the box that it stands in, from end to end of it"
      func field(_ id: String, _ change: (inout FormField) -> Void) -> FormField {
        var field = FormField(id: id)
        (field.label, field.text) = (id, long)
        change(&field)
        return field
      }
      var form = Form(fields: [
        field("head") { ($0.overflow, $0.leadingImage) = (.truncateHead, "location") },
        field("middle") { ($0.overflow, $0.clearButtonMode) = (.truncateMiddle, .always) },
        field("tail") { $0.overflow = .truncateTail },
        field("clip") { $0.overflow = .clip },
        field("wrap") { ($0.overflow, $0.trailingButton) = (.wrap, "bookmarks") },
        field("note") { ($0.kind, $0.overflow, $0.text) = (.view, .truncateTail, "1\n2\n3\n4\n5\n6\n7 " + long) },
        field("code") { field in
          (field.text, field.expectedLength, field.leadingImage, field.trailingButton) = ("", 4, "lock", "reveal")
          field.traits.isSecureTextEntry = true
          field.isRequired = true
        },
        field("find") { ($0.kind, $0.label, $0.text) = (.search, nil, "two words selected") },
      ])
      form.submitButton = "Continue"
      var state = FormState(form, showsLastCharacter: true)
      _ = state.submit()
      if appearance == .dark {
        for character in "123W" { state.insert(String(character)) }
      } else {
        state.focus("find")
        state.select(4..<9, of: "find")
        state.showFullText(of: "tail")
      }
      return state
    }

    @Test(arguments: [KeyboardAppearance.light, .dark])
    func statesMatchTheGoldenPictures(_ appearance: KeyboardAppearance) throws {
      let area = KeyRect(x: 0, y: 0, width: 400, height: 860)
      let artwork = try SourceTree.artwork()
      let picture = FormPicture.make(
        state: Self.states(appearance), area: area, scale: 1, ruler: FormRuler(artwork: artwork))
      var canvas = try Canvas(frame: area)
      try FormPainter(artwork: artwork, appearance: appearance).draw(picture, on: &canvas)
      try Golden.compare(canvas, "form-states-\(appearance.name)")
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func updatingEqualsDrawingAnew(seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      let painter = FormPainter(artwork: try SourceTree.artwork(), appearance: seed % 2 == 0 ? .dark : .light)
      var state = FormState(Self.form())
      var shown = try Self.picture(state)
      var updated = try Canvas(frame: Self.area)
      try painter.draw(shown, on: &updated)
      for _ in 0..<30 {
        switch Int.random(in: 0..<12, using: &random) {
        case 8: state.showFullText(of: Self.form().fields.randomElement(using: &random)?.id)
        case 9: _ = state.submit()
        case 10: if let id = state.focused { state.toggleRevealed(id) }
        case 11: if let id = state.focused { state.selectWord(of: id) }
        case 0: state.focusNext()
        case 1: state.deleteBackward()
        case 2: if let id = state.focused { state.moveCursor(of: id, to: Int.random(in: 0..<40, using: &random)) }
        case 3: if let id = state.focused { state.clear(id) }
        case 4: state.insert("supercalifragilisticexpialidocious\n\n")
        default: state.insert("word — żółć 漢字 ")
        }
        let next = try Self.picture(state)
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
      let before = try Self.picture(state)
      state.insert("k")
      let after = try Self.picture(state)
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
      let painter = FormPainter(artwork: try SourceTree.artwork())
      var canvas = try Canvas(frame: Self.area)
      var blank = try Canvas(frame: Self.area)
      for focus in [nil, "long"] {
        let picture = try Self.picture(FormState(Form(fields: [field]), focus: focus))
        try painter.draw(picture, on: &canvas)
        var empty = picture
        empty.fields[0].text = ""
        try painter.draw(empty, on: &blank)
        let difference = canvas.difference(from: blank)
        let bounds = try #require(difference?.bounds)
        #expect(!bounds.isEmpty)
        #expect(bounds.intersection(picture.fields[0].box) == bounds)
      }
    }
  }
}
