import KeyboardCore
import Testing

/// Every panel times every touch test times every mounting.
///
/// Complaints 34, 37 and 38: two thumbs, and touches that turn with the picture; complaints 29 to 32: lost and stuck
/// contacts.
@Suite("Panel matrix") struct PanelMatrixTests {
  static let tests: [TouchTest] = [
    TouchTest(name: "tap", script: ["down 1 30,40", "up 1"], told: ["began 1 at 30,40", "ended 1 at 30,40"]),
    TouchTest(
      name: "tap in every corner",
      script: ["down 1 0,0", "up 1", "down 1 100,0", "up 1", "down 1 0,100", "up 1", "down 1 100,100", "up 1"],
      told: [
        "began 1 at 0,0", "ended 1 at 0,0", "began 2 at 100,0", "ended 2 at 100,0", "began 3 at 0,100",
        "ended 3 at 0,100", "began 4 at 100,100", "ended 4 at 100,100",
      ]),
    TouchTest(
      name: "double tap on one place", script: ["down 1 30,40", "up 1", "down 1 30,40", "up 1"],
      told: ["began 1 at 30,40", "ended 1 at 30,40", "began 2 at 30,40", "ended 2 at 30,40"]),
    TouchTest(
      name: "drag", script: ["down 1 20,50", "move 1 30,50", "move 1 30,60", "move 1 35,65", "up 1"],
      told: [
        "began 1 at 20,50", "moved 1 at 30,50", "moved 1 at 30,60", "moved 1 at 35,65", "ended 1 at 35,65",
      ]),
    TouchTest(
      name: "two thumbs", script: ["down 1 20,70", "down 2 80,70", "up 1", "up 2"],
      told: ["began 1 at 20,70", "began 2 at 80,70", "ended 1 at 20,70", "ended 2 at 80,70"],
      others: [
        .listed: [
          "began 1 at 20,70", "moved 1 at 20,70; began 2 at 80,70", "ended 1 at 20,70; moved 2 at 80,70",
          "ended 2 at 80,70",
        ]
      ],
      // Only BTN_TOUCH tells that fingers have left.
      withoutIDs: ["began 1 at 20,70", "began 2 at 80,70", "ended 1 at 20,70; ended 2 at 80,70"], fingers: 2),
    TouchTest(
      name: "five fingers",
      script: [
        "down 1 10,20 + down 2 30,20 + down 3 50,20 + down 4 70,20 + down 5 90,20",
        "up 1 + up 2 + up 3 + up 4 + up 5",
      ],
      told: [
        "began 1 at 10,20; began 2 at 30,20; began 3 at 50,20; began 4 at 70,20; began 5 at 90,20",
        "ended 1 at 10,20; ended 2 at 30,20; ended 3 at 50,20; ended 4 at 70,20; ended 5 at 90,20",
      ], fingers: 5),
    TouchTest(
      name: "slot reuse", script: ["down 1 20,30", "up 1 + down 2 80,60", "up 2"],
      told: ["began 1 at 20,30", "ended 1 at 20,30; began 2 at 80,60", "ended 2 at 80,60"],
      // One contact cannot leave and come back between two frames: the finger has moved.
      others: [.single: ["began 1 at 20,30", "moved 1 at 80,60", "ended 1 at 80,60"]],
      withoutIDs: ["began 1 at 20,30", "moved 1 at 80,60", "ended 1 at 80,60"]),
    TouchTest(
      name: "lost release", script: ["down 1 20,30", "lose 1", "down 2 80,60", "up 2", "down 3 50,50", "up 3"],
      // The next touch lands in another slot; BTN_TOUCH 0 says that nothing is left.
      told: [
        "began 1 at 20,30", "began 2 at 80,60", "ended 2 at 80,60; ended 1 at 20,30", "began 3 at 50,50",
        "ended 3 at 50,50",
      ],
      others: [
        .single: ["began 1 at 20,30", "moved 1 at 80,60", "ended 1 at 80,60", "began 2 at 50,50", "ended 2 at 50,50"],
        .listed: [
          "began 1 at 20,30", "ended 1 at 20,30; began 2 at 80,60", "ended 2 at 80,60", "began 3 at 50,50",
          "ended 3 at 50,50",
        ],
      ],
      withoutButton: [
        "began 1 at 20,30", "began 2 at 80,60", "ended 2 at 80,60", "ended 1 at 20,30; began 3 at 50,50",
        "ended 3 at 50,50",
      ],
      // The kernel does not send the id that the slot still has: the contact has moved.
      withOneID: [
        "began 1 at 20,30", "began 2 at 80,60", "ended 2 at 80,60", "moved 1 at 50,50", "ended 1 at 50,50",
      ],
      withoutIDs: [
        "began 1 at 20,30", "began 2 at 80,60", "ended 1 at 20,30; ended 2 at 80,60", "began 3 at 50,50",
        "ended 3 at 50,50",
      ], fingers: 2),
    TouchTest(
      name: "SYN_DROPPED in the middle", script: ["down 1 20,30", "dropped up 1", "down 2 80,60", "up 2"],
      told: ["began 1 at 20,30", "cancelled 1 at 20,30", "began 2 at 80,60", "ended 2 at 80,60"]),
    TouchTest(
      name: "unplug with a finger down", script: ["down 1 20,30", "unplug"],
      told: ["began 1 at 20,30", "cancelled 1 at 20,30"]),
  ]

  @Test("made-up panels", arguments: MadeUpPanels.all, tests)
  func madeUp(_ sample: PanelSample, _ test: TouchTest) throws {
    try check(sample, test)
  }

  @Test(
    "real panels", .enabled(if: SharedPanels.exists, "no \(SharedPanels.missing)"), arguments: SharedPanels.all, tests)
  func real(_ sample: PanelSample, _ test: TouchTest) throws {
    try check(sample, test)
  }

  private func check(_ sample: PanelSample, _ test: TouchTest) throws {
    guard try sample.fingers >= test.fingers else { return }
    for rotation in Rotation.allCases {
      #expect(try test.run(sample, rotation) == test.expected(of: sample), "turned \(rotation.rawValue)")
    }
  }

  /// The description of every file is one that a tracker can be made of.
  @Test(.enabled(if: SharedPanels.exists, "no \(SharedPanels.missing)")) func everyDescriptionIsAPanel() throws {
    #expect(SharedPanels.all.count >= 40)
  }
}
