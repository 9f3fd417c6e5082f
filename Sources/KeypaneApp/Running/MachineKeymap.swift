import Posix

/// The keyboard layout that the machine gives to new keyboards.
enum MachineKeymap {
  /// The first layout of `/etc/default/keyboard`, as `LAYOUT` or `LAYOUT:VARIANT`; `us` where the file says none.
  static var name: String {
    guard let bytes = try? Files.read("/etc/default/keyboard", limit: 65536) else { return "us" }
    return name(in: String(decoding: bytes, as: UTF8.self))
  }

  /// The same, from the file's text: `XKBLAYOUT="de,us"` and `XKBVARIANT="nodeadkeys,"`.
  static func name(in text: String) -> String {
    let layout = first(of: "XKBLAYOUT", in: text)
    let variant = first(of: "XKBVARIANT", in: text)
    guard !layout.isEmpty else { return "us" }
    return variant.isEmpty ? layout : "\(layout):\(variant)"
  }

  private static func first(of name: String, in text: String) -> String {
    for line in text.split(separator: "\n") where line.hasPrefix("\(name)=") {
      let value = line.dropFirst(name.count + 1).filter { $0 != "\"" && $0 != "'" }
      return String(value.split(separator: ",", omittingEmptySubsequences: false).first ?? "").filter { $0 != " " }
    }
    return ""
  }
}
