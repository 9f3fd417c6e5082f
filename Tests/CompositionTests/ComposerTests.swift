import Hangul
import KeyboardCore
import Testing

/// Commands on their way from the keyboard to the strokes.
struct ComposerTests {
  @Test func withoutCompositionCommandsStayWhatTheyAre() {
    var composer = Composer()
    let commands: [KeyCommand] = [.insert("ㅎ"), .deleteBackward, .replace(characters: 2, with: "x"), .returnKey, .hide]
    for command in commands { #expect(composer.compose(command) == command) }
    let isIdle = composer.isIdle
    #expect(isIdle)
  }

  @Test func syllablesAreReplacedAsTheyGrow() {
    var composer = Composer(.hangul)
    #expect(composer.compose(.insert("ㅎ")) == .insert("ㅎ"))
    #expect(composer.compose(.insert("ㅏ")) == .replace(characters: 1, with: "하"))
    #expect(composer.compose(.deleteBackward) == .replace(characters: 1, with: "ㅎ"))
    #expect(composer.compose(.deleteBackward) == .deleteBackward)
    #expect(composer.compose(.deleteBackward) == .deleteBackward)
  }

  /// What leaves the text or moves the cursor ends a syllable.
  @Test(arguments: [
    KeyCommand.returnKey, .keystroke(code: 1, modifiers: []), .chord("c", modifiers: .control), .hide, .nextKeyboard,
    .keyboard(1), .emoji, .search, .choose(1),
  ])
  func commandEndsTheSyllable(command: KeyCommand) {
    var composer = Composer(.hangul)
    _ = composer.compose(.insert("ㅎ"))
    #expect(composer.compose(command) == command)
    #expect(composer.compose(.insert("ㅏ")) == .insert("ㅏ"))
  }

  @Test func aProgramThatRepeatsWhatWasTypedDoesNotEndIt() {
    var composer = Composer(.hangul)
    _ = composer.compose(.insert("ㅎ"))
    composer.follow(context: "아ㅎ")
    #expect(composer.compose(.insert("ㅏ")) == .replace(characters: 1, with: "하"))
    composer.follow(context: "아하!")
    #expect(composer.compose(.insert("ㄴ")) == .insert("ㄴ"))
  }

  @Test func transformsSeeTheTextOfTheField() throws {
    var composer = Composer(.transforms(try transforms(simple("<transform from='ae' to='æ'/>"))))
    composer.reset(context: "Ca")
    #expect(composer.compose(.insert("e")) == .replace(characters: 1, with: "æ"))
    #expect(composer.compose(.insert("a")) == .insert("a"))
    composer.follow(context: "Cæa")
    #expect(composer.compose(.insert("e")) == .replace(characters: 1, with: "æ"))
    #expect(composer.compose(.deleteBackward) == .deleteBackward)
    #expect(composer.compose(.returnKey) == .returnKey)
    #expect(composer.compose(.insert("e")) == .insert("e"))
  }
}
