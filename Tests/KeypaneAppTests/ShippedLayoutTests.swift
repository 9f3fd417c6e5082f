import KeyboardCore
import Testing

@testable import KeypaneApp

/// What the core knows of the layouts without reading them is what their files say.
@Suite struct ShippedLayoutTests {
  private static let source = "\(Checkout.path)/Sources/KeyboardCore/Traits/LayoutFacts+Shipped.swift"

  @Test func shippedLayoutsAreThoseOfTheFolder() throws {
    let library = LayoutLibrary(Stage.data)
    var facts: [LayoutFacts] = []
    for id in library.ids() {
      let path = try #require(library.source(id)).path
      facts.append(try LayoutLibrary.facts(of: LayoutLibrary.file(path, shared: nil), named: path))
    }
    // New ones come behind those whose order somebody has chosen, and pads are asked for by name.
    let order = LayoutFacts.shipped.map(\.id)
    func rank(_ facts: LayoutFacts) -> Int {
      (facts.home == nil ? 1000 : 0) + (order.firstIndex(of: facts.id) ?? order.count)
    }
    facts.sort { rank($0) == rank($1) ? $0.id < $1.id : rank($0) < rank($1) }
    if Rewriting.isAsked("KEYPANE_REWRITE_GOLDEN") { try Rewriting.write(Self.text(facts), to: Self.source) }
    #expect(LayoutFacts.shipped == facts, "KEYPANE_REWRITE_GOLDEN=1 makes the list anew")
    #expect(library.facts == LayoutFacts.shipped)
    #expect(library.warnings.isEmpty)
  }

  private static func text(_ facts: [LayoutFacts]) -> String {
    var lines = ""
    for facts in facts {
      let idioms = facts.idioms.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let others = facts.idioms == [.phone] ? "" : ", [\(idioms)]"
      if let home = facts.home {
        let parts = [facts.id, home.language, home.script, home.region].map { "\"\($0)\"" }.joined(separator: ", ")
        lines += "    .letters(\(parts)\(others)),\n"
      } else {
        let types = facts.keyboardTypes.map { ".\($0.name)" }.joined(separator: ", ")
        let named = others.isEmpty ? "" : ", idioms: [\(idioms)]"
        lines += "    LayoutFacts(id: \"\(facts.id)\", home: nil\(named), keyboardTypes: [\(types)]),\n"
      }
    }
    return """
      // Made from Layouts/*.xml: KEYPANE_REWRITE_GOLDEN=1 swift test --filter ShippedLayoutTests

      extension LayoutFacts {
        /// The layouts that come with the program; of equally close ones the first is shown.
        public static let shipped: [LayoutFacts] = [
      \(lines)  ]
      }

      """
  }
}
