import Forms
import KeyboardCore
import Testing

@Suite("Pictures of forms")
struct FormPictureTests {
  private let form: Form = {
    var email = FormField(id: "email")
    email.label = "E-mail"
    email.placeholder = "name@example.com"
    email.clearButtonMode = .whileEditing
    email.leadingImage = "mail"
    email.trailingButton = "bookmarks"
    var password = FormField(id: "password")
    password.label = "Password"
    password.traits.isSecureTextEntry = true
    var note = FormField(id: "note", kind: .view)
    note.label = "Note"
    var find = FormField(id: "find", kind: .search)
    find.placeholder = "Search"
    find.width = 200
    return Form(title: "Sign in", fields: [email, password, note, find])
  }()

  private let screen = KeyRect(x: 0, y: 0, width: 800, height: 1280)

  @Test("One column, equal spacing, everything in the area", arguments: [1.0, 1.5, 2.0, 3.0])
  func column(scale: Double) throws {
    let area = KeyRect(x: 40, y: 10, width: 1280, height: 4000)
    let picture = FormPicture.make(state: FormState(form), area: area, scale: scale)
    #expect(picture.fields.map(\.id) == ["email", "password", "note", "find"])
    let title = try #require(picture.title)
    #expect(title.text == "Sign in" && title.rect.y > area.y)
    let frames = picture.fields.map(\.frame)
    let gaps = zip(frames, frames.dropFirst()).map { $1.y - $0.maxY }
    #expect(Set(gaps).count == 1 && gaps[0] > 0)
    #expect(Set(picture.fields.map(\.box.x)).count == 1)
    #expect(Set(picture.fields.dropLast().map(\.box.width)).count == 1)
    #expect(picture.fields[3].box.width == Int(200 * scale))
    for field in picture.fields {
      #expect(area.intersection(field.box) == field.box)
      #expect(field.box.intersection(field.textRect) == field.textRect)
      #expect(Double(field.box.height) >= 44 * scale)
      if let label = field.label { #expect(label.rect.maxY <= field.box.y) }
    }
    #expect(picture.fields[2].box.height > picture.fields[1].box.height)
  }

  @Test("Placeholder, text, cursor and buttons")
  func contents() throws {
    var state = FormState(form, focus: "email")
    var email = FormPicture.make(state: state, area: screen, scale: 1).fields[0]
    #expect(email.isPlaceholder && email.text == "name@example.com")
    #expect(email.isFocused && email.cursor == 0 && email.clearButton == nil)
    let leading = try #require(email.leadingImage)
    let trailing = try #require(email.trailingButton)
    #expect(leading.name == "mail" && leading.rect.maxX <= email.textRect.x)
    #expect(trailing.name == "bookmarks" && trailing.rect.x >= email.textRect.maxX)

    state.insert("kim")
    var picture = FormPicture.make(state: state, area: screen, scale: 1)
    email = picture.fields[0]
    #expect(!email.isPlaceholder && email.text == "kim" && email.cursor == 3)
    let clear = try #require(email.clearButton)
    #expect(clear.x >= email.textRect.maxX && clear.maxX <= trailing.rect.x)
    #expect(picture.clearButton(at: clear.centre) == "email")
    #expect(picture.clearButton(at: email.textRect.centre) == nil)
    #expect(picture.fields[3].leadingImage?.name == "search")

    state.focus("password")
    picture = FormPicture.make(state: state, area: screen, scale: 1)
    #expect(picture.fields[0].clearButton == nil && picture.fields[0].cursor == nil && !picture.fields[0].isFocused)
    #expect(picture.fields[1].isSecure && picture.fields[1].text.isEmpty)
  }

  @Test(
    "When the clear button is shown",
    arguments: [
      (ClearButtonMode.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
      (.always, true, true),
    ])
  func clearButton(mode: ClearButtonMode, editing: Bool, resting: Bool) {
    var field = FormField(id: "a")
    field.clearButtonMode = mode
    field.text = "x"
    var state = FormState(Form(fields: [field]), focus: "a")
    func isShown() -> Bool {
      FormPicture.make(state: state, area: screen, scale: 1).fields[0].clearButton != nil
    }
    #expect(isShown() == editing)
    state.blur()
    #expect(isShown() == resting)
    state.clear("a")
    #expect(!isShown())
  }

  @Test(
    "A box is as wide as what is expected: a quarter of the column, half of it, or all",
    arguments: [(nil, 560), (4, 140), (9, 140), (12, 280), (23, 280), (30, 560), (100_000, 560)] as [(Int?, Int)])
  func expectedLength(length: Int?, width: Int) {
    var field = FormField(id: "a")
    field.expectedLength = length
    let picture = FormPicture.make(state: FormState(Form(fields: [field])), area: screen, scale: 1)
    #expect(picture.fields[0].box.width == width)
    field.width = 200
    let fixed = FormPicture.make(state: FormState(Form(fields: [field])), area: screen, scale: 1)
    #expect(fixed.fields[0].box.width == 200)
  }

  @Test("A message stands below its field and leaves the spacing equal")
  func message() throws {
    var fields = ["a", "b", "c"].map { FormField(id: $0) }
    for index in fields.indices { fields[index].isRequired = index != 1 }
    var state = FormState(Form(fields: fields))
    _ = state.submit()
    let picture = FormPicture.make(state: state, area: screen, scale: 2)
    #expect(picture.fields.map(\.message.isEmpty) == [false, true, false])
    let frames = picture.fields.map(\.frame)
    #expect(Set(zip(frames, frames.dropFirst()).map { $1.y - $0.maxY }).count == 1)
    let line = try #require(picture.fields[0].message.first)
    #expect(line.rect.y >= picture.fields[0].box.maxY)
    #expect(picture.target(at: line.rect.centre) == .label("a"))
  }

  @Test("The button that submits waits for what is needed")
  func submitButton() throws {
    var field = FormField(id: "a")
    field.isRequired = true
    var form = Form(fields: [field])
    form.submitButton = "Send"
    var state = FormState(form, focus: "a")
    func button() throws -> FormButton {
      try #require(FormPicture.make(state: state, area: screen, scale: 1).button)
    }
    let waiting = try button()
    #expect(!waiting.isEnabled && waiting.title.text == "Send")
    state.insert("x")
    let ready = try button()
    #expect(ready.isEnabled && ready.rect == waiting.rect)
    let picture = FormPicture.make(state: state, area: screen, scale: 1)
    #expect(picture.target(at: ready.rect.centre) == .submitButton)
  }

  @Test("The whole text is shown where it does not fit, and is no secret", arguments: [false, true])
  func wholeText(secure: Bool) throws {
    var field = FormField(id: "a")
    (field.text, field.overflow) = (String(repeating: "long text ", count: 20), .truncateTail)
    field.traits.isSecureTextEntry = secure
    var short = FormField(id: "b")
    short.text = "short"
    var state = FormState(Form(fields: [field, short]))
    func tip() -> FormTip? { FormPicture.make(state: state, area: screen, scale: 1).tip }
    #expect(tip() == nil)
    state.showFullText(of: "a")
    let shown = tip()
    #expect((shown == nil) == secure)
    if let shown {
      #expect(shown.lines.map(\.text).joined() == field.text)
      #expect(screen.intersection(shown.rect) == shown.rect)
    }
    state.showFullText(of: "b")
    #expect(tip() == nil)
    state.showFullText(of: nil)
    #expect(tip() == nil && state.fullText == nil)
  }

  @Test("The eye says what a touch does")
  func eye() {
    var field = FormField(id: "a")
    (field.text, field.trailingButton, field.traits.isSecureTextEntry) = ("x", "reveal", true)
    var state = FormState(Form(fields: [field]))
    func image() -> String? {
      FormPicture.make(state: state, area: screen, scale: 1).fields[0].trailingButton?.name
    }
    #expect(image() == "eye")
    state.toggleRevealed("a")
    #expect(image() == "eye-off")
  }

  @Test("A touch finds the field by its box or its label")
  func touch() throws {
    let picture = FormPicture.make(state: FormState(form), area: screen, scale: 1)
    for field in picture.fields {
      #expect(picture.field(at: field.box.centre) == field.id)
      if let label = field.label { #expect(picture.field(at: label.rect.centre) == field.id) }
    }
    let title = try #require(picture.title)
    #expect(picture.field(at: title.rect.centre) == nil)
    #expect(picture.field(at: KeyPoint(x: 0, y: 0)) == nil)
    #expect(picture.field(at: KeyPoint(x: 400, y: 100_000)) == nil)
  }

  @Test("The field that is typed into is never covered", arguments: [1.0, 1.5, 2.0, 3.0])
  func scrolling(scale: Double) throws {
    let fields = (0..<30).map { number in
      var field = FormField(id: "\(number)", kind: number % 7 == 3 ? .view : .field)
      if number % 2 == 0 { field.label = "Label" }
      return field
    }
    for height in [40, 80, 198, 400, 2000] {
      let area = KeyRect(x: 0, y: 25, width: 480, height: Int(Double(height) * scale))
      for id in fields.map(\.id) {
        let state = FormState(Form(title: "Long", fields: fields), focus: id)
        let picture = FormPicture.make(state: state, area: area, scale: scale)
        let field = try #require(picture.fields.first { $0.isFocused })
        #expect(field.id == id)
        let seen = area.intersection(field.box)
        if field.box.height <= area.height { #expect(seen == field.box, "\(id) in \(height)") }
        #expect(field.box.y >= area.y || field.box.height <= area.height)
        let frame = field.frame
        if frame.height <= area.height { #expect(area.intersection(frame) == frame, "\(id) in \(height)") }
        for shown in picture.fields {
          #expect(!area.intersection(shown.frame).isEmpty)
        }
      }
    }
  }

  @Test(
    "Any screen gives sane rectangles",
    arguments: [(0, 0), (1, 1), (-5, 10), (10, 1), (1, 2000), (320, 0), (20_000, 20_000)],
    [0, 0.1, 1, 20, .infinity, .nan])
  func extremes(size: (Int, Int), scale: Double) {
    let area = KeyRect(x: 0, y: 0, width: size.0, height: size.1)
    let picture = FormPicture.make(state: FormState(form, focus: "note"), area: area, scale: scale)
    #expect(picture.area.width >= 0 && picture.area.height >= 0)
    for field in picture.fields {
      for rect in [field.box, field.textRect, field.label?.rect ?? field.box] {
        #expect(rect.width >= 0 && rect.height >= 0)
      }
      #expect(field.box.x >= 0 && field.box.maxX <= max(0, size.0))
    }
    _ = picture.field(at: KeyPoint(x: 0, y: 0))
  }
}
