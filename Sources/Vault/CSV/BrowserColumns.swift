/// Which columns of a browser's table have what: found by their names, whatever their order and their capitals.
///
/// | browser | columns |
/// |---------|---------|
/// | Chrome, Chromium, Edge, Opera, Brave, Vivaldi | name, url, username, password, and since 2023 note |
/// | Firefox | url, username, password, httpRealm, formActionOrigin, guid, timeCreated, timeLastUsed, timePasswordChanged |
/// | Safari, Apple Passwords | Title, URL, Username, Password, Notes, OTPAuth; earlier ones without the last two |
struct BrowserColumns: Sendable, Hashable {
  var url: Int
  var username: Int
  var password: Int
  var title: Int?
  var note: Int?
  /// In milliseconds since 1970.
  var lastUsed: Int?
  /// Secrets of code generators, which are not taken over.
  var codeSecret: Int?
  /// Columns that no browser writes.
  var unknown: [String]

  private static let ignored: Set<String> = [
    "httprealm", "formactionorigin", "guid", "timecreated", "timepasswordchanged",
  ]

  init(_ table: borrowing CSVTable) throws(CSVMistake) {
    guard let head = table.rows.first else {
      throw CSVMistake(line: 1, column: 1, sentence: "the table is empty: its first row names the columns")
    }
    var places: [String: Int] = [:]
    unknown = []
    for (index, field) in head.fields.enumerated() {
      let name = table.text(field).lowercased()
      guard places.updateValue(index, forKey: name) == nil else {
        throw CSVMistake(line: head.line, column: 1, sentence: "two columns have the name of the \(index + 1). one")
      }
      // A table without a head has passwords there.
      let isKnown = Self.known.contains(name) || Self.ignored.contains(name)
      if !isKnown { unknown.append("the \(index + 1). column") }
    }
    func column(_ names: [String]) -> Int? { names.lazy.compactMap { places[$0] }.first }
    guard let url = column(["url"]), let username = column(["username"]), let password = column(["password"]) else {
      let missing = ["url", "username", "password"].filter { places[$0] == nil }.joined(separator: ", ")
      throw CSVMistake(
        line: head.line, column: 1,
        sentence: "the first row does not name the columns of a browser's passwords; missing: \(missing)")
    }
    (self.url, self.username, self.password) = (url, username, password)
    title = column(["title", "name"])
    note = column(["notes", "note"])
    lastUsed = column(["timelastused"])
    codeSecret = column(["otpauth"])
  }

  private static let known: Set<String> = [
    "url", "username", "password", "title", "name", "notes", "note", "timelastused", "otpauth",
  ]
}
