import KeyboardCore
import Testing

@testable import KeypaneApp

/// Texts without keys keep their place among strokes.
@Suite struct OutgoingOrderTests {
  private func word(_ item: OutgoingOrder.Item?) -> String {
    switch item {
    case .strokes(let strokes): "\(strokes.count)"
    case .text(let text): text
    case nil: "-"
    }
  }

  @Test func textsWaitForStrokesAndStrokesForTexts() {
    var order = OutgoingOrder()
    #expect(order.isEmpty && word(order.next(strokesAreOut: true)) == "-")
    order.append(.text("é"))
    order.append(.strokes([.down(30), .up(30)]))
    order.append(.text("ü"))
    #expect(word(order.next(strokesAreOut: false)) == "-")
    #expect(word(order.next(strokesAreOut: true)) == "é")
    // The strokes behind it go at once; the next text waits until they are out.
    #expect(word(order.next(strokesAreOut: false)) == "2")
    #expect(word(order.next(strokesAreOut: false)) == "-")
    #expect(word(order.next(strokesAreOut: true)) == "ü" && order.isEmpty)
  }

  @Test func droppedTextsAreGone() {
    var order = OutgoingOrder()
    order.append(.text("é"))
    order.drop()
    #expect(order.isEmpty && word(order.next(strokesAreOut: true)) == "-")
  }
}
