import KeyboardCore
import LayoutFormat

/// The transforms of a keyboard that is written in a test.
func transforms(_ parts: String) throws -> Transforms {
  let text = """
    <keyboard3 locale="en" conformsTo="46"><info name="Test"/>
    \(parts)
    <layers formId="touch"><layer id="base"><row keys="a"/></layer></layers></keyboard3>
    """
  let layout = try LayoutReader.read(Array(text.utf8), name: "test.xml", id: "test")
  guard case .transforms(let transforms) = layout.composition else { return Transforms() }
  return transforms
}

/// One group of simple transforms, behind variables.
func simple(_ transforms: String, variables: String = "") -> String {
  "<variables>\(variables)</variables><transforms type='simple'><transformGroup>\(transforms)</transformGroup></transforms>"
}

/// Types a text character by character into an empty field; `<` is the delete key, `{name}` a marker.
func type(_ typed: String, into transforms: Transforms) -> String {
  var composer = TextComposer(transforms)
  var field = ""
  var marker: String?
  for key in typed.unicodeScalars {
    switch key {
    case "{": marker = ""
    case "}":
      field.apply(composer.insert("\u{FFFF}\(marker ?? "")\u{FFFF}"))
      marker = nil
    case "<": field.apply(composer.deleteBackward())
    default:
      if marker == nil { field.apply(composer.insert(String(key))) } else { marker?.unicodeScalars.append(key) }
    }
  }
  return field
}

/// Canonically equal texts are equal strings, so scalars are compared where the form matters.
func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
