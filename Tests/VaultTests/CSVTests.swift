import Posix
import TestSupport
import Testing

@testable import Vault

/// Tables of comma-separated values, and those that browsers export.
@Suite struct CSVTests {
  /// A text, and its fields, or what is wrong: `line:column: sentence`.
  struct Reading: Sendable, CustomTestStringConvertible {
    var text: String
    var rows: [[String]] = []
    var mistake = ""
    var testDescription: String { text.debugDescription }
  }

  static let readings: [Reading] = [
    Reading(text: ""),
    Reading(text: "\u{FEFF}a,b", rows: [["a", "b"]]),
    Reading(text: "a,b\r\nc,d\r\n", rows: [["a", "b"], ["c", "d"]]),
    Reading(text: "a,b\nc,d", rows: [["a", "b"], ["c", "d"]]),
    Reading(text: "a,b\n\n\r\nc,", rows: [["a", "b"], ["c", ""]]),
    Reading(text: "\"a\",\"b,\"\"c\"\"\nd\"\n", rows: [["a", "b,\"c\"\nd"]]),
    Reading(text: "\"\"\"\",\"\"", rows: [["\"", ""]]),
    Reading(text: " a , b ", rows: [[" a ", " b "]]),
    Reading(text: "ä,ö\nü", mistake: "2:1: the row has 1 field, the first one 2 fields"),
    Reading(
      text: "ä,ö\"x\"",
      mistake: "1:4: a field with a quotation mark in it stands between marks, and the mark is doubled"),
    Reading(text: "a,\"b\nc", mistake: "1:3: a quotation mark is never closed"),
    Reading(text: "a\n\"b\"c", mistake: "2:4: a quotation mark ends a field: after it comes a comma or the line's end"),
    Reading(text: "a\rb", mistake: "1:2: a carriage return without a line feed ends no line"),
    Reading(text: "a\nb\0", mistake: "2:2: the text has a NUL in it"),
  ]

  @Test(arguments: readings) func aTextIsReadStrictly(_ reading: Reading) throws {
    do throws(CSVMistake) {
      let table = try CSVTable(SecretText(reading.text))
      let rows = table.rows.map { $0.fields.map { table.text($0) } }
      #expect(rows == reading.rows && reading.mistake.isEmpty)
    } catch {
      #expect("\(error.line):\(error.column): \(error.sentence)" == reading.mistake)
    }
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    do throws(CSVMistake) {
      _ = try CSVTable(SecretText(copying: [0x61, 0x0a, 0x62, 0xff]))
      Issue.record("it was taken")
    } catch {
      #expect(error == CSVMistake(line: 2, column: 2, sentence: "the text is not UTF-8"))
    }
  }

  /// What a browser writes, and what is in the store then: `account domain title password`.
  struct Export: Sendable, CustomTestStringConvertible {
    var browser: String
    var text: String
    var signIns: [String]
    var testDescription: String { browser }
  }

  static let exports: [Export] = [
    Export(
      browser: "Chrome, before notes",
      text: "name,url,username,password\nexample.com,https://login.example.com/a?b,anna,\"p,w\"\"1\"\"\"\n",
      signIns: ["anna login.example.com example.com p,w\"1\" -"]),
    Export(
      browser: "Chrome",
      text: "name,url,username,password,note\nexample.com,https://example.com/,anna,pw1,\"two\nlines\"\n",
      signIns: ["anna example.com example.com pw1 two\nlines"]),
    Export(
      browser: "Firefox",
      text: """
        "url","username","password","httpRealm","formActionOrigin","guid","timeCreated","timeLastUsed","timePasswordChanged"
        "https://example.org:8443","ben","pw2",,"https://example.org","{1}","1700000000000","1700000001000","1700000000000"

        """, signIns: ["ben example.org  pw2 -"]),
    Export(
      browser: "Safari",
      text:
        "Title,URL,Username,Password,Notes,OTPAuth\nShop (cara),https://shop.example/,cara,pw3,,otpauth://totp/x?secret=Y\n",
      signIns: ["cara shop.example Shop (cara) pw3 -"]),
    Export(
      browser: "Safari, before notes", text: "Title,Url,Username,Password\nShop,https://shop.example/,cara,pw3\n",
      signIns: ["cara shop.example Shop pw3 -"]),
  ]

  @Test(arguments: exports) func whatABrowserExportsIsTakenOver(_ export: Export) throws {
    let folder = try TemporaryFolder("vault")
    var vault = try Vault(creating: folder.file("store"), with: .passphrase(SecretText("words")), cost: .least)
    let report = try vault.importSignIns(try CSVTable(SecretText(export.text)))
    #expect(report.added == 1 && report.skipped.isEmpty && report.unknownColumns.isEmpty)
    #expect(described(vault) == export.signIns)
    #expect(report.codeSecrets == (export.text.contains("otpauth:") ? 1 : 0))
    if export.browser == "Firefox" { #expect(vault.signIns.first?.lastUsed == 1_700_000_001) }
    // Once more: nothing changes.
    let again = try vault.importSignIns(try CSVTable(SecretText(export.text)))
    #expect(again.known == 1 && again.added == 0 && described(vault) == export.signIns)
    // What is exported is taken over as it was.
    var other = try Vault(creating: folder.file("other"), with: .passphrase(SecretText("words")), cost: .least)
    _ = try other.importSignIns(try CSVTable(vault.exportSignIns()))
    #expect(described(other) == export.signIns)
  }

  @Test func rowsThatAreNoSignInsAreLeftOut() throws {
    let folder = try TemporaryFolder("vault")
    var vault = try Vault(creating: folder.file("store"), with: .passphrase(SecretText("words")), cost: .least)
    let known = try vault.addSignIn(account: "anna", password: SecretText("old"), domains: ["example.com"])
    let text = """
      url,username,password,more
      https://example.com/,anna,new,
      android://abc@com.example/,ben,pw,
      https://example.com/,cara,,
      ,dan,pw,
      https://exa mple.com/,eve,pw,
      https://example.com/,,pw,

      """
    let report = try vault.importSignIns(try CSVTable(SecretText(text)))
    #expect(report.added == 1 && report.known == 0 && report.replaced == 0)
    #expect(report.unknownColumns == ["the 4. column"])
    let skipped = report.skipped.map { "\($0.line): \($0.reason)" }
    #expect(
      skipped == [
        "2: the store has another password for this account", "3: its address is not that of a site",
        "4: it has no password", "5: it has no site", "6: its address is not that of a site",
      ])
    #expect(vault.password(of: known)?.text == "old")
    let replacing = try vault.importSignIns(try CSVTable(SecretText(text)), replacing: true)
    #expect(replacing.replaced == 1 && vault.password(of: known)?.text == "new")
  }

  @Test(arguments: [
    ("", "1:1: the table is empty: its first row names the columns"),
    (
      "https://example.com,anna,pw\n",
      "1:1: the first row does not name the columns of a browser's passwords; missing: url, username, password"
    ),
    ("url,username,url,password\n", "1:1: two columns have the name of the 3. one"),
  ]) func aTableWithoutItsHeadIsRefused(_ text: String, _ mistake: String) throws {
    let folder = try TemporaryFolder("vault")
    var vault = try Vault(creating: folder.file("store"), with: .passphrase(SecretText("words")), cost: .least)
    do throws(CSVMistake) {
      _ = try vault.importSignIns(try CSVTable(SecretText(text)))
      Issue.record("it was taken")
    } catch {
      #expect("\(error.line):\(error.column): \(error.sentence)" == mistake)
    }
    #expect(vault.count == 0)
  }

  private func described(_ vault: borrowing Vault) -> [String] {
    vault.signIns.map {
      let password = vault.password(of: $0.id)?.text ?? "none"
      return "\($0.account) \($0.domain) \($0.title) \(password) \(vault.note(of: $0.id)?.text ?? "-")"
    }
  }
}
