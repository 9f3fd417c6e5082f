import KeyboardCore
import Testing

@testable import LayoutFormat

/// What the checker says of Keypane's own elements, and of keyboards that are whole but of no use.
struct SpecialCheckTests {
  private func findings(_ text: String, imports: [String: String] = [:]) -> [String] {
    LayoutChecker.findings(
      Array(text.utf8), name: "test.xml", id: "test", imports: { path, _ in imports[path].map { Array($0.utf8) } }
    ).map { "\($0.line):\($0.column): \($0.severity) \($0.rule): \($0.reason)" }
  }

  private static let hardware = """
    <keyboard3 locale="de" conformsTo="46"><info name="Hard"/><version number="1"/><unheard/>
    <layers formId="iso"><layer modifiers="none"><row keys="q qq"/></layer></layers></keyboard3>
    """

  @Test func everyWrongElementIsTold() {
    let special = """
      <keypane:layout kind="round" composition="latin" keyboardTypes="pad"/>
      <keypane:key id="a" role="sift"/>
      <keypane:key id="b" role="plane"/>
      <keypane:key id="nobody" role="shift"/>
      <keypane:key id="b" code="KEY_A"/>
      <keypane:variant keyboardType="mail"><keypane:bottomRow keys="a"/></keypane:variant>
      """
    let found = findings(keyboard(special: special)).filter { $0.contains("error") }
    #expect(
      found == [
        "4:45: error special: kind must be letters or pad, not \"round\"",
        "4:45: error special: composition must be hangul, not \"latin\"",
        "4:45: error special: unknown keyboard type \"pad\"",
        "5:1: error special: unknown role \"sift\"",
        "6:1: error special: the plane key \"b\" needs a layerId",
        "7:1: error undefined-key: key \"nobody\" is not defined",
        "8:1: error special: only keys of the roles keystroke and modifier have a code",
        "9:1: error special: unknown keyboard type \"mail\"",
        "9:38: error special: keypane:bottomRow needs the attribute planes",
      ])
  }

  @Test func aFormsPlanesAreKnown() {
    let text = """
      <keyboard3 locale="en" conformsTo="46"><info name="Test"/><layers formId="touch">
      <layer id="base"><row keys="a b"/></layer>
      <special xmlns:k="urn:keypane:layout"><k:variant keyboardType="URL" openingPlane="no1">
      <k:bottomRow planes="base no2" keys="a"/></k:variant></special></layers></keyboard3>
      """
    #expect(
      findings(text).filter { $0.contains("is not defined") } == [
        "3:39: error special: plane \"no1\" is not defined", "4:1: error special: plane \"no2\" is not defined",
      ])
  }

  @Test func aHardwareKeyboardIsNotAHeapOfMistakes() {
    #expect(
      findings(Self.hardware) == [
        "2:1: error hardware: this is a layout for hardware keys (formId \"iso\"): there are no layers with formId "
          + "\"touch\", so there is nothing to show on a screen"
      ])
  }

  @Test(arguments: ["$$$", "", "e", "en US", "deutschland", "en-", "1a", "de-überall"])
  func aLocaleThatIsNoneIsAMistake(_ locale: String) {
    let text = keyboard().replacing("locale=\"en\"", with: "locale=\"\(locale)\"")
    let reason = "locale must be a language such as de or pt-BR, not \"\(locale)\""
    #expect(findings(text) == ["1:1: error reading: \(reason)"])
    let error = #expect(throws: LayoutError.self) { try LayoutReader.read(Array(text.utf8), name: "x", id: "x") }
    #expect(error?.reason == reason)
  }

  @Test(arguments: ["de", "pt-BR", "sr-Latn-RS", "en_US", "und", "fr-t-k0-test", "sl-rozaj-biske-1994"])
  func aLocaleIsTakenByItsForm(_ locale: String) throws {
    let text = keyboard().replacing("locale=\"en\"", with: "locale=\"\(locale)\"")
    #expect(try LayoutReader.read(Array(text.utf8), name: "x", id: "x").locale == locale)
  }

  @Test func aPlaneOfGapsIsRefused() {
    let text = keyboard("<keys><key id='g' gap='true'/></keys>", row: "g gap g")
    #expect(findings(text).contains("3:24: error reading: plane \"base\" has no key that could be touched"))
    #expect(throws: LayoutError.self) { try LayoutReader.read(Array(text.utf8), name: "x", id: "x") }
  }

  @Test func aVariantThatNobodySeesIsAWarning() {
    let variant = "<k:variant keyboardType='URL'><k:bottomRow planes='base' keys='a'/></k:variant>"
    let planes =
      "<layers><layer id='base'><row keys='a b'/></layer><special xmlns:k='urn:keypane:layout'>\(variant)</special></layers>"
    func text(inForm: String = "", last: String = "", common: String = "") -> String {
      """
      <keyboard3 locale="en" conformsTo="46" xmlns:k="urn:keypane:layout"><info name="Test"/>
      <layers formId="touch"><special>\(inForm)</special><import path="planes.xml"/><special>\(last)</special></layers>
      <special>\(common)</special></keyboard3>
      """
    }
    let warning =
      "the variant for URL is overruled by that of \"planes.xml\": put it into a special of the form, behind the import"
    let imports = ["planes.xml": planes]
    #expect(findings(text(common: variant), imports: imports) == ["3:10: warning overruled: \(warning)"])
    #expect(findings(text(inForm: variant), imports: imports) == ["2:33: warning overruled: \(warning)"])
    #expect(findings(text(last: variant), imports: imports) == [])
    let other = variant.replacing("URL", with: "twitter")
    #expect(findings(text(common: other), imports: imports) == [])
  }

  /// Each would be compiled; a keyboard of thousands is refused before the first is.
  @Test func transformsAreCounted() throws {
    func text(_ count: Int) -> String {
      let all = (0..<count).map { "<transform from='(?:a{1,9}|b{1,9})c{0,9}[d-x]' to='y\($0)'/>" }.joined()
      return keyboard("<transforms type='simple'><transformGroup>\(all)</transformGroup></transforms>")
    }
    #expect(
      findings(text(2_001)).contains { $0.hasSuffix("error reading: more than 2000 transforms") })
    #expect(findings(text(2_000)).allSatisfy { !$0.contains("more than 2000 transforms") })
  }

  /// A few bytes that stand for many: sets of sets, named again and again.
  @Test(arguments: [
    (String(repeating: "$[u]", count: 60), "the transforms up to here unfold to too much"),
    (String(repeating: "(?:$[s]|x)", count: 60), "from unfolds to too much"),
    (String(repeating: "(?:$[s]|x)", count: 300), "the transforms up to here unfold to too much"),
  ])
  func variablesAreCountedWhereTheyStand(_ from: String, _ reason: String) {
    let letters = (0..<500).map { String(Unicode.Scalar(UInt32(0x4E00 + 2 * $0))!) }
    let variables = """
      <variables><set id="s" value="\(letters.joined(separator: " "))"/><uset id="u" value="[\(letters.joined())]"/>
      </variables>
      """
    let all = String(repeating: "<transform from='\(from)' to='y'/>", count: 20)
    let text = keyboard("\(variables)<transforms type='simple'><transformGroup>\(all)</transformGroup></transforms>")
    let error = #expect(throws: LayoutError.self) { try LayoutReader.read(Array(text.utf8), name: "x", id: "x") }
    #expect(error?.reason == reason)
  }

  @Test func variablesOfVariablesAreCounted() {
    let sets = (1...600).map { "<set id='s\($0)' value='$[s0]'/>" }.joined()
    let letters = (0..<250).map { String(Unicode.Scalar(UInt32(0x4E00 + $0))!) }.joined(separator: " ")
    let text = keyboard(
      "<variables><set id='s0' value='\(letters)'/>\(sets)</variables><transforms type='simple'><transformGroup>"
        + "<transform from='a' to='b'/></transformGroup></transforms>")
    let error = #expect(throws: LayoutError.self) { try LayoutReader.read(Array(text.utf8), name: "x", id: "x") }
    #expect(error?.reason.hasSuffix("hold too much") ?? false, "\(error?.reason ?? "")")
  }

  @Test(arguments: [
    (
      "<?xml version='1.0'?>\n<!-- <keyboard3 locale='no'> --><keyboard3 a=\"locale='x'\" locale = 'de-CH'><layers/>",
      "de-CH", 0
    ),
    ("<keyboard3 locale=\"sw\"><layers minDeviceWidth='9'/><layers minDeviceWidth=\"160\">", "sw", 160),
  ])
  func aHeadTellsForWhom(_ text: String, _ locale: String, _ width: Int) {
    let head = LayoutHead(Array(text.utf8))
    #expect(head?.locale == locale)
    #expect(head?.widestForm == width)
  }

  /// What a head does not tell has to be read.
  @Test(arguments: [
    "", "<", "<keyboard3", "<keyboard3>", "<keyboard3 locale='und'><layers>", "<keyboard3 locale='d&#101;'><layers>",
    "<keyboard3 locale='de'>", "<keyboard3 locale='de'><layers/>keyboardTypes", "<k:keyboard3 locale='de'><layers>",
    "<!DOCTYPE keyboard3><keyboard3 locale='de'><layers>", "<!-- <keyboard3 locale='de'><layers>", "x<layers",
    "<keyboard3 locale='de><layers",
  ])
  func aHeadThatSaysLittle(_ text: String) {
    #expect(LayoutHead(Array(text.utf8)) == nil)
  }
}
