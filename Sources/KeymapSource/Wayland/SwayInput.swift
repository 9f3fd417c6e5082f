import FoundationEssentials

/// An input device as sway tells it, sway-ipc(7), GET_INPUTS.
struct SwayInput: Hashable, Sendable, Decodable {
  var name: String
  var vendor: Int?
  var product: Int?
  /// The names of the groups of its keymap in words: `English (US)`; nil: no keyboard.
  var layoutNames: [String]?
  /// The active group.
  var activeLayout: Int?

  /// A device that has changed, come or gone.
  struct Event: Hashable, Sendable, Decodable {
    /// `added`, `removed`, `xkb_keymap`, `xkb_layout`, `libinput_config`.
    var change: String
    var input: SwayInput
  }

  private enum CodingKeys: String, CodingKey {
    case name
    case vendor
    case product
    case layoutNames = "xkb_layout_names"
    case activeLayout = "xkb_active_layout_index"
  }

  /// The numbers in the form that marks have them.
  var numbers: DeviceMark.Numbers? {
    guard let vendor = vendor.flatMap(UInt32.init(exactly:)), let product = product.flatMap(UInt32.init(exactly:)),
      vendor != 0 || product != 0
    else { return nil }
    return DeviceMark.Numbers(vendor: vendor, product: product)
  }

  /// Reads the answer to GET_INPUTS.
  static func list(_ json: [UInt8]) throws(SwayError) -> [SwayInput] { try decode([SwayInput].self, json) }

  /// Reads an event.
  static func event(_ json: [UInt8]) throws(SwayError) -> Event { try decode(Event.self, json) }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ json: [UInt8]) throws(SwayError) -> Value {
    do {
      return try unsafe json.withUnsafeBytes { try unsafe JSONDecoder().decode(type, from: Data($0)) }
    } catch {
      throw .malformed
    }
  }
}
