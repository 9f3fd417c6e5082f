import Forms
import KeyboardCore

extension FieldContext {
  /// Reads the content of `{"focus":…}`; properties that are not known are left to later versions.
  init(_ object: JSONNode) throws(JSONError) {
    self.init(
      id: try object.member("id")?.string() ?? Self.unnamed,
      app: try object.member("app")?.string() ?? "",
      domain: try object.member("domain")?.string(),
      frames: try object.member("frames")?.elements().map { frame throws(JSONError) in try WebOrigin(frame) } ?? [],
      rect: try object.member("rect").map { rect throws(JSONError) in try KeyRect(rect) },
      traits: try object.member("traits").map { traits throws(JSONError) in try TextInputTraits(traits) }
        ?? TextInputTraits(),
      text: try object.member("text")?.string(),
      form: try object.member("form")?.elements().map { entry throws(JSONError) in try FormEntry(entry) } ?? [],
      isMultiline: try object.member("isMultiline")?.bool() ?? false,
      locale: try object.member("locale")?.string())
    remarks.lines = try Self.unknown(in: object, among: Key.allCases.map(\.rawValue))
    if let traits = try object.member("traits") {
      remarks.lines += try Self.unknown(in: traits, among: TextInputTraits.names)
    }
  }

  /// More of them say no more, and a line of anybody's is not repeated at length.
  private static let mostUnknown = 4

  private static func unknown(in object: JSONNode, among names: [String]) throws(JSONError) -> [String] {
    let others = try object.members().filter { !names.contains($0.name) }
    return others.prefix(mostUnknown).map { name, node in
      let near = TraitNames.didYouMean(name, among: names).map { ", did you mean \($0)?" } ?? ""
      return "\(node.path): unknown property\(near)"
    }
  }
}

extension FieldContext: Encodable {
  private enum Key: String, CodingKey, CaseIterable {
    case id, app, domain, frames, rect, isMultiline, locale, traits, text, form
  }

  /// Writes the content of `{"focus":…}`; what has its default is left out.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(id, forKey: .id)
    if !app.isEmpty { try object.encode(app, forKey: .app) }
    try object.encodeIfPresent(domain, forKey: .domain)
    if !frames.isEmpty { try object.encode(frames.map(\.description), forKey: .frames) }
    try object.encodeIfPresent(rect?.numbers, forKey: .rect)
    if isMultiline { try object.encode(true, forKey: .isMultiline) }
    try object.encodeIfPresent(locale, forKey: .locale)
    if traits != TextInputTraits() { try object.encode(traits, forKey: .traits) }
    try object.encodeIfPresent(text, forKey: .text)
    if !form.isEmpty { try object.encode(form, forKey: .form) }
  }
}

extension WebOrigin {
  /// Reads a host or an origin of a frame.
  init(_ frame: JSONNode) throws(JSONError) {
    guard let origin = WebOrigin(try frame.string()) else {
      throw frame.error("expected a host or an origin, such as https://example.com")
    }
    self = origin
  }
}

extension FormEntry {
  /// Reads one object of a form.
  init(_ object: JSONNode) throws(JSONError) {
    self.init(id: try object.required("id").string(), traits: try TextInputTraits(object))
  }
}

extension FormEntry: Encodable {
  private enum Key: CodingKey {
    case id
  }

  /// Writes one object of a form: its traits stand beside its id.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(id, forKey: .id)
    try traits.encode(to: encoder)
  }
}
