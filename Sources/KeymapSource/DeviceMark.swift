/// By what the keyboard whose keymap is wanted is known among those of a display.
public struct DeviceMark: Hashable, Sendable {
  /// The device's name: `Keypane Keyboard`.
  public var name: String
  /// Of its vendor and product; nil: of any.
  public var numbers: Numbers?
  /// The device's own node, `/dev/input/event7`, which tells it from another one with the same name; nil: not known.
  public var node: String?

  /// The numbers that a device carries besides its name.
  public struct Numbers: Hashable, Sendable {
    /// Who has made it.
    public var vendor: UInt32
    /// Which of the vendor's devices it is.
    public var product: UInt32

    /// Numbers of a device.
    public init(vendor: UInt32, product: UInt32) {
      self.vendor = vendor
      self.product = product
    }
  }

  /// A keyboard of this name and, where they are given, of these numbers and at this node.
  public init(name: String, numbers: Numbers? = nil, node: String? = nil) {
    self.name = name
    self.numbers = numbers
    self.node = node
  }

  /// Whether a display's device is the one. A display that tells no numbers or no node does not speak against it.
  func matches(name: String, numbers: Numbers?, node: String? = nil) -> Bool {
    guard name == self.name else { return false }
    if let wanted = self.numbers, let numbers, wanted != numbers { return false }
    if let wanted = self.node, let node, wanted != node { return false }
    return true
  }
}
