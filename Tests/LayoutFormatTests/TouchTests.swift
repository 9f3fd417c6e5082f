import KeyboardCore
import Testing

@testable import LayoutFormat

/// What a key has beside its output: long presses, flicks, repeated taps, and what the forms of a file differ in.
struct TouchTests {
  @Test func longPress() throws {
    let parts = """
      <displays><display keyId="sharp" display="sz"/></displays>
      <keys><key id="s" output="s" longPressKeyIds="sharp acute go" longPressDefaultKeyId="acute"/>
      <key id="sharp" output="ß"/><key id="acute" output="ś"/><key id="go" layerId="base"/></keys>
      """
    let special = "<keypane:key id='sharp' shifted='ẞ'/>"
    let key = try #require(try read(keyboard(parts, row: "s", special: special)).key("s"))
    #expect(
      key.longPress == [
        KeyOption(id: "sharp", output: "ß", shiftedOutput: "ẞ", label: "sz", shiftedLabel: "ẞ"),
        KeyOption(id: "acute", output: "ś", shiftedOutput: "Ś"),
        KeyOption(id: "go", output: "", label: "base", plane: "base"),
      ])
    #expect(key.longPressDefault == 1)
  }

  @Test func flicksOfSeveralSegments() throws {
    let parts = """
      <flicks><flick id="f"><flickSegment directions="n" keyId="b"/><flickSegment directions="ne e" keyId="c"/></flick>
      </flicks><keys><key id="a" output="a" flickId="f"/></keys>
      """
    let key = try #require(try read(keyboard(parts, row: "a")).key("a"))
    #expect(
      key.flicks == [
        KeyFlick(directions: [.n], option: KeyOption(id: "b", output: "b", shiftedOutput: "B")),
        KeyFlick(directions: [.ne, .e], option: KeyOption(id: "c", output: "c", shiftedOutput: "C")),
      ])
  }

  @Test func multiTap() throws {
    let parts = "<keys><key id='2' output='2' multiTapKeyIds='a b'/></keys>"
    let key = try #require(try read(keyboard(parts, row: "2")).key("2"))
    #expect(key.multiTap.map(\.output) == ["a", "b"])
    #expect(key.multiTap.map(\.shiftedOutput) == ["A", "B"])
  }

  @Test func flickDownwards() throws {
    let layout = try read(keyboard(row: "q w", special: "<keypane:flickDown keys='q w' to='1 2'/>"))
    let key = try #require(layout.key("w"))
    #expect(key.flicks == [KeyFlick(directions: [.s], option: KeyOption(id: "2", output: "2"))])
    #expect(key.secondary == "2")
    #expect(key.longPress.isEmpty)
  }

  @Test(
    arguments: [
      ("keystroke", "KEY_ESC", 1), ("keystroke", "KEY_F12", 88), ("modifier", "KEY_LEFTCTRL", 29),
    ] as [(String, String, UInt16)])
  func keysOfHardware(role: String, name: String, code: UInt16) throws {
    let special = "<keypane:key id='x' role='\(role)' code='\(name)'/>"
    let key = try #require(try read(keyboard("<keys><key id='x'/></keys>", row: "x", special: special)).key("x"))
    #expect(key.role.rawValue == role)
    #expect(key.code == code)
  }

  @Test(arguments: [
    ("tr", "i", "İ"), ("tr-TR", "ı", "I"), ("az-Latn", "i", "İ"), ("kk", "i", "I"), ("kk-Latn", "i", "İ"),
    ("en", "i", "I"), ("de", "ß", "ß"), ("el", "ς", "Σ"), ("el", "ά", "Ά"), ("ka", "ა", "ა"), ("hy", "ա", "Ա"),
    ("nl", "ĳ", "Ĳ"), ("hr", "dž", "dž"), ("de", "ﬁ", "ﬁ"), ("uk", "ї", "Ї"), ("en", "1", "1"),
  ])
  func upperCase(locale: String, output: String, shifted: String) throws {
    let text = """
      <keyboard3 locale="\(locale)" conformsTo="45"><info name="Test"/><keys><key id="k" output="\(output)"/></keys>
      <layers formId="touch"><layer id="base"><row keys="k"/></layer></layers></keyboard3>
      """
    #expect(try read(text).key("k")?.shiftedOutput == shifted)
  }

  @Test(arguments: [
    ("", "\\u{301}", "◌\u{301}"), ("<displayOptions baseCharacter='x'/>", "\\u{301}", "x\u{301}"),
    ("<displayOptions baseCharacter='\\u{E9A}'/>", "\\u{EB4}", "\u{E9A}\u{EB4}"),
    ("<displayOptions baseCharacter='x'/>", "a", "a"),
    ("<displayOptions baseCharacter='x'/><display keyId='k' display='\\u{25CC}\\u{300}'/>", "a", "x\u{300}"),
    ("<display keyId='k' display='\\u{25CC}\\u{300}'/>", "a", "◌\u{300}"),
    ("<display output='\\u{301}' display='´'/>", "\\u{301}", "´"),
  ])
  func combiningMarksStandOnABase(displays: String, output: String, label: String) throws {
    let parts = "<displays>\(displays)</displays><keys><key id='k' output='\(output)'/></keys>"
    #expect(try read(keyboard(parts, row: "k")).key("k")?.label == label)
  }

  /// A special inside a form counts for that form alone, and outranks what the file says for all.
  @Test(arguments: [0, 999])
  func specialsOfAForm(deviceWidth: Int) throws {
    let text = """
      <keyboard3 locale="en" conformsTo="45" xmlns:k="urn:keypane:layout"><info name="Test"/>
      <layers formId="touch"><layer id="letters"><row keys="q space"/></layer></layers>
      <layers formId="touch" minDeviceWidth="160"><layer id="letters"><row keys="q space"/></layer>
      <special><k:flickDown keys="q" to="1"/><k:key id="q" hint="wide"/><k:layout kind="pad"/>
      <k:variant keyboardType="URL"><k:bottomRow planes="letters" keys="w"/></k:variant></special></layers>
      <special><k:layout kind="letters"/><k:key id="q" hint="narrow"/>
      <k:variant keyboardType="URL"><k:bottomRow planes="letters" keys="e"/></k:variant>
      <k:variant keyboardType="twitter"><k:bottomRow planes="letters" keys="t"/></k:variant></special></keyboard3>
      """
    let layout = try read(text, deviceWidth: deviceWidth)
    let isWide = deviceWidth > 160
    #expect(layout.key("q")?.hint == (isWide ? "wide" : "narrow"))
    #expect(layout.key("q")?.secondary == (isWide ? "1" : ""))
    #expect(layout.kind == (isWide ? .pad : .letters))
    #expect(layout.planes(for: .URL)[0].rows[0].map(\.id) == [isWide ? "w" : "e"])
    #expect(layout.planes(for: .twitter)[0].rows[0].map(\.id) == ["t"])
  }

  @Test func twoFormsShareAPlaneAndOpenOnTheirOwn() throws {
    let text = """
      <keyboard3 locale="en" conformsTo="45"><info name="Test"/>
      <layers formId="touch"><import path="numbers.xml"/><layer id="letters"><row keys="a to"/></layer></layers>
      <layers formId="touch" minDeviceWidth="160"><import path="numbers.xml"/>
      <layer id="letters"><row keys="b to"/></layer></layers>
      <import path="keys.xml"/><import path="special.xml"/></keyboard3>
      """
    let imports = [
      "numbers.xml": "<layers formId='touch'><layer id='numbers'><row keys='1 back'/></layer></layers>",
      "keys.xml": "<keys><key id='to' layerId='numbers'/><key id='back' layerId='letters'/></keys>",
      "special.xml": "<special xmlns:k='urn:keypane:layout'><k:key id='1' hint='one'/></special>",
    ]
    for width in [0, 999] {
      let layout = try read(text, deviceWidth: width, imports: imports)
      #expect(layout.planes.map(\.id) == ["letters", "numbers"])
      #expect(layout.key("1")?.hint == "one")
    }
  }

  @Test func hangulIsSaid() throws {
    let layout = try read(keyboard(special: "<keypane:layout kind='letters' composition='hangul'/>"))
    guard case .hangul = layout.composition else {
      Issue.record("it composes no Hangul")
      return
    }
  }

  @Test(arguments: [
    ("<settings normalization='none'/>", "2:1: normalization must be \"disabled\", not \"none\""),
    (
      "<displays><displayOptions baseCharacter='xy'/></displays>",
      "2:11: baseCharacter must be one character, not \"xy\""
    ),
    (
      "<variables><set id='v' value='a b'/></variables><keys><key id='x' output='${v}'/></keys>",
      "2:55: ${v} is a set, which only transforms may name"
    ),
    ("<keys><key id='x' output='1' longPressKeyIds='qq'/></keys>", "2:7: key \"qq\" is not defined"),
    ("<keys><key id='x' output='1' multiTapKeyIds='qq'/></keys>", "2:7: key \"qq\" is not defined"),
    ("<keys><key id='x' output='1' flickId='qq'/></keys>", "2:7: flick \"qq\" is not defined"),
    (
      "<keys><key id='x' output='1' longPressKeyIds='gap'/></keys>",
      "2:7: key \"gap\" is offered by another key, but it types nothing and shows no plane"
    ),
    (
      "<flicks><flick id='f'><flickSegment directions='n' keyId='a'/><flickSegment directions='n' keyId='b'/></flick></flicks>",
      "2:63: the flick has two segments with the same directions"
    ),
  ])
  func mistakes(snippet: String, message: String) {
    let error = #expect(throws: LayoutError.self) { try read(keyboard(snippet)) }
    #expect(error?.description == "test.xml:" + message)
  }

  @Test(arguments: [
    ("<keypane:flickDown keys='a'/>", "keypane:flickDown needs the attributes keys and to"),
    ("<keypane:flickDown keys='a b' to='c'/>", "keypane:flickDown has 2 keys, but 1 in to"),
    ("<keypane:flickDown keys='a' to='qq'/>", "key \"qq\" is not defined"),
    (
      "<keypane:flickDown keys='a a' to='b c'/>",
      "the flick downwards of key \"a\" is defined twice, first on line 4"
    ),
    ("<keypane:flickDown keys='down' to='b'/>", "key \"down\" has a flick downwards already"),
    ("<keypane:layout composition='jamo'/>", "composition must be hangul, not \"jamo\""),
    ("<keypane:key id='a' code='KEY_A'/>", "only keys of the roles keystroke and modifier have a code"),
    ("<keypane:key id='a' role='keystroke'/>", "a key of this role needs a code, such as KEY_ESC"),
    ("<keypane:key id='a' role='keystroke' code='KEY_NO'/>", "the kernel has no key \"KEY_NO\""),
  ])
  func mistakesInSpecial(special: String, reason: String) {
    let parts =
      "<keys><key id='down' output='x' flickId='f'/></keys>"
      + "<flicks><flick id='f'><flickSegment directions='s' keyId='a'/></flick></flicks>"
    let error = #expect(throws: LayoutError.self) { try read(keyboard(parts, row: "a down", special: special)) }
    #expect(error?.reason == reason)
  }
}
