import KeyboardCore
import Testing

@testable import LayoutFormat

/// Each mistake is named with its place.
struct MistakeTests {
  /// Snippets stand in line 2 of a keyboard.
  @Test(arguments: [
    ("<keys><key id='x' outptu='y'/></keys>", "2:7: key has no attribute outptu"),
    ("<keys><kye id='x'/></keys>", "2:7: kye does not belong in keys"),
    ("<keys><row keys='x'/></keys>", "2:7: row does not belong in keys"),
    ("<keys><key output='x'/></keys>", "2:7: key needs the attribute id"),
    ("<keys><key id='x y' output='x'/></keys>", "2:7: id must be one name"),
    ("<keys><key id='' output='x'/></keys>", "2:7: id is empty"),
    (
      "<keys><key id='x' output='1'/>\n  <key id='x' output='2'/></keys>",
      "3:3: key \"x\" is defined twice, first on line 2"
    ),
    (
      "<keys><key id='x' output='1' width='wide'/></keys>",
      "2:7: width must be a number from 0.01 to 100, not \"wide\""
    ),
    ("<keys><key id='x' output='1' width='0'/></keys>", "2:7: width must be a number from 0.01 to 100, not \"0\""),
    ("<keys><key id='x' output='1' width='-1'/></keys>", "2:7: width must be a number from 0.01 to 100, not \"-1\""),
    ("<keys><key id='x' output='1' width='1e1'/></keys>", "2:7: width must be a number from 0.01 to 100, not \"1e1\""),
    ("<keys><key id='x' output='1' width='101'/></keys>", "2:7: width must be a number from 0.01 to 100, not \"101\""),
    ("<keys><key id='x' output='1' stretch='yes'/></keys>", "2:7: stretch must be \"true\", not \"yes\""),
    ("<keys><key id='x' output='\\n'/></keys>", "2:7: the escape \\n is not known; write \\u{5C} for a backslash"),
    ("<keys><key id='x' output='\\'/></keys>", "2:7: a backslash at the end; write \\u{5C} for a backslash"),
    ("<keys><key id='x' output='\\u0041'/></keys>", "2:7: \\u must be followed by {…}"),
    ("<keys><key id='x' output='\\u{D800}'/></keys>", "2:7: \\u{D800} is not a character"),
    ("<keys><key id='x' output='\\u{+41}'/></keys>", "2:7: \\u{+41} is not a character"),
    ("<keys><key id='x' output='\\u{0}'/></keys>", "2:7: \\u{0} is not a character"),
    ("<keys><key id='x' output='\\u{110000}'/></keys>", "2:7: \\u{110000} is not a character"),
    ("<keys><key id='x' output='\\u{ }'/></keys>", "2:7: \\u{} names no character"),
    ("<keys><key id='x' output='${no}'/></keys>", "2:7: the variable ${no} is not defined"),
    ("<keys><key id='x' output='${no'/></keys>", "2:7: $ must be followed by {…}"),
    ("<keys><key id='x' output='1' longPressKeyIds='a,b'/></keys>", "2:7: \"a,b\" is not a name"),
    (
      "<keys><key id='x' output='1' longPressKeyIds='a' longPressDefaultKeyId='b'/></keys>",
      "2:7: longPressDefaultKeyId \"b\" is not one of longPressKeyIds"
    ),
    ("<keys><key id='x' output='1' multiTapKeyIds='a x'/></keys>", "2:7: multiTapKeyIds names the key itself"),
    (
      "<flicks><flick id='f'><flickSegment directions='n up' keyId='a'/></flick></flicks>",
      "2:23: \"up\" is not a direction"
    ),
    (
      "<flicks><flick id='f'><flickSegment directions='n'/></flick></flicks>",
      "2:23: flickSegment needs the attributes directions and keyId"
    ),
    ("<flicks><flick id='f'/><flick id='f'/></flicks>", "2:24: flick \"f\" is defined twice, first on line 2"),
    ("<displays><display display='x'/></displays>", "2:11: display needs either keyId or output"),
    ("<displays><display keyId='a'/></displays>", "2:11: display needs the attribute display"),
    (
      "<displays><display keyId='a' display='1'/><display keyId='a' display='2'/></displays>",
      "2:43: the display of key \"a\" is defined twice, first on line 2"
    ),
    ("<variables><string id='v' value='${v}'/></variables>", "2:12: the variable ${v} is not defined"),
    (
      "<variables><string id='v' value='1'/><set id='v' value='1'/></variables>",
      "2:38: variable \"v\" is defined twice, first on line 2"
    ),
    (
      "<layers formId='touch'><layer id='base'><row keys='a'/></layer></layers>",
      "3:1: another touch form has the same minDeviceWidth"
    ),
    (
      "<layers formId='touch' minDeviceWidth='0'><layer id='l'><row keys='a'/></layer></layers>",
      "2:1: minDeviceWidth must be a whole number from 1 to 999, not \"0\""
    ),
    ("<layers formId='touch' minDeviceWidth='9'><layer id='l'/></layers>", "2:43: a layer without a row"),
    (
      "<layers formId='touch' minDeviceWidth='9'><layer><row keys='a'/></layer></layers>",
      "2:43: a layer for touch needs an id"
    ),
    ("<layers formId='touch' minDeviceWidth='9'/>", "2:1: a keyboard for touch without a layer"),
    ("<layers formId='touch' minDeviceWidth='9'><layer id='l'><row keys=' '/></layer></layers>", "2:57: keys is empty"),
    ("<layers formId='touch' minDeviceWidth='9'><layer id='l'><row/></layer></layers>", "2:57: row has no keys"),
    (
      "<layers formId='touch' minDeviceWidth='9'><layer id='l'><row keys='a'/></layer><layer id='l'/></layers>",
      "2:80: layer \"l\" is defined twice, first on line 2"
    ),
    ("<layers/>", "2:1: layers needs the attribute formId"),
    ("<keys>&nbsp;</keys>", "2:7: not well-formed XML: undefined entity"),
    ("<keys></layers>", "2:9: not well-formed XML: mismatched tag"),
    ("<keys><key id='x' id='y'/></keys>", "2:19: not well-formed XML: duplicate attribute"),
    ("<special><key id='x'/></special>", "2:10: key does not belong in special"),
    (
      "<special><k:key xmlns:k='urn:keypane:layouts' id='x'/></special>",
      "2:10: the namespace is urn:keypane:layout, not urn:keypane:layouts"
    ),
  ])
  func inAPart(snippet: String, message: String) {
    expect("test.xml:" + message, in: keyboard(snippet))
  }

  @Test(arguments: [
    ("a qq", "", "3:41: key \"qq\" is not defined"),
    ("a nothing", "", "2:7: key \"nothing\" needs an output, a layerId, a gap or a role"),
    ("a lost", "", "2:26: key \"lost\" leads to plane \"nowhere\", which is not defined"),
    ("a", "<keypane:key id='qq' role='shift'/>", "4:45: key \"qq\" is not defined"),
    ("a", "<keypane:key id='a' role='shfit'/>", "4:45: unknown role \"shfit\""),
    ("a", "<keypane:key id='a' repeat='often'/>", "4:45: repeat must be \"true\", not \"often\""),
    ("a", "<keypane:key role='shift'/>", "4:45: keypane:key needs the attribute id"),
    ("a", "<keypane:key id='a' label='shift'/>", "4:45: keypane:key has no attribute label"),
    ("a", "<keypane:key id='a'/><keypane:key id='a'/>", "4:66: keypane:key \"a\" is defined twice, first on line 4"),
    ("a", "<keypane:key id='a' role='plane'/>", "4:45: the plane key \"a\" needs a layerId"),
    ("nothing", "<keypane:key id='nothing' role='separator'/>", "4:45: the separator key \"nothing\" needs an output"),
    ("a", "<keypane:layout kind='tablet'/>", "4:45: kind must be letters or pad, not \"tablet\""),
    ("a", "<keypane:layout/>", "4:45: keypane:layout needs the attribute kind"),
    ("a", "<keypane:layuot kind='pad'/>", "4:45: keypane:layuot does not belong in special"),
    ("a", "<keypane:variant keyboardType='email'/>", "4:45: unknown keyboard type \"email\""),
    ("a", "<keypane:variant/>", "4:45: keypane:variant needs the attribute keyboardType"),
    ("a", "<keypane:variant keyboardType='URL' openingPlane='x'/>", "4:45: plane \"x\" is not defined"),
    (
      "a", "<keypane:variant keyboardType='URL'/><keypane:variant keyboardType='URL'/>",
      "4:82: the variant for \"URL\" is defined twice, first on line 4"
    ),
    (
      "a", "<keypane:variant keyboardType='URL'><keypane:bottomRow planes='x' keys='a'/></keypane:variant>",
      "4:81: plane \"x\" is not defined"
    ),
    (
      "a", "<keypane:variant keyboardType='URL'><keypane:bottomRow planes='base base' keys='a'/></keypane:variant>",
      "4:81: plane \"base\" has two bottom rows in one variant"
    ),
    (
      "a", "<keypane:variant keyboardType='URL'><keypane:bottomRow planes='base' keys='qq'/></keypane:variant>",
      "4:81: key \"qq\" is not defined"
    ),
    (
      "a", "<keypane:variant keyboardType='URL'><keypane:bottomRow planes='base' keys='lost'/></keypane:variant>",
      "2:26: key \"lost\" leads to plane \"nowhere\", which is not defined"
    ),
    (
      "a", "<keypane:variant keyboardType='URL'><keypane:bottomRow keys='a'/></keypane:variant>",
      "4:81: keypane:bottomRow needs the attribute planes"
    ),
  ])
  func inRowsAndSpecial(row: String, special: String, message: String) {
    let parts = "<keys><key id='nothing'/><key id='lost' layerId='nowhere'/></keys>"
    expect("test.xml:" + message, in: keyboard(parts, row: row, special: special))
  }

  @Test(arguments: [
    ("", "1:1: not well-formed XML: no element found"),
    ("\u{7f}ELF\u{2}\u{1}", "1:1: not well-formed XML: not well-formed (invalid token)"),
    ("<html/>", "1:1: there is no element html"),
    ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "1:45: the root element is not one of LDML's keyboards"),
    ("<keys/>", "1:1: the root element is keys, not keyboard3"),
    ("<keyboard3 locale='en'/>", "1:1: keyboard3 needs the attribute conformsTo"),
    ("<keyboard3 locale='en' conformsTo='44'/>", "1:1: conformsTo must be 45 or later, not \"44\""),
    ("<keyboard3 locale='en' conformsTo='45'/>", "1:1: no layers with formId \"touch\""),
    (
      "<keyboard3 locale='en' conformsTo='45'><layers formId='us'/></keyboard3>",
      "1:40: this is a layout for hardware keys (formId \"us\"): there are no layers with formId \"touch\", so there is "
        + "nothing to show on a screen"
    ),
    (
      "<keyboard3 locale='en' conformsTo='45'><layers formId='touch'/></keyboard3>",
      "1:1: keyboard3 needs an info element"
    ),
    (
      "<!DOCTYPE k [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>\n<k/>",
      "1:13: declarations inside DOCTYPE are not accepted"
    ),
    (
      "<!DOCTYPE k SYSTEM 'x' [<!ENTITY % a SYSTEM 'y'> %a;]><k/>",
      "1:24: declarations inside DOCTYPE are not accepted"
    ),
    ("<!DOCTYPE k SYSTEM 'k.dtd'>\n<keyboard3 locale='&what;'/>", "2:1: the entity &what; is not defined"),
    ("<?xml version='1.0' encoding='UTF-7'?><k/>", "1:39: there is no element k"),
  ])
  func inTheDocument(text: String, message: String) {
    expect("test.xml:" + message, in: text)
  }

  @Test func columnsCountCharacters() {
    expect("test.xml:2:18: kye does not belong in keys", in: keyboard("<!-- äあ --><keys><kye/></keys>"))
  }

  @Test func tooLarge() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: ReadingLimits.bytes + 1)
    let error = #expect(throws: LayoutError.self) { try LayoutReader.read(bytes, name: "big.xml", id: "big") }
    #expect(error?.description == "big.xml:1:1: a layout with all its imports is larger than 1 MiB")
  }

  @Test func tooManyOfAnything() {
    let rows = String(repeating: "<row keys='a b c d e f g h i j'/>", count: 51)
    let plane = "<layers formId='touch' minDeviceWidth='9'><layer id='l'>\(rows)</layer></layers>"
    expectReason("more than 500 keys in a plane", in: keyboard(plane))
    expectReason("more than 500 keys in a row", in: keyboard(row: String(repeating: "a ", count: 501)))
    expectReason(
      "more than 8000 elements", in: keyboard("<keys>" + String(repeating: "<key/>", count: 20_000) + "</keys>"))
    expectReason("elements nest too deeply", in: keyboard(String(repeating: "<keys>", count: 100)))
    expectReason(
      "elements nest too deeply", in: keyboard(String(repeating: "<x:y xmlns:x='urn:x'>", count: 100)))
    expectReason(
      "a text of more than 256 characters",
      in: keyboard("<keys><key id='x' output='\(String(repeating: "x", count: 257))'/></keys>"))
    let doubling = (1...40).map { "<string id='v\($0)' value='${v\($0 - 1)}${v\($0 - 1)}'/>" }.joined()
    expectReason(
      "a text of more than 256 characters",
      in: keyboard("<variables><string id='v0' value='ha'/>\(doubling)</variables>"))
  }

  private func expect(_ message: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: LayoutError.self, sourceLocation: sourceLocation) { try read(text) }
    #expect(error?.description == message, sourceLocation: sourceLocation)
  }

  private func expectReason(_ reason: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: LayoutError.self, sourceLocation: sourceLocation) { try read(text) }
    #expect(error?.reason == reason, sourceLocation: sourceLocation)
  }
}
