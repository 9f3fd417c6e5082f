/// What messages contained that fields ask for, of one visitor; the messages themselves are not kept.
public struct ReceivedFinds: Sendable {
  /// Kept of each kind.
  static let limit = 8

  private var finds: [Recognised] = []

  /// Nothing has come.
  public init() {}

  /// Takes what a message contains; the newest message comes first, its finds in their order.
  public mutating func receive(_ message: String, _ setting: RecogniserSetting) {
    let text = MessageText(message, limit: Recogniser.longest)
    for kind in Recogniser.allCases {
      let found = kind.find(in: text, setting)
      guard !found.isEmpty else { continue }
      let values = Set(found.map(\.value))
      let kept = found + finds.filter { $0.kind == kind && !values.contains($0.value) }
      finds.removeAll { $0.kind == kind }
      finds += kept.prefix(Self.limit)
    }
  }

  /// Of one kind, the newest first.
  public func of(_ kind: Recogniser) -> [Recognised] {
    finds.filter { $0.kind == kind }
  }

  /// Forgets all: the visitor has gone.
  public mutating func removeAll() {
    finds = []
  }
}
