import KeyboardCore
import Posix

/// Finds the touchscreens among the input devices of the machine.
public struct PanelFinder: Sendable {
  /// What a device is taken for.
  public enum Verdict: Hashable, Sendable {
    /// A panel to type on.
    case touchscreen
    /// Something else; the reason is a clause without a subject: `is a touchpad`.
    case no(String)
  }

  /// One device and what came out.
  public struct Finding: Sendable {
    /// `/dev/input/event3`.
    public var path: String
    /// The device's name; empty where it cannot be opened.
    public var name: String
    /// What it is, or why that cannot be told.
    public var verdict: Result<Verdict, EvdevError>
  }

  /// Where device nodes are: `/dev/input`.
  public let folder: String

  /// A finder for the nodes of a folder.
  public init(folder: String = "/dev/input") {
    self.folder = folder
  }

  /// The nodes that speak evdev, in ascending order of their numbers; none where there is no folder.
  public func nodes() -> [String] {
    let names = (try? Files.list(folder)) ?? []
    return names.compactMap { name in Self.number(ofNode: name).map { (number: $0, name: name) } }
      .sorted { $0.number < $1.number }
      .map { "\(folder)/\($0.name)" }
  }

  /// Looks at every device, one after the other.
  public func survey() -> [Finding] {
    nodes().map { path in
      do throws(EvdevError) {
        let panel = try EvdevPanel(path: path)
        return Finding(path: path, name: panel.description.name, verdict: .success(Self.judge(panel.description)))
      } catch {
        return Finding(path: path, name: "", verdict: .failure(error))
      }
    }
  }

  /// The nodes of all touchscreens.
  /// - Throws: where there is none, the refusal of the first device that may be one, else `noTouchscreen`.
  public func touchscreens() throws(EvdevError) -> [String] {
    let findings = survey()
    var found: [String] = []
    var refusal: EvdevError?
    for finding in findings {
      switch finding.verdict {
      case .success(.touchscreen): found.append(finding.path)
      case .success(.no): continue
      case .failure(let error):
        if case .noAccess = error, refusal == nil { refusal = error }
      }
    }
    if found.isEmpty { throw refusal ?? .noTouchscreen(folder: folder) }
    return found
  }

  /// Decides by what a device can send. The signs are those that udev goes by, too.
  public static func judge(_ device: DeviceDescription) -> Verdict {
    typealias Key = EventCode.Key
    func has(_ code: UInt16) -> Bool { device.has(type: EventType.key, code: code) }
    if KeyboardIdentity.matches(device) { return .no("is our own keyboard") }
    let isDirect = device.properties.contains(EventCode.Property.direct)
    let isMulti = device.axis(EventCode.Abs.mtPositionX) != nil && device.axis(EventCode.Abs.mtPositionY) != nil
    let isSingle = device.axis(EventCode.Abs.x) != nil && device.axis(EventCode.Abs.y) != nil
    guard isMulti || isSingle else { return .no("tells no positions") }
    if has(Key.btnToolPen) || has(Key.btnStylus) { return .no("is a pen tablet") }
    if device.properties.contains(EventCode.Property.accelerometer) { return .no("is an accelerometer") }
    if device.properties.contains(EventCode.Property.buttonPad) { return .no("is a touchpad") }
    if device.properties.contains(EventCode.Property.pointer) { return .no("moves a pointer") }
    if has(Key.btnToolFinger) && !isDirect { return .no("is a touchpad") }
    if isDirect || has(Key.btnTouch) { return .touchscreen }
    // Old drivers of protocol A panels say neither, but a device of contacts alone, without a button, is nothing else.
    let hasButtons = device.codes[EventType.key].map { !$0.isEmpty } ?? false
    if isMulti && !hasButtons && device.codes[EventType.rel] == nil { return .touchscreen }
    return .no("says neither that it is a screen (INPUT_PROP_DIRECT) nor when it is touched (BTN_TOUCH)")
  }

  /// The number of a node's name: 3 for `event3`; nil for other names.
  static func number(ofNode name: String) -> Int? {
    guard name.hasPrefix("event") else { return nil }
    let digits = name.utf8.dropFirst(5)
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return nil }
    return Int(Substring(digits))
  }
}
