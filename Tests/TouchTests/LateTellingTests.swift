import KeyboardCore
import Testing

/// What panels tell too late or never, each filter by itself; see `FilterScript` for the words.
@Suite("Touches that are told late") struct LateTellingTests {
  typealias Row = FilterTests.Row

  static let silence: [Row] = [
    Row(
      "a contact whose end nobody tells ends when it has been silent",
      ["0 down 1 untold 500,300", "16 move 1 untold 500,300", "32 move 1 untold 500,300", "1000 wait"],
      ["0 down 1 500,300", "16 move 1 500,300", "32 move 1 500,300", "132 up 1 500,300"]),
    Row(
      "what is told of it after that is nothing",
      ["0 down 1 untold 500,300", "200 up 1 untold 500,300", "200 down 2 untold 100,300", "280 up 2 untold 100,300"],
      ["0 down 1 500,300", "100 up 1 500,300", "200 down 2 100,300", "280 up 2 100,300"]),
    Row(
      "the panel tells ends after all", ["0 down 1 untold 500,300", "16 move 1 500,300", "900 up 1 500,300"],
      ["0 down 1 500,300", "16 move 1 500,300", "900 up 1 500,300"]),
  ]

  @Test(arguments: silence) func silent(_ row: Row) { row.check(.off) }

  static let late: [Row] = [
    Row(
      "the position comes a frame after the contact",
      ["0 down 1 pending 500,300", "8 move 1 100,200", "80 up 1 100,200"], ["8 down 1 100,200", "80 up 1 100,200"]),
    Row(
      "none comes: it is where the one before was", ["0 down 1 pending 500,300", "30 up 1 500,300"],
      ["30 down 1 500,300", "30 up 1 500,300"]),
    Row(
      "none comes, and it is held", ["0 down 1 pending 500,300", "900 up 1 500,300"],
      ["40 down 1 500,300", "900 up 1 500,300"]),
    Row("what is lost meanwhile was never there", ["0 down 1 pending 500,300", "8 lost 1 500,300"], []),
  ]

  @Test(arguments: late) func places(_ row: Row) { row.check(.off) }

  /// A beginning that was held back is judged by the panel's own time.
  @Test(arguments: [
    (
      [
        "0 down 1 500,300", "80 up 1 500,300", "110 down 2 505,300", "118 move 2 505,300", "170 up 2 505,300",
        "300 wait",
      ],
      ["30 down 1 500,300", "80 up 1 500,300", "118 down 2 505,300", "170 up 2 505,300"], 0
    ),
    (
      [
        "0 down 1 500,300", "80 up 1 500,300", "100 down 2 505,300", "118 move 2 505,300", "170 up 2 505,300",
        "300 wait",
      ],
      ["30 down 1 500,300", "80 up 1 500,300"], 1
    ),
    (
      [
        "0 down 1 500,300", "70 down 2 505,300", "80 up 1 500,300", "88 move 2 505,300", "170 up 2 505,300", "300 wait",
      ],
      ["30 down 1 500,300", "80 up 1 500,300", "88 down 2 505,300", "170 up 2 505,300"], 0
    ),
  ]) func aSettledContactBounces(_ script: [String], _ told: [String], _ bounces: Int) {
    Row("settle", script, told, { $0.bounces = bounces }).check(
      FilterTests.only {
        $0.bounce = $1.bounce
        $0.settle = TouchWindow(time: .milliseconds(30), millimetres: 1)
      })
  }

  /// What may be a bounce must not wait, or it comes too late to be one.
  @Test func aBounceDoesNotWait() {
    Row(
      "bounce",
      ["0 down 1 500,300", "80 up 1 500,300", "100 down 2 pending 500,300", "160 up 2 500,300", "300 wait"],
      ["0 down 1 500,300", "100 move 1 500,300", "160 up 1 500,300"], { $0.bounces = 1 }
    ).check(FilterTests.only { $0.bounce = $1.bounce })
  }
}
