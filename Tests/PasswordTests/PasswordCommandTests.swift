import KeyboardCore
import KeypaneApp
import Posix
import Testing

@Suite("keypane password: exit status")
struct PasswordCommandTests {
  @Test(
    "Without files",
    arguments: [
      (["--check", "required: upper; minlength: 12;"], Posix.ExitStatus.ok),
      (["--check", ""], .ok),
      (["--check", "maxlength: 8"], .ok),
      (["--check", "required: digits"], .data),
      (["--check", "allowed: [a-z]"], .data),
      (["--check", "minlength: 9; maxlength: 8"], .data),
      (["--check", "", "--count", "3"], .usage),
      (["--rules", "minlength: 9; maxlength: 8"], .data),
      (["--count", "0"], .usage),
      (["--count", "many"], .usage),
      (["--domain", "example.com"], .usage),
      (["--quirks", "/nonexistent"], .usage),
      (["--quirks", "/nonexistent", "--domain", "example.com", "--rules", ""], .usage),
      (["--quirks", "/nonexistent", "--domain", "example.com"], .noInput),
      (["--chek", ""], .usage),
    ])
  func status(arguments: [String], expected: Posix.ExitStatus) {
    #expect(Program.run(["password"] + arguments) == expected)
  }

  @Test(
    "With a quirks file",
    arguments: [
      (#"{"example.com":{"password-rules":"minlength: 12;"}}"#, Posix.ExitStatus.ok),
      (#"{"other.org":{"password-rules":"minlength: 12;","exact-domain-match-only":true}}"#, .ok),
      (#"{"example.com":{"password-rules":"minlength: 9; maxlength: 8;"}}"#, .data),
      (#"{"example.com":{"password-rules":7}}"#, .data),
      (#"{"example.com":{}}"#, .data),
      (#"{"example.com":{"password-rules":"","exact-domain-match-only":"yes"}}"#, .data),
      ("[]", .data), ("{", .data), ("", .data),
    ])
  func quirks(content: String, expected: Posix.ExitStatus) throws {
    let path = "/tmp/keypane-quirks-\(Clock.monotonic().microseconds)-\(UInt32.random(in: 0...UInt32.max)).json"
    try Files.writeAtomically(path, Array(content.utf8))
    defer { try? Files.remove(path) }
    #expect(Program.run(["password", "--quirks", path, "--domain", "www.example.com"]) == expected)
  }
}
