import KeyboardCore

/// Reads a keyboard in the format of LDML Keyboard 3.0 (UTS #35 part 7, CLDR 45 and later): its touch form.
///
/// What LDML has no words for stands in `special` elements, at the end of `keyboard3` or of any of its parts, in the
/// namespace `urn:keypane:layout` (by convention with the prefix `keypane`):
///
/// - `<keypane:layout kind="letters|pad"/>`: how the keys are spaced; `letters` without it.
/// - `<keypane:key id="…" role="…" hint="…" shifted="…" repeat="true|false"/>`: more about the key of that id. `role` is a name of
///   `KeyRole`; without it a key with a blank as its output is a space key, one with any other output a character
///   key, one with nothing but a `layerId` a plane key. `hint` stands small under the label. `shifted` is what the
///   key types while shift is on, where that is not the upper case of its output. A key with `repeat`
///   acts when it is touched and again while it is held; without it arrows and delete do.
/// - `<keypane:variant keyboardType="…" openingPlane="…">`: what the keyboard type (a name of `KeyboardType`) has in
///   another form. Each `<keypane:bottomRow planes="…" keys="…"/>` in it replaces the last row of the planes that it
///   lists; `openingPlane` is the plane shown first.
///
/// Labels come from LDML's `displays`. Names that neither LDML nor we know are refused; elements of other namespaces
/// are passed over, as are hardware forms. Transforms are compiled. The keys that CLDR implies or lets import are built in.
public enum LayoutReader {
  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - name: the file's name for messages.
  ///   - id: the layout's id: the file's name without folder and extension.
  ///   - deviceWidth: the touch panel's width in millimetres. Of several touch forms the one with the greatest
  ///     `minDeviceWidth` up to this width is taken, and the one with the smallest where none fits.
  ///   - imports: the bytes of a file that is imported: its path as written, and whether the base is `cldr`; nil where
  ///     there is none. Local paths never start with `/` and never hold `..`.
  /// - Throws: the first mistake, with its place.
  public static func read(
    _ bytes: [UInt8], name: String, id: String, deviceWidth: Int = 0,
    imports: (_ path: String, _ isCLDR: Bool) -> [UInt8]? = { _, _ in nil }
  ) throws(LayoutError) -> Layout {
    try LayoutFile(bytes, name: name, id: id, imports: imports).layout(deviceWidth: deviceWidth)
  }
}
