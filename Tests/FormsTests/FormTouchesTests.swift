import Forms
import KeyboardCore
import Testing

@Suite("Fingers on a form")
struct FormTouchesTests {
  private var picture: FormPicture {
    var field = FormField(id: "a")
    (field.label, field.text, field.clearButtonMode) = ("Label", "text", .always)
    var other = FormField(id: "b")
    other.trailingButton = "bookmarks"
    var form = Form(fields: [field, other])
    form.submitButton = "Send"
    return FormPicture.make(
      state: FormState(form), area: KeyRect(x: 0, y: 0, width: 400, height: 400), scale: 1)
  }

  private func place(_ target: FormTarget) -> KeyPoint {
    let picture = picture
    switch target {
    case .text(let id): return picture.fields.first { $0.id == id }!.textRect.centre
    case .label(let id): return picture.fields.first { $0.id == id }!.label!.rect.centre
    case .clearButton(let id): return picture.fields.first { $0.id == id }!.clearButton!.centre
    case .trailingButton(let id): return picture.fields.first { $0.id == id }!.trailingButton!.rect.centre
    case .submitButton: return picture.button!.rect.centre
    }
  }

  private func touch(
    _ touches: inout FormTouches, _ phase: Contact.Phase, _ point: KeyPoint, _ milliseconds: Int64, finger: UInt32 = 1
  ) -> FormGesture? {
    let touch = KeyTouch(id: finger, phase: phase, point: point)
    return touches.handle(touch, at: Instant.zero + .milliseconds(milliseconds), on: picture)
  }

  @Test(
    "A tap is a finger that comes down and leaves on one thing",
    arguments: [
      FormTarget.text("a"), .label("a"), .clearButton("a"), .trailingButton("b"), .submitButton, .text("b"),
    ])
  func tap(target: FormTarget) {
    var touches = FormTouches()
    #expect(touch(&touches, .began, place(target), 0) == nil)
    #expect(touches.holds(1))
    #expect(touch(&touches, .ended, place(target), 50) == .tapped(target, at: place(target)))
    #expect(!touches.holds(1) && touches.deadline == nil)
    #expect(touch(&touches, .began, place(target), 1000) == nil)
    #expect(touch(&touches, .ended, KeyPoint(x: 399, y: 399), 1050) == nil)
    #expect(touch(&touches, .began, place(target), 2000) == nil)
    #expect(touch(&touches, .cancelled, place(target), 2050) == nil)
    #expect(touch(&touches, .ended, place(target), 2060) == nil)
  }

  @Test(
    "Two taps of a place within the time are a double one, on text only",
    arguments: [(FormTarget.text("a"), Int64(299), true), (.text("a"), 300, false), (.clearButton("a"), 100, false)])
  func doubleTap(target: FormTarget, pause: Int64, isDouble: Bool) {
    var touches = FormTouches()
    _ = touch(&touches, .began, place(target), 0)
    _ = touch(&touches, .ended, place(target), 50)
    _ = touch(&touches, .began, place(target), pause)
    let second = touch(&touches, .ended, place(target), 400 + pause)
    #expect(second == (isDouble ? .doubleTapped(field: "a") : .tapped(target, at: place(target))))
    // A third one begins anew.
    _ = touch(&touches, .began, place(target), 450 + pause)
    #expect(touch(&touches, .ended, place(target), 500 + pause) != .doubleTapped(field: "a") || !isDouble)
  }

  @Test("A finger that rests asks for the whole text, and has tapped when it leaves")
  func hold() {
    var touches = FormTouches()
    let point = place(.text("a"))
    _ = touch(&touches, .began, point, 0)
    #expect(touches.deadline == Instant.zero + .milliseconds(500))
    #expect(touches.wake(at: Instant.zero + .milliseconds(499)) == nil)
    #expect(touches.wake(at: Instant.zero + .milliseconds(500)) == .held(field: "a"))
    #expect(touches.deadline == nil)
    #expect(touch(&touches, .ended, point, 900) == .released(.text("a"), at: point))
    _ = touch(&touches, .began, point, 1000)
    _ = touch(&touches, .moved, KeyPoint(x: point.x + 30, y: point.y), 1100)
    #expect(touches.deadline == nil)
    #expect(touch(&touches, .ended, point, 2000) != nil)
    _ = touch(&touches, .began, point, 3000)
    _ = touches.wake(at: Instant.zero + .milliseconds(3500))
    #expect(touches.cancel() == .released(nil, at: KeyPoint(x: 0, y: 0)))
    #expect(touches.cancel() == nil)
  }

  @Test("A pointer that rests asks for the whole text, until it goes elsewhere or presses")
  func hover() {
    var touches = FormTouches()
    let point = place(.text("a"))
    func at(_ milliseconds: Int64) -> Instant { Instant.zero + .milliseconds(milliseconds) }
    #expect(touches.point(at: point, time: at(0), on: picture) == nil)
    #expect(touches.point(at: KeyPoint(x: point.x + 3, y: point.y), time: at(400), on: picture) == nil)
    #expect(touches.wake(at: at(500)) == .held(field: "a"))
    let released = FormGesture.released(nil, at: KeyPoint(x: 0, y: 0))
    #expect(touches.point(at: place(.text("b")), time: at(600), on: picture) == released)
    #expect(touches.wake(at: at(1100)) == .held(field: "b"))
    #expect(touch(&touches, .began, point, 1200) == released)
    #expect(touch(&touches, .ended, point, 1250) == .tapped(.text("a"), at: point))
    #expect(touches.point(at: nil, time: at(1300), on: picture) == nil && touches.deadline == nil)
  }
}
