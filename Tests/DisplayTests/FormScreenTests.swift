import Display
import Testing

@testable import KeypaneApp

extension DisplayTests {
  /// The forms of Examples, filled in, on whole screens with their keyboards, as `keypane form --picture` draws them.
  @Suite struct FormScreenTests {
    struct Screen: CustomTestStringConvertible {
      var form: String
      var focus: String
      var size: String
      var appearance = "light"
      var locale = "en_US"

      var testDescription: String { "\(form)-\(size)-\(appearance)" }
    }

    static let screens = [
      Screen(form: "sign-in", focus: "email", size: "800x480"),
      Screen(form: "sign-in", focus: "phone", size: "480x800", appearance: "dark"),
      Screen(form: "account", focus: "password", size: "480x800"),
      Screen(form: "account", focus: "username", size: "1280x800", appearance: "dark"),
      Screen(form: "address", focus: "street", size: "800x480"),
      Screen(form: "address", focus: "note", size: "480x800", appearance: "dark"),
      Screen(form: "payment", focus: "amount", size: "480x800", locale: "de_DE"),
      Screen(form: "payment", focus: "amount", size: "800x480", appearance: "dark", locale: "fa_IR"),
      Screen(form: "payment", focus: "code", size: "1280x800"),
    ]

    @Test(arguments: screens) func matchesTheGoldenPicture(_ screen: Screen) throws {
      let drawn = try SourceTree.temporaryFolder() + "/form.png"
      let examples = "\(SourceTree.root)/Examples"
      try FormCommand.run(
        Arguments(
          [
            "\(examples)/\(screen.form).json", "--fill", "\(examples)/pictures/\(screen.form).json",
            "--focus", screen.focus, "--screen", screen.size, "--appearance", screen.appearance,
            "--locale", screen.locale, "--data", SourceTree.root, "--picture", drawn,
          ], for: FormCommand.spec))
      try Golden.compare(Canvas(readingPNG: drawn), "form-\(screen.testDescription)")
    }
  }
}
