import KeyboardCore
import Testing

@testable import LayoutFormat

/// What each part of a file becomes.
struct ReadingTests {
  @Test(arguments: [
    ("x", "x", "X"), ("ä", "ä", "Ä"), ("ß", "ß", "ß"), ("\\u{6D}", "m", "M"), ("\\u{61 301}", "a\u{301}", "A\u{301}"),
    ("1", "1", "1"), (".com", ".com", ".com"), ("${dollars}", "$$", "$$"), ("$", "$", "$"), ("a$b", "a$b", "a$b"),
    ("\\u{5C}", "\\", "\\"), ("\\m{acute}e", "e", "E"), ("&lt;&#x41;", "<A", "<A"), ("あ", "あ", "あ"),
  ])
  func output(raw: String, output: String, shifted: String) throws {
    let variables = "<variables><string id='one' value='$'/><string id='dollars' value='${one}\\u{24}'/></variables>"
    let layout = try read(keyboard("\(variables)<keys><key id='k' output='\(raw)'/></keys>", row: "k"))
    let key = try #require(layout.key("k"))
    #expect(key.output == output)
    #expect(key.shiftedOutput == shifted)
    #expect(key.label == output)
    #expect(key.shiftedLabel == shifted)
  }

  @Test func displaysByKeyAndByOutput() throws {
    let layout = try read(
      keyboard(
        """
        <displays><display keyId="k" display="K\\u{2122}"/><display output="\\m{acute}" display="´"/>
        <display output="i" display="ı"/><display output="I" display="Ī"/></displays>
        <keys><key id="k" output="x"/><key id="dead" output="\\m{acute}"/></keys>
        """, row: "k dead i"))
    #expect(layout.key("k")?.label == "K™")
    #expect(layout.key("k")?.shiftedLabel == "K™")
    #expect(layout.key("dead")?.label == "´")
    #expect(layout.key("dead")?.output == "")
    #expect(layout.key("i")?.label == "ı")
    #expect(layout.key("i")?.shiftedLabel == "Ī")
  }

  @Test func additionsOverrideWhatIsGuessed() throws {
    let layout = try read(
      keyboard(
        "<keys><key id='i' output='i'/><key id='gl'/></keys>", row: "i gl space",
        special: "<keypane:key id='i' shifted='\\u{130}' hint='ABC'/><keypane:key id='gl' role='globe'/>"))
    #expect(layout.key("i")?.shiftedOutput == "İ")
    #expect(layout.key("i")?.shiftedLabel == "İ")
    #expect(layout.key("i")?.hint == "ABC")
    #expect(layout.key("gl")?.role == .globe)
    #expect(layout.key("space")?.label == "")
    #expect(layout.key("space")?.stretches == true)
  }

  /// A layout may ask for any key to repeat, and for an arrow not to.
  @Test func repeatingKeys() throws {
    let layout = try read(
      keyboard(
        "<keys><key id='i' output='i'/><key id='j' output='j'/><key id='up'/><key id='down'/><key id='del'/></keys>",
        row: "i j up down del",
        special: "<keypane:key id='i' repeat='true'/><keypane:key id='up' role='keystroke' code='KEY_UP'/>"
          + "<keypane:key id='down' role='keystroke' code='KEY_DOWN' repeat='false'/>"
          + "<keypane:key id='del' role='delete'/>"))
    let repeating = ["i", "j", "up", "down", "del"].filter { layout.key($0)?.repeats == true }
    #expect(repeating == ["i", "up", "del"])
  }

  @Test(arguments: [("0.01", 10), ("1", 1000), ("1.282", 1282), ("100", 100_000), ("2.50", 2500)])
  func width(text: String, thousandths: Int) throws {
    let layout = try read(keyboard("<keys><key id='k' output='x' width='\(text)'/></keys>", row: "k"))
    #expect(layout.key("k")?.width == thousandths)
  }

  @Test func gapsAndPlaneKeys() throws {
    let layout = try read(
      keyboard(
        "<keys><key id='go' layerId='base'/><key id='both' layerId='base' output='x'/></keys>", row: "gap go both"))
    #expect(layout.key("gap")?.isGap == true)
    #expect(layout.key("gap")?.role == .blank)
    #expect(layout.key("go")?.role == .plane)
    // Types, then shows the plane.
    #expect(layout.key("both")?.role == .character)
    #expect(layout.key("both")?.plane == "base")
  }

  @Test(arguments: [(0, "small"), (49, "small"), (50, "middle"), (99, "middle"), (150, "wide"), (4000, "wide")])
  func theWidestFormThatFitsIsTaken(deviceWidth: Int, plane: String) throws {
    let text = """
      <keyboard3 locale="en" conformsTo="45"><info name="Test"/>
      <layers formId="touch" minDeviceWidth="100"><layer id="wide"><row keys="a"/></layer></layers>
      <layers formId="us"><layer modifiers="none"><row keys="undefined"/></layer></layers>
      <layers formId="touch" minDeviceWidth="20"><layer id="small"><row keys="a"/></layer></layers>
      <layers formId="touch" minDeviceWidth="50"><layer id="middle"><row keys="a"/></layer></layers></keyboard3>
      """
    #expect(try read(text, deviceWidth: deviceWidth).planes.map(\.id) == [plane])
  }

  @Test func baseOpensWhereverItStands() throws {
    let text = """
      <keyboard3 locale="en" conformsTo="45"><info name="Test"/><layers formId="touch">
      <layer id="shift"><row keys="A"/></layer><layer id="base"><row keys="a"/></layer></layers></keyboard3>
      """
    #expect(try read(text).planes.map(\.id) == ["base", "shift"])
  }

  @Test func variantsChangeBottomRowsAndOpeningPlane() throws {
    let layout = try read(
      keyboard(
        special: """
          <keypane:layout kind="pad"/>
          <keypane:variant keyboardType="URL"><keypane:bottomRow planes="base" keys="x"/></keypane:variant>
          <keypane:variant keyboardType="twitter" openingPlane="base"/>
          """))
    #expect(layout.kind == .pad)
    #expect(layout.planes(for: .default)[0].rows.map { $0.map(\.id) } == [["a", "b"]])
    #expect(layout.planes(for: .URL)[0].rows.map { $0.map(\.id) } == [["x"]])
    #expect(layout.variants.map(\.keyboardType) == [.URL, .twitter])
  }

  /// Names of other programs in `special` and everywhere else, hardware forms: not ours to judge.
  @Test func whatIsNotForUsIsPassedOver() throws {
    let parts = """
      <locales><locale id="br"/></locales><version number="1.0.0"/><settings normalization="disabled"/>
      <forms><form id="us"><scanCodes codes="00 01"/></form></forms>
      <other:thing xmlns:other="urn:other"><other:key/><info/></other:thing>
      <keys><key id="q" output="Q" other:shine="7" xmlns:other="urn:other"/></keys>
      """
    let layout = try read(keyboard(parts, row: "q"))
    #expect(layout.key("q")?.output == "Q")
  }

  @Test func aDoctypeThatOnlyNamesTheDTDIsFine() throws {
    let doctype = "<!DOCTYPE keyboard3 SYSTEM \"../dtd/ldmlKeyboard3.dtd\">\n"
    #expect(try read(doctype + keyboard()).planes.count == 1)
  }
}
