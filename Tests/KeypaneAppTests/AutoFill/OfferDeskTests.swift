import KeyboardCore
import Testing

@testable import KeypaneApp

@Suite("AutoFill: the desk and a program")
struct OfferDeskTests {
  private static let stored = [(domain: "example.com", account: "maria", password: "open-sesame")]

  @Test("A sign-in is typed step by step, a field when its program says that it has the focus; blur between is nothing")
  func filling() throws {
    let stage = try DeskStage(signIns: Self.stored)
    stage.focus("user")
    #expect(stage.titles == ["maria"])
    #expect(stage.choose("maria"))
    #expect(stage.steps() == [.fill("maria"), .returnKey])
    stage.returned()
    stage.blur()
    #expect(stage.steps().isEmpty)
    stage.focus("password")
    #expect(stage.steps() == [.fill("open-sesame")])
    stage.focus("user")
    #expect(stage.steps().isEmpty)
  }

  @Test("A program that goes elsewhere is not told the password, neither is one that comes too late")
  func elsewhere() throws {
    for late in [false, true] {
      let stage = try DeskStage(signIns: Self.stored)
      stage.focus("user")
      #expect(stage.choose("maria"))
      _ = stage.steps()
      if late { _ = stage.wait(5000) } else { stage.focus("password", domain: "other.example") }
      stage.focus("password")
      #expect(stage.steps().isEmpty)
    }
  }

  @Test("What was typed is in the personal store's file when the session has ended, with a kiosk's never")
  func learning() throws {
    for profile in [AutoFillProfile.personal, .kiosk] {
      let stage = try DeskStage(profile)
      for name in ["maria", "otto", "maria"] {
        stage.focus("name", of: ["name", "password"])
        stage.type(name)
        stage.focus("password", of: ["name", "password"])
        stage.type("open-sesame")
        stage.blur()
      }
      #expect(try stage.learnt("name").isEmpty)
      stage.endSession()
      #expect(stage.steps().isEmpty)
      #expect(try stage.learnt("name") == (profile == .personal ? ["maria", "otto"] : []))
      #expect(try stage.learnt("password").isEmpty)
      stage.focus("name", of: ["name", "password"])
      #expect(stage.titles == (profile == .personal ? ["maria", "otto"] : []))
    }
  }

  @Test("What is agreed to is in the file: the password that was typed, and the new one in place of the old")
  func saving() throws {
    let stage = try DeskStage(.personal)
    for password in ["first-secret", "second-secret"] {
      stage.focus("user")
      stage.type("maria")
      stage.focus("password")
      stage.type(password)
      stage.submitted()
      #expect(stage.items.first?.detail == "maria")
      #expect(stage.choose(password == "first-secret" ? "Save" : "Update"))
      #expect(try stage.stored() == ["maria example.com \(password)"])
    }
    // The same once more: nothing is asked.
    stage.focus("user")
    stage.type("maria")
    stage.focus("password")
    stage.type("second-secret")
    stage.submitted()
    #expect(!stage.isAsking)
  }

  @Test("Return and then another form, or no field any more, is a form's end; return to the next field is not")
  func ends() throws {
    for end in ["other form", "away", "next field", "next field by blur"] {
      let stage = try DeskStage(.personal)
      stage.focus("user")
      stage.type("maria")
      stage.returned()
      if end == "next field by blur" { stage.blur() }
      stage.focus("password")
      stage.type("first-secret")
      #expect(!stage.isAsking, "\(end)")
      stage.returned()
      switch end {
      case "other form": stage.focus("mail", of: ["mail"], domain: "other.example")
      case "away": stage.blur()
      default:
        stage.focus("user")
        _ = stage.wait(20_000)
        stage.focus("mail", of: ["mail"])
      }
      #expect(stage.isAsking == !end.hasPrefix("next field"), "\(end)")
    }
  }

  @Test("A two-page sign-in: the account of the page before belongs to the password")
  func pages() throws {
    let stage = try DeskStage(.personal)
    stage.focus("user", of: ["user"])
    stage.type("maria")
    stage.returned()
    stage.focus("password", of: ["password"])
    stage.type("first-secret")
    stage.submitted()
    #expect(stage.choose("Save"))
    #expect(try stage.stored() == ["maria example.com first-secret"])
  }

  @Test("A made password goes into both fields, the same one, and is asked for with the form")
  func strongPassword() throws {
    let stage = try DeskStage(.personal)
    let ids = ["user", "new", "again"]
    stage.focus("user", of: ids)
    stage.type("maria")
    stage.focus("new", of: ids)
    #expect(stage.choose("Strong password"))
    guard case .fill(let password)? = stage.steps().first else {
      Issue.record("nothing is filled")
      return
    }
    stage.type(password)
    stage.focus("again", of: ids)
    #expect(stage.steps() == [.fill(password)])
    stage.type(password)
    #expect(try stage.stored().isEmpty)
    stage.submitted()
    #expect(stage.choose("Save"))
    #expect(try stage.stored() == ["maria example.com \(password)"])
  }

  @Test("Nobody there: everything of the visitor is gone, once")
  func idle() throws {
    let stage = try DeskStage(signIns: Self.stored)
    stage.focus("mail", of: ["mail"])
    stage.type("a@b.de")
    stage.message("Your code is 482913")
    stage.focus("code", of: ["code"])
    #expect(stage.titles == ["482913"])
    #expect(stage.wait(60_000))
    #expect(stage.items.isEmpty)
    #expect(!stage.hasDeadline)
    stage.focus("mail", of: ["mail"])
    #expect(stage.items.isEmpty)
  }

  @Test(
    "A bound code goes to the frames that it names, and to no others",
    arguments: [
      (["pay.example", "shop.example"], "shop.example", "", "pay.example", "482913"),
      (["https://pay.example", "https://shop.example"], nil, "firefox", "pay.example", "482913"),
      (["a.pay.example", "shop.example"], "shop.example", "", "pay.example", "482913, pay.example in shop.example"),
      (["pay.example", "pay.example", "shop.example"], "shop.example", "", "pay.example", "482913"),
      (["pay.example", "ads.example", "shop.example"], "shop.example", "", "pay.example", nil),
      (["shop.example", "pay.example"], "shop.example", "", "pay.example", nil),
      (["http://pay.example", "shop.example"], "shop.example", "", "pay.example", nil),
      (["pay.example", "shop.example"], "shop.example", "strange", "pay.example", nil),
      (["pay.example", "shop.example"], nil, "strange", "pay.example", nil),
      (["shop.example"], "shop.example", "", "pay.example", nil),
      ([], "shop.example", "", "pay.example", nil),
      (["pay.example", "shop.example"], "shop.example", "", nil, nil),
      (["shop.example"], "shop.example", "", nil, "482913"),
      (["other.example"], "shop.example", "", nil, nil),
    ] as [([String], String?, String, String?, String?)])
  func frames(_ frames: [String], domain: String?, app: String, embedded: String?, offered: String?) throws {
    for sign in ["%", "@"] {
      let stage = try DeskStage()
      stage.message("482913\n\n@shop.example #482913" + (embedded.map { " \(sign)\($0)" } ?? ""))
      stage.focus("code", of: ["code"], domain: domain, app: app, frames: frames)
      let site = stage.items.first.map { $0.detail.contains(" in ") ? ", \($0.detail)" : "" } ?? ""
      #expect(stage.titles.first.map { $0 + site } == offered)
    }
  }

  @Test("Items have no secret in any of their parts")
  func descriptions() throws {
    let stage = try DeskStage(.personal, signIns: Self.stored)
    stage.focus("user")
    _ = stage.choose("maria")
    #expect(!"\(stage.items)".contains("open-sesame"))
  }
}
