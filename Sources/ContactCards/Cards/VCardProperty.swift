/// One property of a card: `item1.TEL;TYPE=home:+1 555`.
struct VCardProperty: Sendable, Hashable {
  /// Where it begins, counted from 1.
  var line: Int
  /// What it is grouped with, in small letters; nil where it stands alone.
  var group: String?
  /// In capitals.
  var name: String
  /// In their order.
  var parameters: [VCardParameter]
  /// As it stands in the file, unfolded.
  var value: [UInt8]

  /// The first value of a parameter; nil where it is absent or empty.
  func parameter(_ name: String) -> String? {
    let value = parameters.first { $0.name == name }?.values.first
    return value?.isEmpty == true ? nil : value
  }

  /// All `TYPE`s, in small letters; lists in quotation marks are lists as well.
  var types: [String] {
    parameters.filter { $0.name == "TYPE" }.flatMap(\.values)
      .flatMap { $0.lowercased().split(separator: ",") }.map(String.init)
  }
}
