import KeyboardCore
import Testing

/// The digits of a secret's pad may stand in another order. (complaint 52)
@Suite struct ShuffledPadTests {
  private static let pad = Layout(
    id: "pad", locale: "und", name: "Pad", kind: .pad,
    planes: [
      Plane(
        id: "digits",
        rows: [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]].map { row in
          row.map { LayoutKey(id: $0, output: $0) }
        } + [
          [
            LayoutKey(id: "comma", role: .separator, output: "."), LayoutKey(id: "0", output: "0", width: 1500),
            LayoutKey(id: "delete", role: .delete, width: 500),
          ]
        ])
    ])

  private func outputs(secure: Bool = true, kind: Layout.Kind = .pad, seed: UInt64?) -> [String] {
    var traits = ResolvedTraits.plain
    traits.isSecure = secure
    var layout = Self.pad
    layout.kind = kind
    let plan = LayoutPlan(
      layout: layout, traits: traits, screen: KeySize(width: 800, height: 480), scale: 1,
      options: PlanOptions(padReturn: false, pinSeed: seed))
    return plan.planes[0].keys.map { $0.key.role == .delete ? "delete" : $0.key.output }
  }

  private let own = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "delete"]

  @Test func anotherOrderForEachSeed() {
    var orders: Set<[String]> = []
    for seed in 0..<100 as Range<UInt64> {
      let order = outputs(seed: seed)
      #expect(order == outputs(seed: seed), "the same seed, the same order")
      #expect(order.sorted() == own.sorted() && order[9] == "." && order[11] == "delete")
      orders.insert(order)
    }
    #expect(orders.count > 95)
  }

  /// Every digit comes to stand in every place.
  @Test func nothingIsPreferred() {
    var counts = [String: Int](minimumCapacity: 10)
    for seed in 0..<2000 as Range<UInt64> { counts[outputs(seed: seed)[0], default: 0] += 1 }
    #expect(counts.count == 10 && counts.values.allSatisfy { (120...280).contains($0) })
  }

  @Test func onlyWhereItIsAskedFor() {
    #expect(outputs(seed: nil) == own)
    #expect(outputs(secure: false, seed: 1) == own)
    #expect(outputs(kind: .letters, seed: 1) == own)
  }

  /// Keys keep their places' widths.
  @Test func placesStayAsTheyAre() {
    func cells(_ seed: UInt64?) -> [KeyRect] {
      var traits = ResolvedTraits.plain
      traits.isSecure = true
      return LayoutPlan(
        layout: Self.pad, traits: traits, screen: KeySize(width: 800, height: 480), scale: 1,
        options: PlanOptions(pinSeed: seed)
      ).planes[0].keys.map(\.cell)
    }
    #expect(cells(3) == cells(nil))
  }
}
