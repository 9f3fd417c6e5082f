import Hangul
import KeyboardCore
import Testing

/// Jamo become syllables as a two-set keyboard makes them.
struct HangulTests {
  /// What is typed, and what stands in the field; `<` is the delete key.
  @Test(arguments: [
    ("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㄱㅗㅐㄴㅊㅏㄶㅇㅏ", "괜찮아"), ("ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅏ", "괜찮아"), ("ㄱㅏㅂㅅㅇㅡㄹ", "값을"),
    ("ㄷㅏㄹㄱ", "닭"), ("ㄷㅏㄹㄱㅣ", "달기"), ("ㄷㅏㄹㄱㅇㅣ", "닭이"), ("ㅇㅓㅂㅅㅇㅓ", "없어"), ("ㅇㅓㅂㅅㅓ", "업서"),
    ("ㄱㅏㅇㅏ", "가아"), ("ㄱㅏㄱㅏ", "가가"), ("ㅃㅏㄹㄹㅣ", "빨리"), ("ㅇㅢㅅㅏ", "의사"), ("ㅇㅡㅣㅅㅏ", "의사"),
    ("ㄱㄱ", "ㄱㄱ"), ("ㄱㅅ", "ㄱㅅ"), ("ㅏㄱ", "ㅏㄱ"), ("ㅗㅏ", "ㅘ"), ("ㅋㅋㅋ", "ㅋㅋㅋ"), ("ㅠㅠ", "ㅠㅠ"),
    ("ㅎㅏㄴ<", "하"), ("ㅎㅏㄴ<<", "ㅎ"), ("ㅎㅏㄴ<<<", ""), ("ㅎㅏㄴ<<<<", ""), ("ㄷㅏㄹㄱ<", "달"), ("ㄷㅏㄹㄱ<ㄹ", "달ㄹ"),
    ("ㄱㅗㅏ<", "고"), ("ㅎㅏㄴㄱㅡㄹ<<<", "한"), ("ㅎㅏㄴㄱㅡㄹ<<<<", ""), ("ㅎㅏㄴ ㄱㅡㄹ", "한 글"), ("ㅎㅏㄴ!", "한!"),
    ("ㅎㅏㄴaㄱㅡ", "한a그"), ("ㅎㅏㄴ <ㅏ", "한ㅏ"), ("ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ", "안녕하세요"), ("ㄲㅗㅊ", "꽃"), ("ㅆㅏㅆㅏ", "싸싸"),
    ("ㅇㅣㅆㅇㅓ", "있어"), ("ㅇㅣㅆㅓ", "이써"),
  ])
  func wordsAreMade(typed: String, text: String) {
    var composer = HangulComposer()
    var field = ""
    for key in typed { field.apply(key == "<" ? composer.deleteBackward() : composer.insert(String(key))) }
    #expect(field == text)
    #expect(Array(field.unicodeScalars) == Array(text.unicodeScalars), "not composed")
  }

  /// Of all syllables that Unicode has, each is made of the jamo that it is made of, and the edits never delete more than
  /// the one that is being made.
  @Test func everySyllableCanBeTyped() throws {
    let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
    let finals = [""] + Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ").map(String.init)
    var composer = HangulComposer()
    var wrong: [String] = []
    for (i, initial) in initials.enumerated() {
      for (m, medial) in medials.enumerated() {
        for (f, final) in finals.enumerated() {
          let wanted = try #require(Unicode.Scalar(UInt32(0xAC00 + (i * 21 + m) * 28 + f)))
          composer.reset()
          var field = ""
          for jamo in String(initial) + String(medial) + final { field.apply(composer.insert(String(jamo))) }
          if Array(field.unicodeScalars) != [wanted] { wrong.append(String(wanted)) }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func afterAResetTheNextJamoBeginsASyllable() {
    var composer = HangulComposer()
    var field = ""
    field.apply(composer.insert("ㅎ"))
    composer.reset()
    field.apply(composer.insert("ㅏ"))
    #expect(field == "ㅎㅏ")
    composer.reset()
    #expect(composer.deleteBackward() == TextEdit(deletes: 1))
  }

  @Test func aFurtherTapChangesTheLastJamo() {
    var composer = HangulComposer()
    var field = ""
    for jamo in ["ㅎ", "ㅏ", "ㄱ"] { field.apply(composer.insert(jamo)) }
    field.apply(composer.replace(characters: 1, with: "ㅋ"))
    #expect(field == "핰")
    field.apply(composer.insert("ㅏ"))
    #expect(field == "하카")
    composer.reset()
    field.apply(composer.replace(characters: 1, with: "ㅁ"))
    #expect(field == "하ㅁ")
  }
}

extension String {
  /// Does to the end of a field's text what an edit says.
  mutating func apply(_ edit: TextEdit) {
    // A person who deletes in an empty field sees nothing.
    removeLast(Swift.min(edit.deletes, count))
    append(edit.inserts)
  }
}
