import Posix

/// `keypane-build-emoji UNICODE OUTPUT LANGUAGE…`: makes the emoji keyboard's data from Unicode's own.
///
/// `UNICODE` is the folder where Debian's packages unicode-data and unicode-cldr-core put theirs
/// (`/usr/share/unicode`). Into `OUTPUT` go `emoji.tsv` and a `names-LANGUAGE.tsv` for each language.
@main
enum BuildEmoji {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      fail("usage: keypane-build-emoji UNICODE OUTPUT LANGUAGE…", status: .usage)
    }
    do throws(BuildError) {
      try build(unicode: arguments[0], output: arguments[1], languages: Array(arguments[2...]))
    } catch {
      fail(error.reason, status: error.status)
    }
  }

  private static func build(unicode: String, output: String, languages: [String]) throws(BuildError) {
    let source = "\(unicode)/emoji/emoji-test.txt"
    let groups = try EmojiTest.groups(try read(source), file: source)
    do { try Files.makeFolder(output) } catch { throw BuildError(.cannotCreate, "\(output): \(error.reason)") }
    try write("\(output)/emoji.tsv", EmojiTest.catalogue(groups))
    let known = groups.flatMap(\.entries).map(\.text)
    for language in languages {
      var names = AnnotationNames()
      for folder in ["annotations", "annotationsDerived"] {
        // CLDR keeps Bokmål under the name of both Norwegian languages.
        let file = "\(unicode)/cldr/common/\(folder)/\(language == "nb" ? "no" : language).xml"
        try names.read(try read(file), file: file)
      }
      try write("\(output)/names-\(language).tsv", names.lines(for: known))
    }
  }

  private static func read(_ path: String) throws(BuildError) -> [UInt8] {
    do { return try Files.read(path, limit: 64 << 20) } catch {
      throw BuildError(.noInput, "\(path): \(error.reason); it comes with unicode-data or unicode-cldr-core")
    }
  }

  private static func write(_ path: String, _ text: String) throws(BuildError) {
    do { try Files.write(path, Array(text.utf8)) } catch {
      throw BuildError(.cannotCreate, "\(path): \(error.reason)")
    }
  }

  private static func fail(_ reason: String, status: ExitStatus) -> Never {
    Output.error(reason)
    status.exit()
  }
}

/// Why no data were made.
struct BuildError: Error {
  let status: ExitStatus
  let reason: String

  init(_ status: ExitStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}
