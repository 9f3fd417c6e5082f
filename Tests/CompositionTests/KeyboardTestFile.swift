import FoundationEssentials
import KeyboardCore

@testable import LayoutFormat

/// One of CLDR's files of tests for keyboards, and the keyboard that it tests.
struct KeyboardTestFile {
  /// One `test` element: what is to be done, in order.
  struct Script {
    var name: String
    var steps: [XMLElement]
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/ldml/cldr-46")
  static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }
  static var names: [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "test").path)) ?? []
    return entries.filter { $0.hasSuffix(".xml") }.sorted()
  }

  let scripts: [Script]
  let variables: TextVariables
  private let keys: [String: String]
  private let transforms: Transforms

  init(_ name: String) throws {
    let root = try Self.read("test/" + name)
    guard let info = root.children.first(where: { $0.name == "info" }) else {
      throw root.place.error("no info element")
    }
    var scripts: [Script] = []
    for tests in root.children where tests.name == "tests" {
      for test in tests.children where test.name == "test" {
        scripts.append(Script(name: try test.required("name"), steps: test.children))
      }
    }
    self.scripts = scripts
    let keyboard = try Self.keyboard("3.0/" + info.required("keyboard"))
    variables = try TextVariables(keyboard.parts("variables"))
    var keys: [String: String] = [:]
    for element in ImpliedKeys.latin + keyboard.parts("keys") where element.name == "key" {
      let key = try KeyDefinition(element, variables: variables)
      keys[key.id] = key.output
    }
    self.keys = keys
    transforms = try TransformReader(keyboard).transforms() ?? Transforms(normalization: TransformNormalization.unicode)
  }

  /// What stands in the field at each `check`, and what should.
  func run(_ script: Script) throws -> [(found: String, wanted: String)] {
    var composer = TextComposer(transforms)
    var field = ""
    var checks: [(found: String, wanted: String)] = []
    for step in script.steps {
      switch step.name {
      case "startContext":
        field = try variables.text(step.required("to"), at: step.place)
        composer.reset(context: field)
      case "keystroke":
        let id = try step.required("key")
        guard let output = keys[id] else { throw step.place.error("there is no key \(id)") }
        field.apply(composer.insert(output))
      case "emit": field.apply(composer.insert(try variables.text(step.required("to"), at: step.place)))
      case "backspace": field.apply(composer.deleteBackward())
      case "check": checks.append((field, try variables.text(step.required("result"), at: step.place)))
      default: throw step.place.error("\(step.name) is not known")
      }
    }
    return checks
  }

  private static func keyboard(_ path: String) throws -> XMLElement {
    var expander = ImportExpander()
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
    return try expander.expand(expander.read(bytes, file: path)) { _, _ in nil }
  }

  private static func read(_ path: String) throws -> XMLElement {
    let data = try Data(contentsOf: folder.appending(path: path))
    var elements = ReadingLimits.elements
    var bytes = ReadingLimits.bytes
    return try XMLTreeReader.read([UInt8](data), file: path, elementsLeft: &elements, bytesLeft: &bytes)
  }
}
