import Keymap
import Testing

/// Names of keymaps, read and written.
@Suite struct KeymapNameTests {
  @Test(arguments: [
    "us", "de:nodeadkeys", "us,ru:phonetic", "us,ru/grp:alt_shift_toggle", "pc104@ch:fr,us/grp:switch,compose:ralt",
  ])
  func isWrittenAsItIsRead(text: String) throws {
    #expect(try KeymapName(parsing: text).description == text)
  }

  /// The lists that a machine is set up with, and the name that they make.
  struct Lists: CustomTestStringConvertible {
    var layouts: String
    var variants = ""
    var options = ""
    var model = ""
    var name: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Lists(layouts: "us", name: "us"),
    Lists(layouts: "us,ru", variants: ",phonetic", name: "us,ru:phonetic"),
    Lists(layouts: "us, ru", variants: "dvorak", name: "us:dvorak,ru"),
    Lists(layouts: "de", variants: "nodeadkeys,x", model: "pc105", name: "de:nodeadkeys"),
    Lists(layouts: "us,ru", options: "grp:toggle,,lv3:ralt_switch", name: "us,ru/grp:toggle,lv3:ralt_switch"),
    Lists(layouts: "us,ru,de,fr,it", variants: ",,,,x", model: "pc104", name: "pc104@us,ru,de,fr"),
  ])
  func lists(lists: Lists) throws {
    let name = try KeymapName(
      layouts: lists.layouts, variants: lists.variants, options: lists.options, model: lists.model)
    #expect(name.description == lists.name)
  }

  @Test("lists with what cannot be a name are refused", arguments: ["", ",us", "us,../../etc", "us(intl)"])
  func malformed(layouts: String) {
    #expect(throws: KeymapError.self) { _ = try KeymapName(layouts: layouts) }
  }

  @Test("groups, variants and options all reach the keymap")
  func groups() throws {
    let keymap = try Keymap(KeymapName(parsing: "us,de:nodeadkeys,ru/grp:alt_shift_toggle"))
    let count = keymap.groupCount
    #expect(count == 3)
    let paths = ["a", "ü", "ж", "日"].map { keymap.path(for: $0) }
    #expect(paths == [.key, .group, .group, nil])
    let longest = keymap.path(for: "aü")
    #expect(longest == .group)
    let name = keymap.name
    #expect(name == "us,de:nodeadkeys,ru/grp:alt_shift_toggle")
  }
}
