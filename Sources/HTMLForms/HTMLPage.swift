import Forms
import KeyboardCore

/// The forms of an HTML page, as the guidance looks at them.
public enum HTMLPage {
  /// In bytes; a larger file is refused.
  public static let largest = PageLimits.bytes

  /// Whether a file is a page: by its name, or because it begins with `<`.
  public static func isPage(_ bytes: [UInt8], name: String) -> Bool {
    let name = name.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") || name.hasSuffix(".xhtml") { return true }
    let blanks: Set<UInt8> = [0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00]
    return bytes.first { !blanks.contains($0) } == UInt8(ascii: "<")
  }

  /// Reads a page; `name` is the file's name, for messages. The inputs that stand in no form come last, together.
  ///
  /// Nothing is fetched and no script is run: what a script adds to a page is not seen.
  public static func forms(_ bytes: [UInt8], name: String) throws(PageError) -> [LintForm] {
    guard bytes.count <= largest else {
      throw PageError(page: name, line: nil, reason: "larger than \(largest) bytes")
    }
    let text = PageText(bytes)
    if let unknown = text.unknown {
      let reason = "its text was not understood: the encoding \"\(printable(unknown))\" is not known"
      throw PageError(page: name, line: nil, reason: reason)
    }
    let scan = PageScan(text.bytes)
    if let line = scan.crowded {
      throw PageError(page: name, line: line, reason: "an element has more than \(PageLimits.attributes) attributes")
    }
    let events = PageEvents.read(scan)
    if let failure = events.failure { throw PageError(page: name, line: failure.line, reason: failure.reason) }
    return PageForms(events.content).forms
  }
}
