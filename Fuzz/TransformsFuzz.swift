import KeyboardCore
import LayoutFormat

/// A layout's transforms: any pattern and replacement is compiled or refused, and whatever is then typed comes to an end
/// and stays within the limit of the context. The lines of the input are: from, to, what is typed.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTransforms(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
  guard lines.count == 3 else { return 0 }
  let file = """
    <keyboard3 locale="en" conformsTo="46"><info name="Fuzz"/>
    <variables><string id="s" value="^"/><set id="a" value="a b cc"/><set id="b" value="x y z"/></variables>
    <transforms type="simple"><transformGroup><transform from="\(escaped(lines[0]))" to="\(escaped(lines[1]))"/>
    </transformGroup></transforms>
    <layers formId="touch"><layer id="base"><row keys="a"/></layer></layers></keyboard3>
    """
  guard let layout = try? LayoutReader.read(Array(file.utf8), name: "fuzz.xml", id: "fuzz"),
    case .transforms(let transforms) = layout.composition
  else { return 0 }
  var composer = TextComposer(transforms)
  for key in lines[2].prefix(200) {
    let edit = key == "<" ? composer.deleteBackward() : composer.insert(String(key))
    precondition(edit.deletes >= 0 && composer.text.unicodeScalars.count <= TextComposer.contextLimit)
  }
  return 0
}

private func escaped(_ text: Substring) -> String {
  var made = ""
  for character in text {
    switch character {
    case "&": made += "&amp;"
    case "<": made += "&lt;"
    case "\"": made += "&quot;"
    default: made.append(character)
    }
  }
  return made
}
