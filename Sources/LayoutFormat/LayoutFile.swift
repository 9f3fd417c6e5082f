import KeyboardCore

/// A layout file that has been read, with all that it imports, and can tell the layout for a device of any width.
public struct LayoutFile {
  /// `Layout.id`.
  public let id: String
  let document: KeyboardDocument

  /// Reads a file and what it imports; the parameters are those of `LayoutReader.read`.
  /// - Throws: the first mistake that keeps the file from being read at all.
  public init(
    _ bytes: [UInt8], name: String, id: String, imports: (_ path: String, _ isCLDR: Bool) -> [UInt8]? = { _, _ in nil }
  ) throws(LayoutError) {
    var expander = ImportExpander()
    let file = try expander.read(bytes, file: name)
    self.id = id
    document = try KeyboardDocument(try expander.expand(file, asking: imports))
  }

  /// The keyboard as a device of this width, in millimetres, shows it.
  /// - Throws: the first mistake in any of the file's forms.
  public func layout(deviceWidth: Int = 0) throws(LayoutError) -> Layout {
    try document.layout(id: id, deviceWidth: deviceWidth)
  }

  /// Whether the file has a form for devices from `millimetres` on.
  public func hasForm(for millimetres: Int) -> Bool {
    document.touchForms.contains { Int($0["minDeviceWidth"] ?? "0") ?? 0 >= millimetres }
  }

  /// The keyboards that the layout can show: those that the file names (`keyboardTypes` of `keypane:layout`); where it
  /// names none, all that are no pads, but none at all for a file of no language (`und`).
  public func keyboardTypes() throws(LayoutError) -> [KeyboardType] {
    try document.keyboardTypes()
  }
}
