import ContactCards
import Glibc
import Posix
import TestSupport
import Testing

@Suite("Which programs and sites belong together")
struct AssociationsTests {
  /// Reads a folder with these files.
  private func read(_ files: [(name: String, text: String)]) throws -> (associations: Associations, warnings: [String])
  {
    let folder = try TemporaryFolder("associations")
    for file in files { try Files.write(folder.file(file.name), Array(file.text.utf8)) }
    let (associations, warnings) = try AssociationsReader.read(folder: folder.path)
    return (associations, warnings.map { $0.replacing(folder.path, with: "DIR") })
  }

  @Test("Programs by whole identifier, without the team, or by their plain name")
  func programs() throws {
    let (associations, warnings) = try read([
      (
        "example.com.json",
        #"{"applinks": {}, "webcredentials": {"apps": ["ABCDE12345.com.example.app", "kiosk", "short.com.example"]}}"#
      )
    ])
    #expect(warnings == [])
    for app in ["ABCDE12345.com.example.app", "com.example.app", "kiosk", "short.com.example"] {
      #expect(associations.isAssociated(app: app, domain: "example.com"), "\(app)")
    }
    for app in ["", "Kiosk", "com.example", "example.app", "ABCDE12345"] {
      #expect(!associations.isAssociated(app: app, domain: "example.com"), "\(app)")
    }
  }

  @Test(
    "A domain's file holds for what lies below it in its site",
    arguments: [
      ("example.com", true), ("EXAMPLE.com.", true), ("www.example.com", true), ("a.b.example.com", true),
      ("https://example.com/sign-in", true), ("badexample.com", false), ("example.org", false), ("com", false),
      ("example.com.evil.org", false), ("", false), ("127.0.0.1", false), ("xn--bcher-kva.de", true),
      ("www.bücher.de", true), ("shop.example.net", true), ("example.net", false), ("other.example.net", false),
      ("a.shop.example.net", true), ("localhost", true), ("a.localhost", false), ("s3.amazonaws.com", false),
      ("b.s3.amazonaws.com", false), ("www.amazonaws.com", true),
    ])
  func covering(domain: String, isAssociated: Bool) throws {
    let apps = #"{"webcredentials": {"apps": ["app"]}}"#
    let (associations, _) = try read(
      ["example.com", "bücher.de", "shop.example.net", "localhost", "amazonaws.com"].map { ($0 + ".json", apps) })
    #expect(associations.isAssociated(app: "app", domain: domain) == isAssociated)
  }

  @Test("Files as sites serve them, in a folder for each domain")
  func folders() throws {
    let folder = try TemporaryFolder("associations")
    let apps = Array(#"{"webcredentials": {"apps": ["app"]}}"#.utf8)
    let places = [
      "one.example/apple-app-site-association", "two.example/apple-app-site-association.json",
      "three.example/.well-known/apple-app-site-association",
    ]
    for place in places {
      let path = folder.file(place)
      try Files.makeFolder(String(path[..<path.lastIndex(of: "/")!]))
      try Files.write(path, apps)
    }
    let (associations, warnings) = try AssociationsReader.read(folder: folder.path)
    #expect(warnings == [])
    for domain in ["one.example", "two.example", "three.example"] {
      #expect(associations.isAssociated(app: "app", domain: domain), "\(domain)")
    }
    for place in places { try Files.remove(folder.file(place)) }
    for name in ["three.example/.well-known", "one.example", "two.example", "three.example"] {
      _ = unsafe rmdir(folder.file(name))
    }
  }

  @Test("What cannot be read is told of, and the others are read")
  func warnings() throws {
    let (associations, warnings) = try read([
      ("a.example.json", "no JSON"), ("b.example.json", "[]"), ("c.example.json", #"{"webcredentials": []}"#),
      ("d.example.json", #"{"webcredentials": {"apps": "app"}}"#),
      ("e.example.json", #"{"webcredentials": {"apps": ["app", 1]}}"#), ("f.example.json", "{}"),
      ("g.example.json", #"{"webcredentials": {"apps": ["app", ""]}}"#),
      ("h.example.json", String(repeating: " ", count: 128 << 10) + "{}"), ("com.json", "{}"), ("no domain.json", "{}"),
      ("good.example.json", #"{"webcredentials": {"apps": ["app"]}}"#), ("README", "of mine"), (".hidden.json", "x"),
      ("shared-credentials.json", "{}"),
    ])
    #expect(
      warnings == [
        "DIR/a.example.json:1:1: expected a value", "DIR/b.example.json: expected an object, found an array",
        "DIR/c.example.json: /webcredentials: expected an object, found an array",
        "DIR/com.json: everybody may register names below com",
        "DIR/d.example.json: /webcredentials/apps: expected an array, found \"app\"",
        "DIR/e.example.json: /webcredentials/apps/1: expected a string, found 1",
        "DIR/g.example.json: /webcredentials/apps/1: expected a program, found nothing",
        "DIR/h.example.json: File too large", "DIR/no domain.json: its name is no domain",
        "DIR/shared-credentials.json: expected an array, found an object",
      ])
    #expect(associations.isAssociated(app: "app", domain: "good.example"))
    #expect(!associations.isAssociated(app: "app", domain: "e.example"))
  }

  @Test("A folder that is not there")
  func missing() {
    #expect(throws: ContactCardError(file: "/none", line: nil, reason: "No such file or directory")) {
      _ = try AssociationsReader.read(folder: "/none")
    }
  }

  @Test(
    "Sites that know the same accounts",
    arguments: [
      ("a.example", ["b.example", "sub.c.example"]), ("www.a.example", ["b.example", "sub.c.example"]),
      ("b.example", ["a.example", "sub.c.example"]), ("sub.c.example", ["a.example", "b.example"]),
      ("c.example", []), ("new.example", ["newer.example", "old.example"]), ("old.example", []), ("x.example", []),
      ("", []), ("example", []),
    ])
  func sharing(domain: String, others: [String]) throws {
    let (associations, warnings) = try read([
      (
        "shared-credentials.json",
        """
        [ {"shared": ["a.example", "b.example", "sub.c.example"]},
          {"from": ["old.example"], "to": ["new.example", "newer.example"], "fromDomainsAreObsoletedByToDomains": true} ]
        """
      )
    ])
    #expect(warnings == [])
    #expect(associations.sharing(domain) == others)
  }

  @Test(
    "Groups that are none",
    arguments: [
      (#"[{}]"#, "/0/from: missing"), (#"[{"shared": "a"}]"#, "/0/shared: expected an array, found \"a\""),
      (#"[{"shared": ["a b"]}]"#, "/0/shared/0: expected a domain"), (#"[{"from": ["a.example"]}]"#, "/0/to: missing"),
      (
        #"[{"from": [], "to": [], "fromDomainsAreObsoletedByToDomains": 1}]"#,
        "/0/fromDomainsAreObsoletedByToDomains: expected true or false, found 1"
      ),
      (#"[1]"#, "/0: expected an object, found 1"),
    ])
  func wrongGroups(text: String, reason: String) throws {
    let (_, warnings) = try read([("shared-credentials.json", text)])
    #expect(warnings == ["DIR/shared-credentials.json: " + reason])
  }
}
