import KeyboardCore
import Testing

/// Each filter by itself, all others off; see `FilterScript` for the words. A finger is one contact: complaints 29 and 30.
@Suite("Touch filters") struct FilterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let script: [String]
    let told: [String]
    var counts = TouchFilterCounts()

    init(_ what: String, _ script: [String], _ told: [String], _ count: ((inout TouchFilterCounts) -> Void)? = nil) {
      self.what = what
      self.script = script
      self.told = told
      count?(&counts)
    }

    var testDescription: String { what }

    func check(_ settings: TouchFilterSettings) {
      let result = FilterScript.run(script, settings)
      #expect(result.told == told)
      #expect(result.counts == counts)
    }
  }

  /// Only some of the defaults, or other values.
  static func only(_ change: (inout TouchFilterSettings, TouchFilterSettings) -> Void) -> TouchFilterSettings {
    var settings = TouchFilterSettings.off
    change(&settings, TouchFilterSettings())
    return settings
  }

  // MARK: - Bounce

  static let bounce: [Row] = [
    Row(
      "an end is held back, and told with its own time", ["0 down 1 500,300", "80 up 1 500,300", "200 wait"],
      ["0 down 1 500,300", "80 up 1 500,300"]),
    Row(
      "a new contact at the same place within 25 ms goes on",
      ["0 down 1 500,300", "80 up 1 500,300", "100 down 2 510,300", "150 up 2 512,300", "300 wait"],
      ["0 down 1 500,300", "100 move 1 510,300", "150 up 1 512,300"], { $0.bounces = 1 }),
    Row(
      "25 ms are within, 26 are not",
      [
        "0 down 1 500,300", "80 up 1 500,300", "105 down 2 500,300", "150 up 2 500,300", "176 down 3 500,300",
        "200 up 3 500,300", "300 wait",
      ],
      ["0 down 1 500,300", "105 move 1 500,300", "150 up 1 500,300", "176 down 3 500,300", "200 up 3 500,300"],
      { $0.bounces = 1 }),
    Row(
      "3 mm are within, more are not",
      [
        "0 down 1 500,300", "80 up 1 500,300", "90 down 2 530,300", "150 up 2 530,300", "160 down 3 561,300",
        "200 up 3 561,300", "300 wait",
      ],
      [
        "0 down 1 500,300", "90 move 1 530,300", "150 up 1 530,300", "160 down 3 561,300", "200 up 3 561,300",
      ], { $0.bounces = 1 }),
    Row(
      "lifted and put down in one frame",
      ["0 down 1 500,300", "80 up 1 500,300", "80 down 2 500,300", "90 up 2 500,300"],
      ["0 down 1 500,300", "80 move 1 500,300"], { $0.bounces = 1 }),
    Row(
      "it bounces twice",
      [
        "0 down 1 500,300", "80 up 1 500,300", "90 down 2 500,300", "95 up 2 500,300", "105 down 3 500,300",
        "150 up 3 500,300", "300 wait",
      ],
      ["0 down 1 500,300", "90 move 1 500,300", "105 move 1 500,300", "150 up 1 500,300"], { $0.bounces = 2 }),
    Row(
      "another finger lets the end out first",
      ["0 down 1 200,300", "80 up 1 200,300", "90 down 2 800,300", "150 up 2 800,300", "300 wait"],
      ["0 down 1 200,300", "80 up 1 200,300", "90 down 2 800,300", "150 up 2 800,300"]),
    Row(
      "what bounces after that is not told",
      [
        "0 down 2 800,300", "10 down 1 200,300", "80 up 1 200,300", "90 move 2 810,300", "95 down 3 200,300",
        "99 move 3 205,300", "120 up 3 205,300", "150 up 2 810,300", "300 wait",
      ],
      [
        "0 down 2 800,300", "10 down 1 200,300", "80 up 1 200,300", "90 move 2 810,300", "150 up 2 810,300",
      ], { $0.bounces = 1 }),
    Row(
      "two thumbs type aba: another finger came down between",
      [
        "0 down 1 200,300", "67 down 2 800,300", "114 up 1 200,300", "134 down 3 200,300", "181 up 2 800,300",
        "201 down 4 800,300", "250 up 3 200,300", "300 up 4 800,300", "400 wait",
      ],
      [
        "0 down 1 200,300", "67 down 2 800,300", "114 up 1 200,300", "134 down 3 200,300", "181 up 2 800,300",
        "201 down 4 800,300", "250 up 3 200,300", "300 up 4 800,300",
      ]),
    Row(
      "two fingers leave in one frame",
      ["0 down 1 200,300", "0 down 2 800,300", "80 up 1 200,300", "80 up 2 800,300", "300 wait"],
      ["0 down 1 200,300", "0 down 2 800,300", "80 up 1 200,300", "80 up 2 800,300"]),
    Row(
      "what is cancelled is told at once", ["0 down 1 200,300", "80 lost 1 200,300"],
      ["0 down 1 200,300", "80 lost 1 200,300"]),
    Row(
      "a bounce that is cancelled", ["0 down 1 200,300", "80 up 1 200,300", "90 down 2 200,300", "99 lost 2 200,300"],
      ["0 down 1 200,300", "90 move 1 200,300", "99 lost 1 200,300"], { $0.bounces = 1 }),
    Row("an end of a contact that nobody knows", ["80 up 9 200,300"], ["80 up 9 200,300"]),
  ]

  @Test(arguments: bounce) func bounces(_ row: Row) { row.check(Self.only { $0.bounce = $1.bounce }) }

  /// While an end is held back nothing that comes after it may happen.
  @Test func timeStandsStillWhileAnEndIsHeldBack() {
    var filters = TouchFilters(
      Self.only { $0.bounce = $1.bounce }, scale: TouchScale(screen: KeySize(width: 1000, height: 600), scale: 1))
    var out = KeyTouchFrame()
    func take(_ time: Int64, _ phase: Contact.Phase) {
      let touch = KeyTouch(id: 1, phase: phase, point: KeyPoint(x: 500, y: 300))
      filters.take(KeyTouchFrame(time: Instant(microseconds: time * 1000), touches: [touch]))
    }
    take(0, .began)
    let begun = filters.next(into: &out)
    #expect(begun && filters.heldSince == nil && filters.deadline == nil)
    take(80, .ended)
    let held = filters.next(into: &out)
    #expect(!held)
    #expect(filters.heldSince?.milliseconds == 80 && filters.deadline?.milliseconds == 105)
    filters.flush()
    let ended = filters.next(into: &out)
    #expect(ended && out.time.milliseconds == 80)
    #expect(filters.heldSince == nil && filters.deadline == nil)
  }

  // MARK: - Jitter

  static let jitter: [Row] = [
    Row(
      "half a millimetre is none, more is",
      [
        "0 down 1 500,300", "10 move 1 505,300", "20 move 1 495,300", "30 move 1 506,300", "40 move 1 508,303",
        "50 up 1 508,303",
      ],
      ["0 down 1 500,300", "30 move 1 506,300", "50 up 1 506,300"]),
    Row(
      "an end further away is told where it is", ["0 down 1 500,300", "50 up 1 520,300"],
      ["0 down 1 500,300", "50 up 1 520,300"]),
    Row(
      "each finger for itself", ["0 down 1 500,300", "0 down 2 504,300", "10 move 1 504,300", "10 move 2 600,300"],
      ["0 down 1 500,300", "0 down 2 504,300", "10 move 2 600,300"]),
  ]

  @Test(arguments: jitter) func trembles(_ row: Row) { row.check(Self.only { $0.jitter = $1.jitter }) }

  // MARK: - Split

  static let split: [Row] = [
    Row(
      "a second contact beside a first is not told",
      ["0 down 1 500,300", "20 down 2 520,300", "30 move 2 522,300", "60 up 2 522,300", "80 up 1 500,300"],
      ["0 down 1 500,300", "80 up 1 500,300"], { $0.splits = 1 }),
    Row(
      "it goes on for the first",
      ["0 down 1 500,300", "20 down 2 520,300", "60 up 1 500,300", "70 move 2 525,300", "80 up 2 525,300"],
      ["0 down 1 500,300", "70 move 1 525,300", "80 up 1 525,300"], { $0.splits = 1 }),
    Row(
      "beyond 3 mm it is another finger",
      ["0 down 1 500,300", "20 down 2 531,300", "60 up 1 500,300", "80 up 2 531,300"],
      ["0 down 1 500,300", "20 down 2 531,300", "60 up 1 500,300", "80 up 2 531,300"]),
    Row(
      "beside one that has been there for longer it is another: two thumbs, or a release that was lost",
      ["0 down 1 500,300", "31 down 2 500,300", "60 up 1 500,300", "90 up 2 500,300"],
      ["0 down 1 500,300", "31 down 2 500,300", "60 up 1 500,300", "90 up 2 500,300"]),
    Row(
      "both are cancelled", ["0 down 1 500,300", "20 down 2 520,300", "60 lost 1 500,300", "60 lost 2 520,300"],
      ["0 down 1 500,300", "60 lost 1 500,300"], { $0.splits = 1 }),
  ]

  @Test(arguments: split) func splits(_ row: Row) { row.check(Self.only { $0.split = $1.split }) }

  // MARK: - Stuck

  static let stuck: [Row] = [
    Row(
      "after a minute a contact is given up",
      ["0 down 1 500,300", "59000 move 1 510,300", "61000 wait", "70000 move 1 520,300", "80000 up 1 520,300"],
      ["0 down 1 500,300", "59000 move 1 510,300", "60000 lost 1 510,300"], { $0.stuck = 1 }),
    Row(
      "each for itself",
      ["0 down 1 500,300", "30000 down 2 100,300", "70000 up 2 100,300", "99000 up 1 500,300"],
      ["0 down 1 500,300", "30000 down 2 100,300", "60000 lost 1 500,300", "70000 up 2 100,300"], { $0.stuck = 1 }),
    Row(
      "an end at that moment comes first", ["0 down 1 500,300", "60000 up 1 500,300"],
      ["0 down 1 500,300", "60000 up 1 500,300"]),
  ]

  @Test(arguments: stuck) func sticks(_ row: Row) { row.check(Self.only { $0.stuck = $1.stuck }) }

  // MARK: - Palm

  static let palm: [Row] = [
    Row(
      "the panel says so", ["0 down 1 500,300 palm", "10 move 1 510,300", "20 up 1 510,300"], [], { $0.palms = 1 }),
    Row(
      "the panel says so later", ["0 down 1 500,300", "10 move 1 510,300 palm", "20 up 1 510,300"],
      ["0 down 1 500,300", "10 lost 1 510,300"], { $0.palms = 1 }),
    Row(
      "larger than a finger",
      ["0 down 9 100,300 size 80", "9 up 9 100,300", "10 down 1 500,300 size 300", "20 up 1 500,300"],
      ["0 down 9 100,300", "9 up 9 100,300"], { $0.palms = 1 }),
    Row(
      "it grows without moving", ["0 down 1 500,300 size 80", "10 move 1 500,300 size 300", "20 up 1 500,300"],
      ["0 down 1 500,300", "10 lost 1 500,300"], { $0.palms = 1 }),
    Row(
      "a thumb in the middle is none", ["0 down 1 500,300 size 250", "9000 up 1 500,300"],
      ["0 down 1 500,300", "9000 up 1 500,300"]),
    Row(
      "as large at the edge it is one",
      ["0 down 1 10,300 size 80", "10 move 1 10,300 size 250", "20 up 1 10,300"],
      ["0 down 1 10,300", "10 lost 1 10,300"], { $0.palms = 1 }),
    Row(
      "a small contact that rests at the edge",
      ["0 down 1 989,300 size 80", "1000 move 1 985,310", "2000 wait", "2100 up 1 985,310"],
      ["0 down 1 989,300", "1000 move 1 985,310", "1500 move 1 985,310 rests", "2100 up 1 985,310"]),
    Row(
      "what rests at the edge may still turn out to be large",
      ["0 down 1 989,300 size 80", "2000 move 1 989,300 size 300", "2100 up 1 989,300"],
      ["0 down 1 989,300", "1500 move 1 989,300 rests", "2000 lost 1 989,300"], { $0.palms = 1 }),
    Row(
      "a tap at the edge is a tap", ["0 down 1 500,599", "1500 up 1 500,599"],
      ["0 down 1 500,599", "1500 up 1 500,599"]),
    Row(
      "a sixth of a key from the edge is not at it, though it is less than 3 mm",
      ["0 down 1 17,300", "5000 up 1 17,300"],
      ["0 down 1 17,300", "5000 up 1 17,300"]),
    Row(
      "what has left the edge may stay, and what came to it",
      [
        "0 down 1 10,300", "10 down 2 500,300", "500 move 1 100,300", "500 move 2 990,300", "9000 up 1 100,300",
        "9000 up 2 990,300",
      ],
      [
        "0 down 1 10,300", "10 down 2 500,300", "500 move 1 100,300", "500 move 2 990,300", "9000 up 1 100,300",
        "9000 up 2 990,300",
      ]),
  ]

  /// A panel that has told one size so far may be one that always does (complaint 36 is why palms are filtered at all).
  static let sizes: [Row] = [
    Row(
      "one size is a finger's", ["0 down 1 500,300 size 300", "80 up 1 500,300"],
      ["0 down 1 500,300", "80 up 1 500,300"]),
    Row(
      "a contact of one size that lasts is a palm",
      ["0 down 1 500,300 size 300", "500 move 1 520,300 size 300", "900 up 1 520,300"],
      ["0 down 1 500,300", "500 move 1 520,300", "500 lost 1 520,300"], { $0.palms = 1 }),
    Row(
      "another size tells that it is one, before that finger types",
      ["0 down 1 500,300 size 300", "100 down 2 200,300 size 80", "180 up 2 200,300", "300 up 1 500,300"],
      ["0 down 1 500,300", "100 lost 1 500,300", "100 down 2 200,300", "180 up 2 200,300"], { $0.palms = 1 }),
    Row(
      "it ends as another size is told",
      ["0 down 1 500,300 size 300", "100 up 1 500,300", "100 down 2 200,300 size 80", "180 up 2 200,300"],
      ["0 down 1 500,300", "100 lost 1 500,300", "100 down 2 200,300", "180 up 2 200,300"], { $0.palms = 1 }),
    Row(
      "three contacts of one size: it means nothing",
      [
        "0 down 1 100,300 size 300", "80 up 1 100,300", "100 down 2 300,300 size 300", "180 up 2 300,300",
        "200 down 3 500,300 size 300", "280 up 3 500,300", "300 down 4 700,300 size 300", "5000 up 4 700,300",
      ],
      [
        "0 down 1 100,300", "80 up 1 100,300", "100 down 2 300,300", "180 up 2 300,300", "200 down 3 500,300",
        "280 up 3 500,300", "300 down 4 700,300", "5000 up 4 700,300",
      ]),
    Row(
      "until another one is told",
      [
        "0 down 1 100,300 size 300", "0 down 2 300,300 size 300", "0 down 3 500,300 size 300", "80 up 1 100,300",
        "80 up 2 300,300", "80 up 3 500,300", "100 down 4 700,300 size 90", "180 up 4 700,300",
        "200 down 5 700,300 size 300", "280 up 5 700,300",
      ],
      [
        "0 down 1 100,300", "0 down 2 300,300", "0 down 3 500,300", "80 up 1 100,300", "80 up 2 300,300",
        "80 up 3 500,300", "100 down 4 700,300", "180 up 4 700,300",
      ], { $0.palms = 1 }),
    Row(
      "the panel's own word always counts", ["0 down 1 500,300 palm size 90", "80 up 1 500,300"], [], { $0.palms = 1 }),
  ]

  @Test(arguments: palm + sizes) func rests(_ row: Row) {
    row.check(
      Self.only {
        $0.palm = $1.palm
        $0.palmEdge = $1.palmEdge
      })
  }

  /// All filters together: a hand that lies down does not move, and still is one.
  static let still: [Row] = [
    Row(
      "it grows", ["0 down 1 500,300 size 80", "60 move 1 501,300 size 300", "400 up 1 501,300"],
      ["0 down 1 500,300", "60 lost 1 500,300"], { $0.palms = 1 }),
    Row(
      "the panel says so", ["0 down 1 500,300", "100 move 1 500,300 palm", "400 up 1 500,300"],
      ["0 down 1 500,300", "100 lost 1 500,300"], { $0.palms = 1 }),
    Row(
      "it rests at the edge", ["0 down 1 5,300", "60 move 1 6,301", "2000 up 1 6,301", "2100 wait"],
      ["0 down 1 5,300", "1500 move 1 5,300 rests", "2000 up 1 5,300"]),
  ]

  @Test(arguments: still) func palmsThatHoldStill(_ row: Row) { row.check(TouchFilterSettings()) }

  // MARK: - For resistive panels

  static let median: [Row] = [
    Row(
      "one wild position of three",
      ["0 down 1 500,300", "10 move 1 502,300", "20 move 1 900,10", "30 move 1 504,302", "40 up 1 504,302"],
      [
        "0 down 1 500,300", "10 move 1 500,300", "20 move 1 502,300", "30 move 1 504,300", "40 up 1 504,300",
      ])
  ]

  @Test(arguments: median) func medians(_ row: Row) { row.check(Self.only { settings, _ in settings.median = 3 }) }

  static let settle: [Row] = [
    Row(
      "a contact begins where it comes to rest",
      ["0 down 1 100,100", "10 move 1 400,250", "20 move 1 495,300", "30 move 1 500,302", "40 up 1 500,302"],
      ["30 down 1 500,302", "40 up 1 500,302"]),
    Row(
      "or after the time", ["0 down 1 100,100", "20 move 1 400,250", "40 move 1 500,300", "60 up 1 500,300"],
      ["30 down 1 400,250", "40 move 1 500,300", "60 up 1 500,300"]),
    Row(
      "a tap of one position is a tap", ["0 down 1 100,100", "10 up 1 100,100"],
      ["10 down 1 100,100", "10 up 1 100,100"]),
    Row("what is cancelled before was never there", ["0 down 1 100,100", "10 lost 1 100,100"], []),
    Row("it does not wait for the next frame", ["0 down 1 100,100", "500 wait"], ["30 down 1 100,100"]),
  ]

  @Test(arguments: settle) func settles(_ row: Row) {
    row.check(Self.only { settings, _ in settings.settle = TouchWindow(time: .milliseconds(30), millimetres: 1) })
  }

  // MARK: - Phantom

  static let phantom: [Row] = [
    Row(
      "a contact that never tells where it is", ["0 down 1 unknown 0,0", "30 up 1 unknown 0,0"], [], { $0.phantoms = 1 }
    ),
    Row(
      "one that tells it later begins then", ["0 down 1 unknown 0,0", "10 move 1 500,300", "30 up 1 500,300"],
      ["10 down 1 500,300", "30 up 1 500,300"]),
    Row(
      "a second tap on one pixel is a tap",
      ["0 down 1 500,300", "30 up 1 500,300", "60 down 2 kept 500,300", "90 up 2 kept 500,300"],
      ["0 down 1 500,300", "30 up 1 500,300", "60 down 2 500,300", "90 up 2 500,300"]),
  ]

  @Test(arguments: phantom) func phantoms(_ row: Row) { row.check(.off) }

  static let strictPhantom: [Row] = [
    Row(
      "soon after another a contact without a position of its own is none",
      [
        "0 down 1 500,300", "30 up 1 500,300", "60 down 2 kept 500,300", "90 up 2 kept 500,300",
        "200 down 3 kept 500,300", "230 up 3 kept 500,300",
      ],
      ["0 down 1 500,300", "30 up 1 500,300", "200 down 3 500,300", "230 up 3 500,300"], { $0.phantoms = 1 })
  ]

  @Test(arguments: strictPhantom) func strictPhantoms(_ row: Row) {
    row.check(Self.only { settings, _ in settings.phantom = .milliseconds(100) })
  }
}
