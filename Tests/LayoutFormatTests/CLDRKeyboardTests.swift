import FoundationEssentials
import KeyboardCore
import Testing

@testable import LayoutFormat

/// CLDR's own keyboards.
@Suite(.enabled(if: SourceTree.exists(SourceTree.cldr), "../shared/ldml/cldr-46 is not on this machine"))
struct CLDRKeyboardTests {
  /// Both with the imports that are built in and with CLDR's files.
  @Test(arguments: ["fr-t-k0-test.xml", "ja-Hira-t-k0-flicks.xml"], [false, true])
  func touchKeyboardReads(name: String, fromFiles: Bool) throws {
    let layout = try keyboard(name, fromFiles: fromFiles)
    #expect(layout.planes.first?.id == "base")
    #expect(layout.planes.allSatisfy { $0.rows.count >= 3 })
  }

  @Test func touchKeyboardHasItsLabels() throws {
    let layout = try keyboard("fr-t-k0-test.xml", fromFiles: false)
    #expect(layout.locale == "fr-t-k0-test")
    #expect(layout.key("numeric")?.label == "123")
    #expect(layout.key("numeric")?.role == .plane)
    #expect(layout.key("symbol")?.label == "@")
    // Not labelled: the plane's name.
    #expect(layout.key("base")?.label == "base")
    #expect(layout.key("space")?.role == .space)
  }

  @Test(arguments: SourceTree.names(in: SourceTree.cldr.appending(path: "3.0")))
  func hardwareKeyboardIsRefused(name: String) throws {
    if ["fr-t-k0-test.xml", "ja-Hira-t-k0-flicks.xml"].contains(name) { return }
    let error = #expect(throws: LayoutError.self) { try keyboard(name, fromFiles: false) }
    #expect(error?.reason.contains("there are no layers with formId \"touch\"") == true)
  }

  @Test(arguments: ["keys-Latn-implied.xml", "keys-Zyyy-punctuation.xml", "keys-Zyyy-currency.xml"])
  func builtInKeysAreThoseOfTheFile(name: String) throws {
    let bytes = try #require(SourceTree.bytes(SourceTree.cldr.appending(path: "import/" + name)))
    var expander = ImportExpander()
    let variables = try TextVariables([])
    var ids: Set<String> = []
    let builtIn = try #require(ImpliedKeys.elements(importedAs: "46/" + name, into: "keys"))
    let file = try expander.read(bytes, file: name).children
    #expect(file.count == builtIn.count)
    for element in file {
      let theirs = try KeyDefinition(element, variables: variables)
      ids.insert(theirs.id)
      let ours = try KeyDefinition(try #require(builtIn.first { $0["id"] == theirs.id }), variables: variables)
      #expect(ours.output == theirs.output)
      #expect(ours.stretches == theirs.stretches)
      #expect(ours.isGap == theirs.isGap)
      #expect(ours.width == theirs.width)
    }
    #expect(ids.count == file.count)
  }

  private func keyboard(_ name: String, fromFiles: Bool) throws(LayoutError) -> Layout {
    let bytes = SourceTree.bytes(SourceTree.cldr.appending(path: "3.0/" + name)) ?? []
    return try LayoutReader.read(bytes, name: name, id: String(name.dropLast(4))) { path, isCLDR in
      guard fromFiles, isCLDR, let file = path.split(separator: "/").last else { return nil }
      return SourceTree.bytes(SourceTree.cldr.appending(path: "import/" + file))
    }
  }
}
