import KeyboardCore
import LayoutFormat
import Testing

/// What transforms make of what is typed.
struct TransformTests {
  @Test(arguments: [
    ("<transform from='ae' to='æ'/>", "haet", "hæt"),
    // The first that fits wins, and only one of a group is applied.
    ("<transform from='ab' to='b'/><transform from='b' to='c'/>", "ab", "b"),
    ("<transform from='b' to='c'/><transform from='ab' to='x'/>", "ab", "ac"),
    ("<transform from='a' to=''/>", "abab", "bb"),
    ("<transform from='ab'/>", "xab", "x"),
    ("<transform from='[a-c]x' to='$0!'/>", "axbxdx", "ax!bx!dx"),
    ("<transform from='[^a-c]x' to='-'/>", "axdx", "ax-"),
    ("<transform from='(a)(b)' to='$2$1'/>", "ab", "ba"),
    ("<transform from='a(?:b|cd)e' to='X'/>", "abeacdeace", "XXace"),
    ("<transform from='ab?c' to='X'/>", "abcac", "XX"),
    ("<transform from='ba{2,3}' to='X'/>", "baa", "X"),
    ("<transform from='(a{1,9})b' to='[$1]'/>", "aaab", "[aaa]"),
    ("<transform from='x|yz' to='!'/>", "xyz", "!!"),
    ("<transform from='^a' to='A'/>", "aa", "Aa"),
    ("<transform from='.x' to='o'/>", "€x", "o"),
    (#"<transform from="\.\$\*" to="$$\$\\"/>"#, ".$*", #"$$\"#),
    (#"<transform from="\d\s\w" to="ok"/>"#, "7 a", "ok"),
    (#"<transform from="\u{61 62}" to="\u{63 64}"/>"#, "ab", "cd"),
    // Matched decomposed, typed composed.
    (#"<transform from="´([aeo])" to="$1\u{301}"/>"#, "´a´e´x", "áé´x"),
    ("<transform from='é!' to='E'/>", "e\u{301}!", "E"),
    ("<transform from='(á|é)x' to='$1$1'/>", "éx", "éé"),
    // Three vowels of a Telex row: what has been composed is taken apart again.
    ("<transform from='aa' to='â'/><transform from='âs' to='ấ'/>", "aas", "ấ"),
    ("<transform from='か゛' to='が'/>", "か゛", "が"),
    ("<transform from='한a' to='x'/>", "한a", "x"),
  ])
  func oneGroup(rules: String, typed: String, text: String) throws {
    let found = try type(typed, into: transforms(simple(rules)))
    #expect(scalars(found) == scalars(text), "\(found)")
  }

  @Test func setsAreMappedItemByItem() throws {
    let variables = """
      <string id='dead' value='^'/><set id='upper' value=' A B CC  é ${dead}'/><set id='lower' value='a b cc e\\u{302} 6'/>
      <set id='both' value='$[upper] $[lower]'/><uset id='some' value='[[a-z]-[x-z] \\u{C5}]'/>
      """
    let list = try transforms(
      simple(
        """
        <transform from='!($[upper])' to='$[1:lower]'/><transform from='${dead}($[both])' to='&lt;$1&gt;'/>
        <transform from='#$[some]' to='.'/>
        """, variables: variables))
    #expect(type("!A!CC!é!^!Q", into: list) == "accê6!Q")
    #expect(type("^a^b^^x", into: list) == "<a><b><^>x")
    #expect(type("#a#x#k", into: list) == ".#x.")
  }

  @Test func groupsFollowOneAnother() throws {
    let list = try transforms(
      """
      <transforms type='simple'><transformGroup><transform from='a' to='b'/></transformGroup>
      <transformGroup><transform from='b' to='c'/></transformGroup>
      <transformGroup><transform from='xc' to='!'/></transformGroup></transforms>
      """)
    #expect(type("axbxcd", into: list) == "c!!d")
  }

  @Test func markersAreSeenByTransformsAlone() throws {
    let list = try transforms(
      simple(
        """
        <transform from='\\m{acute}([aeo])' to='$1\\u{301}'/><transform from='\\m{acute}\\m{acute}' to='´'/>
        <transform from='\\m{.}(.)' to='?$1'/><transform from='k' to='\\m{acute}'/>
        """))
    #expect(type("{acute}", into: list) == "")
    #expect(type("x{acute}e", into: list) == "xé")
    #expect(type("{acute}{acute}", into: list) == "´")
    #expect(type("{acute}z{other}z", into: list) == "?z?z")
    #expect(type("ko", into: list) == "ó")
    // Deleting what stands before a marker takes the marker as well.
    #expect(type("a{acute}<e", into: list) == "e")
  }

  @Test func markersInhibit() throws {
    let list = try transforms(simple("<transform from='ab' to='X'/>"))
    #expect(type("a{stop}b", into: list) == "ab")
    #expect(type("ab", into: list) == "X")
  }

  @Test func deletingHasTransformsOfItsOwn() throws {
    let backspace = """
      <transforms type='backspace'><transformGroup><transform from='\\u{915}\\u{94D}\\u{936}'/>
      <transform from='xy' to='z'/></transformGroup></transforms>
      """
    let list = try transforms(backspace + simple("<transform from='z' to='w'/>"))
    #expect(type("a\u{915}\u{94D}\u{936}<", into: list) == "a")
    #expect(type("xy<", into: list) == "w")
    // Where none fits, one character of the decomposed text goes.
    #expect(type("Dü<", into: list) == "Du")
    #expect(type("Dü<<", into: list) == "D")
    #expect(type("a👩‍👩‍👧<", into: list) == "a")
    #expect(type("a{m}<", into: list) == "")
    // A layout that says nothing of deleting leaves it to the field, which deletes what it shows.
    #expect(try type("Dü<", into: transforms(simple("<transform from='q' to='r'/>"))) == "D")
  }

  @Test func normalisationCanBeSwitchedOff() throws {
    let list = try transforms(
      "<settings normalization='disabled'/>"
        + simple("<transform from='é' to='1'/><transform from='e\\u{301}' to='2'/>"))
    #expect(type("éxe\u{301}", into: list) == "1x2")
  }

  /// Northern Thai, Tai Tham script: a consonant, a subjoined one, a vowel above, a tone, in any order of typing.
  @Test(arguments: [
    "\u{1A21}\u{1A60}\u{1A45}\u{1A6B}\u{1A76}", "\u{1A21}\u{1A6B}\u{1A76}\u{1A60}\u{1A45}",
    "\u{1A21}\u{1A6B}\u{1A60}\u{1A45}\u{1A76}", "\u{1A21}\u{1A6B}\u{1A60}\u{1A76}\u{1A45}",
  ])
  func reorderPutsMarksInTheirPlaces(typed: String) throws {
    let list = try transforms(
      simple(
        """
        <reorder from="\\u{1A60}" order="127"/><reorder from="\\u{1A6B}" order="42"/>
        <reorder from="[\\u{1A75}-\\u{1A79}]" order="55"/>
        <reorder before="\\u{1A6B}" from="\\u{1A60}\\u{1A45}" order="10"/>
        <reorder before="\\u{1A6B}[\\u{1A75}-\\u{1A79}]" from="\\u{1A60}\\u{1A45}" order="10"/>
        <reorder before="\\u{1A6B}" from="\\u{1A60}[\\u{1A75}-\\u{1A79}]\\u{1A45}" order="10 55 10"/>
        """))
    #expect(scalars(type(typed, into: list)) == [0x1A21, 0x1A60, 0x1A45, 0x1A6B, 0x1A76])
  }

  /// A vowel that is typed before its consonant, as Khmer and Lao are read, and two vowels that are one.
  @Test func vowelsTypedBeforeTheirConsonantGoBehindIt() throws {
    let list = try transforms(
      """
      <transforms type='simple'>
      <transformGroup><reorder from='\\u{17C1}' order='60' preBase='true'/><reorder from='\\u{17B8}' order='70'/>
      </transformGroup>
      <transformGroup><transform from='\\u{17C1}\\u{17B8}' to='\\u{17BE}'/></transformGroup></transforms>
      """)
    #expect(scalars(type("\u{17C1}\u{1780}", into: list)) == [0x1780, 0x17C1])
    #expect(scalars(type("\u{17C1}\u{1780}\u{17B8}", into: list)) == [0x1780, 0x17BE])
  }

  @Test func tertiaryWeightsStayCloseAndRulesMerge() throws {
    let list = try transforms(
      simple(
        """
        <reorder from='n' tertiary='3'/><reorder from='[uv]' order='20'/><reorder from='v' tertiaryBase='true'/>
        <reorder from='r' order='-1'/>
        """))
    // n belongs to the base, where the mark before it lets nothing follow closely.
    #expect(type("kun", into: list) == "knu")
    #expect(type("kvn", into: list) == "kvn")
    #expect(type("kur", into: list) == "rku")
  }
}
