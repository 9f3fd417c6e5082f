import KeyboardCore
import Testing

@testable import LayoutFormat

/// What the checker finds, and that it finds all of it at once.
struct CheckingTests {
  /// The last words of each finding, with their places.
  private func findings(_ text: String, letters: [String]? = nil, imports: [String: String] = [:]) -> [String] {
    LayoutChecker.findings(
      Array(text.utf8), name: "test.xml", id: "test", letters: { _ in letters },
      imports: { path, _ in imports[path].map { Array($0.utf8) } }
    ).map { "\($0.file):\($0.line):\($0.column): \($0.severity) \($0.rule): \($0.reason)" }
  }

  @Test func aKeyboardInOrderHasNone() {
    #expect(findings(keyboard(row: "q w space"), letters: ["q", "W"]) == [])
  }

  @Test func everythingIsToldAtOnce() {
    let text = """
      <keyboard3 locale="en" conformsTo="45" xmlns:k="urn:keypane:layout"><info name="Test"/>
      <keys><key id="x" outptu="x"/><key id="to" layerId="second"/><key id="gone" layerId="nowhere"/>
        <key id="y" output="y" longPressKeyIds="no1 no2" flickId="none"/><key id="y" output="z"/>
        <key id="wide" output="w" width="wide"/><key id="alone" output="!"/></keys>
      <layers formId="touch">
        <layer id="first"><row keys="q to qq"/><row keys="gone y wide"/></layer>
        <layer id="second"><row keys="1 2 3"/></layer>
        <layer id="third"><row keys="4 to"/></layer>
        <layer id="third"><row keys="5 to"/></layer>
      </layers>
      <special><k:key id="ww" role="shift"/><k:flickDown keys="q" to="vv"/></special></keyboard3>
      """
    #expect(
      findings(text, letters: ["q", "é", "ë"]) == [
        "test.xml:2:7: error names-and-imports: key has no attribute outptu",
        "test.xml:2:7: warning unused-key: key \"x\" is defined, but on no row, and no other key offers it",
        "test.xml:2:62: error undefined-plane: key \"gone\" leads to plane \"nowhere\", which is not defined",
        "test.xml:3:68: error definitions: key \"y\" is defined twice, first on line 3",
        "test.xml:4:3: error definitions: width must be a number from 0.01 to 100, not \"wide\"",
        "test.xml:4:43: warning unused-key: key \"alone\" is defined, but on no row, and no other key offers it",
        "test.xml:5:1: error untypable-letter: 2 letters of \"en\" cannot be typed: é ë",
        "test.xml:6:21: error undefined-key: key \"qq\" is not defined",
        "test.xml:7:3: error no-way-back: plane \"second\" has no way back to plane \"first\"",
        "test.xml:9:3: error definitions: layer \"third\" is defined twice, first on line 8",
        "test.xml:9:3: error unreachable-plane: no key leads to plane \"third\"",
        "test.xml:11:10: error undefined-key: key \"ww\" is not defined",
        "test.xml:11:39: error undefined-key: key \"vv\" is not defined",
      ])
  }

  @Test func optionsAndFlicksThatNothingDefines() {
    let parts = """
      <keys><key id="y" output="y" longPressKeyIds="no1 no2" multiTapKeyIds="no3" flickId="none"/>
      <key id="z" output="z" flickId="f"/></keys>
      <flicks><flick id="f"><flickSegment directions="n" keyId="no4"/></flick></flicks>
      """
    #expect(
      findings(keyboard(parts, row: "y z")) == [
        "test.xml:2:7: error undefined-key: key \"no1\" is not defined",
        "test.xml:2:7: error undefined-key: key \"no2\" is not defined",
        "test.xml:2:7: error undefined-key: key \"no3\" is not defined",
        "test.xml:2:7: error undefined-flick: flick \"none\" is not defined",
        "test.xml:4:23: error undefined-key: key \"no4\" is not defined",
      ])
  }

  @Test func aPlaneThatOnlyAVariantLocksIn() {
    let parts = "<keys><key id='to' layerId='other'/><key id='back' layerId='base'/></keys>"
    let text = keyboard(
      parts, row: "a to", special: "<k:variant keyboardType='URL'><k:bottomRow planes='other' keys='a'/></k:variant>"
    ).replacing("xmlns:keypane", with: "xmlns:k")
      .replacing("</layer></layers>", with: "</layer><layer id='other'><row keys='1 back'/></layer></layers>")
    #expect(
      findings(text) == [
        "test.xml:3:67: error no-way-back: plane \"other\" of keyboard type URL has no way back to plane \"base\""
      ])
  }

  @Test func rowsThatDoNotFit() {
    let row = (0..<30).map { _ in "gap q" }.joined(separator: " ")
    let found = findings(keyboard(row: row))
    #expect(
      found.contains(
        "test.xml:3:41: error row-does-not-fit: the row does not fit a screen of 480 pixels: key \"q\" is 8 pixels wide, less than 24"
      ))
    #expect(found.contains("test.xml:3:41: warning key-twice: key \"q\" stands twice in plane \"base\""))
    let two = keyboard(row: "q w e").replacing("</layer>", with: "<row keys='a s d f g h'/></layer>")
    #expect(
      findings(two) == [
        "test.xml:3:60: error row-does-not-fit: the row is 6 keys wide, the widest other row of its plane 3: "
          + "it makes all their keys narrower"
      ])
  }

  @Test func keysWithoutRoom() {
    let parts = "<keys><key id='thin' output='.' width='0.01'/><key id='broad' output='-' width='100'/></keys>"
    let found = findings(keyboard(parts, row: "thin broad broad"))
    #expect(found.contains { $0.contains("error overlap: key \"thin\" of plane \"base\" has no room at all") })
  }

  @Test func whatAnImportLacksIsNotToldEverywhere() {
    #expect(
      findings(keyboard("<keys><import path='more.xml'/></keys>", row: "these come from there")) == [
        "test.xml:2:7: error names-and-imports: cannot find the import \"more.xml\""
      ])
  }

  @Test func onlyWhatStandsInTheFileIsUnused() {
    let imports = ["more.xml": "<keys><key id='theirs' output='1'/></keys>"]
    let parts = "<keys><import path='more.xml'/><key id='ours' output='1'/></keys>"
    #expect(
      findings(keyboard(parts), imports: imports) == [
        "test.xml:2:32: warning unused-key: key \"ours\" is defined, but on no row, and no other key offers it"
      ])
  }

  /// By a key, with shift, by a long press, a flick, a flick downwards, repeated taps, combining marks, transforms.
  @Test(arguments: [
    ("a", true), ("A", true), ("ß", true), ("ẞ", true), ("ç", true), ("1", true), ("ь", true), ("é", true),
    ("ế", true), ("dž", true), ("ő", true), ("ô", true), ("ñ", true), ("ø", false), ("z", false), ("ŷ", false),
  ])
  func letters(letter: String, isTyped: Bool) {
    let text = """
      <keyboard3 locale="xx" conformsTo="45" xmlns:k="urn:keypane:layout"><info name="Test"/>
      <keys><key id="s" output="s" longPressKeyIds="sharp"/><key id="sharp" output="ß"/>
      <key id="c" output="c" flickId="f"/><key id="cedilla" output="ç"/><key id="a" output="a" multiTapKeyIds="soft"/>
      <key id="soft" output="ь"/><key id="acute" output="\\u{301}"/><key id="ž" output="ž"/></keys>
      <flicks><flick id="f"><flickSegment directions="n e" keyId="cedilla"/></flick></flicks>
      <variables><set id="plain" value="n o"/><set id="tilde" value="\\u{F1} \\u{F4}"/><string id="o" value="ő"/></variables>
      <layers formId="touch"><layer id="base"><row keys="s c a e d acute ž"/></layer></layers>
      <transforms type="simple"><transformGroup><transform from="o'" to="${o}"/>
      <transform from="($[plain])~" to="$[1:tilde]"/><transform from="e\\^" to="ê\\m{x}"/></transformGroup></transforms>
      <special><k:key id="sharp" shifted="ẞ"/><k:flickDown keys="a" to="1"/></special></keyboard3>
      """
    let found = findings(text, letters: [letter]).filter { $0.contains("untypable-letter") }
    #expect(found.isEmpty == isTyped, "\(found)")
  }

  @Test func everySyllableIsTypedOfJamo() {
    let jamo = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㄲㄸㅃㅆㅉㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ"
    func text(_ jamo: some StringProtocol, _ special: String) -> String {
      let keys = jamo.map { "<key id='\($0)' output='\($0)'/>" }.joined()
      return keyboard("<keys>\(keys)</keys>", row: jamo.map(String.init).joined(separator: " "), special: special)
    }
    let special = "<keypane:layout composition='hangul'/>"
    func isTyped(_ text: String) -> Bool {
      !findings(text, letters: ["가", "힣", "꿻"]).contains { $0.contains("untypable-letter") }
    }
    #expect(isTyped(text(jamo, special)))
    #expect(!isTyped(text(jamo, "")))
    #expect(!isTyped(text(jamo.dropFirst(), special)))
  }

  @Test(arguments: [
    ("[a b {ch} \\- é]", ["a", "b", "ch", "-", "é"]), ("[a-d]", ["a", "b", "c", "d"]),
    ("[\\u0902 か-き]", ["\u{902}", "か", "が", "き"]), ("[いイ]", ["い", "イ"]), ("[]", []),
    ("[{ij} {íj\\u0301}]", ["ij", "íj\u{301}"]),
  ])
  func exemplars(text: String, letters: [String]) throws {
    #expect(try #require(ExemplarSet(text)).letters == letters)
  }

  @Test(arguments: ["", "a b", "[a", "[{ab]", "[\\u09]", "[\\"])
  func noExemplars(text: String) {
    #expect(ExemplarSet(text) == nil)
  }

  @Test(arguments: ["", "nonsense", "<keyboard3/>", "<keys/>", "<keyboard3 locale='en' conformsTo='45'/>"])
  func whatIsNoKeyboardIsOneFinding(text: String) {
    #expect(findings(text).count == 1)
  }
}
