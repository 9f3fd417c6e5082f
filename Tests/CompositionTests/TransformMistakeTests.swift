import KeyboardCore
import LayoutFormat
import Testing

/// Each mistake in transforms is named with its place.
struct TransformMistakeTests {
  @Test(arguments: [
    (#"<transform from="" to="x"/>"#, "nothing to look for; an empty text cannot be matched"),
    (#"<transform from="a?" to="x"/>"#, "from fits an empty text"),
    (#"<transform to="x"/>"#, "transform needs the attribute from"),
    (#"<transform from="(a" to="x"/>"#, "( has no )"),
    (#"<transform from="a)" to="x"/>"#, ") without (; a bracket that is meant is written \\)"),
    (#"<transform from="[a" to="x"/>"#, "[ has no ]"),
    (#"<transform from="a*" to="x"/>"#, "* has no bound; write {0,9} or {1,9}, or \\* for the character"),
    (#"<transform from="a+" to="x"/>"#, "+ has no bound; write {0,9} or {1,9}, or \\+ for the character"),
    (#"<transform from="a{3}" to="x"/>"#, "a number of repeats must be {x,y}, digits with x <= y and y >= 1"),
    (#"<transform from="a{3,2}" to="x"/>"#, "a number of repeats must be {x,y}, digits with x <= y and y >= 1"),
    (#"<transform from="?a" to="x"/>"#, "nothing stands before ? that could be repeated"),
    (#"<transform from="a^" to="x"/>"#, "^ stands only at the start; write \\^ for the character"),
    (#"<transform from="((a))" to="x"/>"#, "a group that is kept may hold no other group"),
    (#"<transform from="(?=a)b" to="x"/>"#, "(? is only known as (?:…)"),
    (#"<transform from="\p{L}" to="x"/>"#, "the escape \\p is not known"),
    (#"<transform from="\m{a b}" to="x"/>"#, "\"a b\" is not a marker's name"),
    (#"<transform from="a" to="\m{.}"/>"#, "\\m{.} finds any marker and cannot stand here"),
    (#"<transform from="$[no]" to="x"/>"#, "the variable $[no] is not defined"),
    (#"<transform from="${no}" to="x"/>"#, "the variable ${no} is not defined"),
    (#"<transform from="(a)" to="$2"/>"#, "there is no group 2 in from"),
    (#"<transform from="($[two])" to="$[1:three]"/>"#, "$[two] has 2 items and $[three] has 3: they cannot be mapped"),
    (#"<transform from="(x$[two])" to="$[1:two]"/>"#, "group 1 must be one set variable, ($[…]), to be mapped"),
    (#"<transform from="($[two])" to="$[1:no]"/>"#, "the set $[no] is not defined"),
    (#"<transform from="[b-a]" to=""/>"#, "a range must go from one character to a later one"),
    (#"<transform from="a" to="\q"/>"#, "the escape \\q is not known"),
    (#"<reorder from="a" order="200"/>"#, "order must be whole numbers from -128 to 127, not \"200\""),
    (#"<reorder from="a" order="1 2"/>"#, "order has 2 values for 1 characters"),
    (#"<reorder from="a" order="1" tertiary="1"/>"#, "a character with a tertiary weight must have the order 0"),
    (#"<reorder from="a*"/>"#, "* cannot stand in a reorder; write \\* for the character"),
    (#"<transform from="(?:(?:(?:a{1,9}){1,9}){1,9}){1,9}" to=""/>"#, "from unfolds to too much"),
  ])
  func mistakeIsNamed(element: String, reason: String) throws {
    let sets = "<set id='two' value='a b'/><set id='three' value='a b c'/>"
    let error = #expect(throws: LayoutError.self) { try transforms(simple(element, variables: sets)) }
    #expect(error?.reason == reason)
    #expect(error?.line == 2)
  }

  @Test(arguments: [
    (
      "<transforms type='odd'><transformGroup><transform from='a'/></transformGroup></transforms>",
      "2:1: type must be simple or backspace, not \"odd\""
    ),
    ("<transforms type='simple'><transformGroup/></transforms>", "2:27: a transformGroup without a transform"),
    (
      "<transforms type='simple'><transformGroup><transform from='a'/>\n<reorder from='b'/></transformGroup></transforms>",
      "3:1: a transformGroup holds either transform or reorder, not both"
    ),
    (
      "<transforms type='simple'/><transforms type='simple'/>",
      "2:28: transforms of type \"simple\" is defined twice, first on line 2"
    ),
    ("<settings normalization='NFC'/>", "2:1: normalization must be \"disabled\", not \"NFC\""),
  ])
  func mistakeIsPlaced(parts: String, message: String) throws {
    let error = #expect(throws: LayoutError.self) { try transforms(parts) }
    #expect(error.map { "\($0.line):\($0.column): \($0.reason)" } == message)
  }

  @Test func aClassOfComposedCharactersIsRefused() {
    let error = #expect(throws: LayoutError.self) { try transforms(simple("<transform from='[áé]' to=''/>")) }
    #expect(error?.reason.hasPrefix("\"á\" in a class never matches") == true)
  }
}
