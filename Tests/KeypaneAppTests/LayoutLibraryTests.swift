import FoundationEssentials
import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// Layouts that somebody has added to those of the program.
@Suite struct LayoutLibraryTests {
  private static func keyboard(_ locale: String, _ row: String, special: String = "", name: String = "Own") -> String {
    """
    <keyboard3 xmlns="https://schemas.unicode.org/cldr/46/keyboard3" locale="\(locale)" conformsTo="46">
    <info name="\(name)"/><layers formId="touch"><layer id="letters"><row keys="\(row)"/></layer></layers>
    <special xmlns:keypane="urn:keypane:layout">\(special)</special></keyboard3>
    """
  }

  /// The program's layouts and folders of files, by name.
  private func library(asked: [String]? = nil, _ folders: [String: String]...) throws -> LayoutLibrary {
    let root = "/tmp/keypane-layouts-\(UInt64.random(in: 0...UInt64.max))"
    // What is for the precedence table is read at once; layouts that a test reads later are read before the folder is gone.
    defer { try? FileManager.default.removeItem(atPath: root) }
    var words: [String] = ["--data", Checkout.path]
    for (number, files) in folders.enumerated() {
      try Files.makeFolder("\(root)/\(number)")
      for (name, text) in files { try Files.writeAtomically("\(root)/\(number)/\(name)", Array(text.utf8)) }
      words += ["--layouts", "\(root)/\(number)"]
    }
    let spec = CommandSpec(name: "test", summary: "", options: DataFolder.specs)
    var library = LayoutLibrary(try DataFolder(Arguments(words, for: spec)), asked: asked)
    for id in library.ids() where library.source(id)?.path.hasPrefix(root) == true { _ = try library.layout(id) }
    return library
  }

  private func shown(_ locale: LocaleFacts, _ library: LayoutLibrary, _ type: KeyboardType = .default) -> String {
    var traits = TextInputTraits()
    traits.keyboardType = type
    return Precedence.resolve(FieldRequest(traits: traits, locale: locale, layouts: library.facts)).layout
  }

  private static let swahili = LocaleFacts(identifier: "sw_TZ", language: "sw", script: "Latn", region: "TZ")
  private static let russian = LocaleFacts(identifier: "ru_RU", language: "ru", script: "Cyrl", region: "RU")

  @Test func aNewLanguageIsFound() throws {
    let library = try library(["swahili.xml": Self.keyboard("sw-TZ", "a b space")])
    #expect(library.warnings == [])
    #expect(shown(Self.swahili, library) == "swahili")
    // It is nobody else's, not even where any Latin letters would do.
    #expect(shown(.enUS, library) == "en-US")
    #expect(shown(Self.russian, library, .emailAddress) == "en-US")
    #expect(library.source("swahili")?.overrides == false)
    var readable = library
    #expect(try readable.layout("swahili").planes[0].rows[0].map(\.id) == ["a", "b", "space"])
  }

  @Test func anotherLayoutOfALanguageIsPreferred() throws {
    let library = try library(["dvorak.xml": Self.keyboard("en-US", "a b space")])
    #expect(shown(.enUS, library) == "dvorak")
    #expect(shown(Self.russian, library, .emailAddress) == "dvorak")
  }

  @Test func theLastFolderWins() throws {
    var library = try library(
      ["en-US.xml": Self.keyboard("en-US", "a", name: "First")],
      ["en-US.xml": Self.keyboard("en-US", "b", name: "Second")])
    #expect(try library.layout("en-US").name == "Second")
    #expect(library.source("en-US")?.overrides == true)
    #expect(library.facts.count == LayoutFacts.shipped.count)
    #expect(library.facts.map(\.id) == LayoutFacts.shipped.map(\.id))
  }

  @Test func aFileThatDoesNotLoadIsNamedAndTheBuiltInOneStays() throws {
    var library = try library([
      "en-US.xml": "<keyboard3", "klingon.xml": Self.keyboard("zzz", "a"), "notes.txt": "not a layout",
    ])
    #expect(library.warnings.count == 2)
    #expect(library.warnings[0].contains("/en-US.xml:1:"))
    #expect(library.warnings[0].hasSuffix("/Layouts/en-US.xml stays in use"))
    #expect(library.warnings[1].contains("the machine does not know the locale \"zzz\""))
    #expect(try library.layout("en-US").name == "English (US)")
    #expect(library.source("klingon") == nil)
  }

  /// What nobody has asked for is known by its head; what is wrong with it is said once somebody wants it.
  @Test func filesForOtherLanguagesAreReadWhenTheyAreWanted() throws {
    let files = [
      "swahili.xml": Self.keyboard("sw-TZ", "nobody"), "de.xml": Self.keyboard("de-DE", "nobody"),
      "dvorak.xml": Self.keyboard("en-US", "nobody"), "pin.xml": Self.keyboard("und", "nobody"),
    ]
    // The helper asks for each of them, so that all have been wanted in the end.
    var library = try library(asked: ["en_GB"], files)
    #expect(library.warnings.count == 2)
    #expect(library.warnings.allSatisfy { $0.contains("key \"nobody\" is not defined") })
    #expect(shown(Self.swahili, library) == "swahili")
    #expect(shown(.enUS, library) == "en-US")
    // The program's own of the same id, or one that can be typed on.
    #expect(try library.layout("de").name == "Deutsch")
    #expect(library.source("de")?.overrides == false)
    #expect(try library.layout("swahili", idiom: .tablet).id == "en-US")
    #expect(try self.library(asked: ["sw"], files).warnings.count == 2)
    #expect(try self.library(asked: ["dvorak", "de"], files).warnings.count == 3)
    #expect(try self.library(files).warnings.count == 4)
  }

  @Test func aPadIsShownWhereItsKeyboardTypesAreAskedFor() throws {
    let special = "<keypane:layout kind='pad' keyboardTypes='numberPad'/>"
    let library = try library(["pin.xml": Self.keyboard("und", "1 2 3", special: special)])
    #expect(shown(.enUS, library, .numberPad) == "pin")
    #expect(shown(.enUS, library, .asciiCapableNumberPad) == "number-pad")
    #expect(shown(.enUS, library) == "en-US")
  }

  @Test func whatIsCommonIsImportedFromTheProgramsFolder() throws {
    let text = Self.keyboard("sw", "a dollar").replacing(
      "<layers formId=\"touch\"><layer",
      with: "<import path=\"shared/displays.xml\"/>"
        + "<keys><import base=\"cldr\" path=\"46/keys-Zyyy-currency.xml\"/></keys><layers formId=\"touch\"><layer")
    var library = try library(["sw.xml": text])
    #expect(library.warnings == [])
    #expect(try library.layout("sw").planes[0].rows[0].map(\.id) == ["a", "dollar"])
  }

  @Test func aFolderThatIsNotThereIsRefused() throws {
    let spec = CommandSpec(name: "test", summary: "", options: DataFolder.specs)
    let arguments = try Arguments(["--data", Checkout.path, "--layouts", "/nowhere"], for: spec)
    let error = #expect(throws: AppError.self) { try DataFolder(arguments) }
    #expect(error?.reason == "/nowhere: there is no such folder")
  }
}
