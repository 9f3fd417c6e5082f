import KeyboardCore
import Testing

@testable import LayoutFormat

/// Parts of a keyboard from other files.
struct ImportTests {
  @Test func whatTheFileDefinesOverridesWhatItImports() throws {
    let layout = try read(
      keyboard("<keys><import path='more.xml'/><key id='x' output='own'/></keys>", row: "x y"),
      imports: ["more.xml": "<keys><key id='x' output='theirs'/><key id='y' output='theirs'/></keys>"])
    #expect(layout.key("x")?.output == "own")
    #expect(layout.key("y")?.output == "theirs")
  }

  @Test func aWholePartMayBeImported() throws {
    let special = "<special xmlns:k='urn:keypane:layout'><k:key id='del' role='delete'/></special>"
    let layout = try read(
      keyboard("<import path='keys.xml'/>", row: "del"),
      imports: ["keys.xml": "<keys><key id='del'/>\(special)</keys>"])
    #expect(layout.key("del")?.role == .delete)
  }

  @Test func importsOfImports() throws {
    let layout = try read(
      keyboard("<keys><import path='one.xml'/><import path='two.xml'/></keys>", row: "x"),
      imports: [
        "one.xml": "<keys><import path='two.xml'/></keys>", "two.xml": "<keys><key id='x' output='x'/></keys>",
      ])
    #expect(layout.key("x")?.output == "x")
  }

  @Test func keysOfCLDRAreBuiltInAndMayBeOverridden() throws {
    let text = keyboard("<keys><import base='cldr' path='45/keys-Zyyy-currency.xml'/></keys>", row: "euro")
    #expect(try read(text).key("euro")?.output == "€")
    let theirs = ["45/keys-Zyyy-currency.xml": "<keys><key id='euro' output='E'/></keys>"]
    #expect(try read(text, imports: theirs).key("euro")?.output == "E")
    // Implied and imported as well: nothing is defined twice.
    #expect(
      try read(keyboard("<keys><import base='cldr' path='46/keys-Latn-implied.xml'/></keys>")).key("a")?.output == "a")
  }

  @Test(arguments: [
    ("<keys>\n<import path='a.xml'/></keys>", "test.xml:3:1: cannot find the import \"a.xml\""),
    (
      "<keys><import path='/etc/passwd'/></keys>",
      "test.xml:2:7: the path \"/etc/passwd\" leads out of the folder of layouts"
    ),
    (
      "<keys><import path='x/../../y'/></keys>",
      "test.xml:2:7: the path \"x/../../y\" leads out of the folder of layouts"
    ),
    ("<keys><import base='web' path='x'/></keys>", "test.xml:2:7: base must be \"cldr\", not \"web\""),
    ("<keys><import base='cldr' path='46/none.xml'/></keys>", "test.xml:2:7: cannot find the import \"46/none.xml\""),
    ("<keys><import/></keys>", "test.xml:2:7: import needs the attribute path"),
    (
      "<displays><import path='keys.xml'/></displays>",
      "test.xml:2:11: \"keys.xml\" holds keys, which cannot be imported into displays"
    ),
    ("<keys><import path='circle.xml'/></keys>", "round.xml:1:7: \"circle.xml\" imports itself"),
    ("<keys><import path='bad.xml'/></keys>", "bad.xml:2:1: key \"x\" is defined twice, first on line 1"),
    ("<keys><import path='broken.xml'/></keys>", "broken.xml:1:9: not well-formed XML: mismatched tag"),
  ])
  func mistakes(parts: String, message: String) {
    let imports = [
      "keys.xml": "<keys/>",
      "circle.xml": "<keys><import path='round.xml'/></keys>",
      "round.xml": "<keys><import path='circle.xml'/></keys>",
      "bad.xml": "<keys><key id='x' output='1'/>\n<key id='x' output='2'/></keys>",
      "broken.xml": "<keys></key>",
    ]
    let error = #expect(throws: LayoutError.self) { try read(keyboard(parts), imports: imports) }
    #expect(error?.description == message)
  }

  /// Each file imports the next twice: read naively, two to the power of thirty files.
  @Test func importsCannotMultiply() {
    var imports: [String: String] = [:]
    for number in 0..<30 {
      let next = "<import path='\(number + 1).xml'/>"
      imports["\(number).xml"] = "<keys>\(next)\(next)</keys>"
    }
    let error = #expect(throws: LayoutError.self) {
      try read(keyboard("<keys><import path='0.xml'/></keys>"), imports: imports)
    }
    #expect(error?.reason == "imports nest too deeply")
  }
}
