import KeyboardCore
import Testing

@testable import LayoutFormat

/// CLDR's own tests of its keyboards, typed by key id: touch and hardware keyboards alike.
@Suite(.enabled(if: KeyboardTestFile.exists, "../shared/ldml/cldr-46 is not on this machine"))
struct KeyboardFileTests {
  @Test(arguments: KeyboardTestFile.names)
  func keyboardTypesWhatItsTestsSay(name: String) throws {
    let file = try KeyboardTestFile(name)
    #expect(!file.scripts.isEmpty)
    for script in file.scripts {
      let checks = try file.run(script)
      #expect(!checks.isEmpty)
      // Texts are compared as readers see them: the files have some that are not composed.
      for check in checks { #expect(check.found == check.wanted, "\(script.name)") }
    }
  }
}
