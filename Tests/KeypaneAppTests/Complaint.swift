import Testing

/// What people complain of in other keyboards, by the number that it has in our list, and what holds here instead.
struct Complaint: Sendable, CustomTestStringConvertible {
  let number: Int
  /// What Keypane does, in a sentence.
  let promise: String
  /// The tests that prove it: paths below Tests, each of which names the complaint.
  let tests: [String]
  /// The part of it that no test of ours can prove, and why; nil: there is none.
  var elsewhere: String?

  var testDescription: String { "complaint \(number): \(promise)" }

  /// Those of keymaps (18 to 23), of the keyboard as the system sees it (24 to 28), of keys and touches (29 to 35), of
  /// places and sizes (36 to 40), of kinds of fields (41 to 47), and of secrets and kiosks (51 to 55).
  static let all: [Complaint] = [
    Complaint(
      number: 18, promise: "On a British machine quotation mark and at sign are what their keys say.",
      tests: ["KeymapTests/ForeignKeymapTests.swift", "KeymapTests/InventoryTests.swift"]),
    Complaint(
      number: 19, promise: "Letters come out as letters where the machine has them on other keys.",
      tests: ["KeymapTests/ForeignKeymapTests.swift"]),
    Complaint(
      number: 20, promise: "No character comes out as another one, on none of twenty keymaps.",
      tests: ["KeymapTests/InventoryTests.swift"]),
    Complaint(
      number: 21, promise: "The keymap is that of our own device, on X, on Wayland and in sway, else the machine's.",
      tests: [
        "KeymapSourceTests/KeyboardDefaultsTests.swift", "Window/cases/keymap-wayland.sh",
        "Kernel/cases/keymap-sway.sh",
      ]),
    Complaint(
      number: 22, promise: "Accents come out by dead keys; what no key has is never typed as something else.",
      tests: ["KeymapTests/ForeignKeymapTests.swift"]),
    Complaint(
      number: 23, promise: "The keymap is read, and nothing falls back to Ctrl, Shift and U.",
      tests: ["KeymapTests/ForeignKeymapTests.swift", "KeymapTests/InventoryTests.swift"]),
    Complaint(
      number: 24, promise: "A compositor takes the keyboard for one.",
      tests: ["EvdevTests/KeyboardClassTests.swift"]),
    Complaint(
      number: 25, promise: "It has all keys that udev wants of a keyboard, and not so many that udev hears nothing.",
      tests: ["EvdevTests/KeyboardClassTests.swift"]),
    Complaint(
      number: 26, promise: "It is set up as the kernel wants it today.", tests: ["EvdevTests/KernelTests.swift"]),
    Complaint(
      number: 27, promise: "Keys are real key presses, and typing leaves the focus where it is.",
      tests: ["EvdevTests/KeyboardClassTests.swift", "Window/cases/types.sh"]),
    Complaint(
      number: 28, promise: "The first keys arrive without a sleep, and insertions at the pace that readers can follow.",
      tests: [
        "KeyboardCoreTests/StrokePacingTests.swift", "EvdevTests/ReaderNoticeTests.swift",
        "KeypaneAppTests/StrokeOutputTests.swift",
      ]),
    Complaint(
      number: 29, promise: "One tap is one letter, from the first one on.",
      tests: [
        sessions("panels/tap-is-one-letter"), sessions("keys/many-taps"), "TouchTests/FilterTests.swift",
        sessions("complaints/29-a-tap-on-a-panel-that-trembles"), "KeypaneAppTests/SharedPanelReplayTests.swift",
      ]),
    Complaint(
      number: 30, promise: "A touch and the mouse that the panel or the display makes of it are one contact.",
      tests: ["TouchTests/FilterTests.swift", "KeypaneAppTests/ComplaintTests.swift"]),
    Complaint(
      number: 31, promise: "Repeats go on under a broad finger, and can be switched off.",
      tests: [
        sessions("complaints/31-repeats-under-a-broad-finger"), sessions("complaints/31-repeats-are-switched-off"),
        sessions("complaints/31-a-held-letter-does-not-repeat"), "KeyboardCoreTests/SettingsTests.swift",
      ]),
    Complaint(
      number: 32, promise: "Delete stops with the finger, whatever happens to the finger, the field or the panel.",
      tests: [
        sessions("delete/stops-at-the-release"), sessions("delete/hide-under-it"),
        sessions("complaints/32-another-field-under-delete"), sessions("panels/lost-release-of-delete"),
        sessions("languages/globe-under-a-repeating-delete"), sessions("emoji/search-under-a-held-delete"),
      ]),
    Complaint(
      number: 33, promise: "Ctrl and Alt are for one key; shift and caps lock are seen on the keys at once.",
      tests: [
        sessions("keys/control-is-let-go"), sessions("keys/control-and-alt"),
        sessions("complaints/33-control-stays-no-longer-than-a-chord"),
        sessions("delete/with-control-and-another-finger"), sessions("delete/control-tapped-meanwhile"),
        "KeypaneAppTests/ComplaintTests.swift",
      ]),
    Complaint(
      number: 34, promise: "Thumbs that overlap lose no key and keep their order, from one keyboard to the next, too.",
      tests: [
        sessions("rollover/two-thumbs-at-speed"), sessions("rollover/second-thumb-first-up"),
        sessions("rollover/two-thumbs-uneven"), sessions("rollover/two-thumbs-the-same-letter-again"),
        sessions("rollover/return-that-waited-for-the-letter"), sessions("languages/globe-rolls-into-a-letter"),
        sessions("complaints/34-second-thumb-on-every-plane"), sessions("emoji/two-thumbs"),
        "KeypaneAppTests/RolloverTests.swift",
      ]),
    Complaint(
      number: 35, promise: "The key that was pressed is typed, not the one that the finger rolled onto.",
      tests: [
        sessions("keys/leaves-on-the-neighbour"), sessions("keys/jitter-on-an-edge"),
        "KeyboardCoreTests/SettingsTests.swift",
      ]),
    Complaint(
      number: 36, promise: "Keys are as large as thumbs on every screen, and an option makes them larger or smaller.",
      tests: ["KeypaneAppTests/PlacementTests.swift"]),
    Complaint(
      number: 37, promise: "Turned by any quarter, keys are where they are seen, and none beyond the screen.",
      tests: [
        sessions("panels/turned-by-90"), sessions("panels/calibrated"), "TouchTests/PanelMatrixTests.swift",
        "KeypaneAppTests/ComplaintTests.swift",
      ]),
    Complaint(
      number: 38, promise: "Touches turn with the picture.",
      tests: [sessions("panels/turned-by-90"), sessions("panels/turned-by-270"), "TouchTests/PanelMatrixTests.swift"]),
    Complaint(
      number: 39, promise: "The keyboard is on the screen that it was put on.", tests: ["Window/cases/monitor.sh"]),
    Complaint(
      number: 40, promise: "A panel that was away is read again, and nothing of before is held.",
      tests: [
        sessions("panels/unplug-and-plug"), sessions("panels/unplug-under-a-finger"),
        sessions("complaints/40-types-after-the-panel-slept"), "EvdevTests/ReplugTests.swift",
      ],
      elsewhere: "A driver that no longer sends anything cannot be woken from here."),
    Complaint(
      number: 41, promise: "Where digits are asked for, digits are shown first.",
      tests: [
        sessions("fields/number-pad-at-once"), sessions("complaints/41-digits-where-the-purpose-says-so"),
        sessions("complaints/41-digits-of-a-secret-purpose"),
      ]),
    Complaint(
      number: 42, promise: "A field has its own keyboard at the first focus and at every one after it.",
      tests: [sessions("complaints/42-digits-at-every-focus"), sessions("planes/next-field-opens-on-its-own")]),
    Complaint(
      number: 43, promise: "A PIN has large digits, and is sent by the return key alone.",
      tests: [
        sessions("fields/pin"), sessions("complaints/43-a-pin-is-not-sent-by-a-slip"),
        sessions("complaints/43-a-pin-is-sent-once"), "KeypaneAppTests/ComplaintTests.swift",
      ]),
    Complaint(
      number: 44, promise: "Pads have a key that goes on.",
      tests: [
        sessions("fields/pad-has-a-done-key"), sessions("complaints/44-every-pad-has-a-way-on"),
        "CommandLine/cases/resolve.txt",
      ]),
    Complaint(
      number: 45, promise: "User names and addresses begin with small letters.",
      tests: [
        sessions("fields/user-name-is-not-capitalised"), sessions("fields/email-is-not-capitalised"),
        "EditingTests/AutoCapitalsTests.swift",
      ]),
    Complaint(
      number: 46, promise: "In an e-mail field keys act where the cursor stands.",
      tests: [
        sessions("complaints/46-the-caret-stays-in-an-email-field"),
        sessions("complaints/46-the-caret-moved-by-arrows"),
      ],
      elsewhere: "A browser that refuses to tell a page where the cursor is has no say in keys that it receives."),
    Complaint(
      number: 47, promise: "An e-mail address is typed on one plane.",
      tests: [
        sessions("complaints/47-an-address-from-start-to-end"), sessions("fields/email-is-not-capitalised"),
      ]),
    Complaint(
      number: 51, promise: "Nobody sees which key of a secret is pressed.",
      tests: [
        "KeyboardCoreTests/SecureKeysTests.swift", sessions("fields/secret-long-press"),
        sessions("complaints/51-a-secret-shows-no-key"), sessions("secret/no-alternates"),
      ]),
    Complaint(
      number: 52, promise: "The digits of a PIN may stand in another order each time.",
      tests: ["KeyboardCoreTests/ShuffledPadTests.swift", sessions("complaints/52-digits-in-another-order")]),
    Complaint(
      number: 53, promise: "Of a secret nothing is learnt and nothing foretold.",
      tests: ["CommandLine/cases/resolve.txt"]),
    Complaint(
      number: 54,
      promise: "No key that leads out of a kiosk leaves, unless root allows it or staff have typed their PIN.",
      tests: [
        "KeypaneAppTests/ComplaintTests.swift", "PolicyTests/KeyGateTests.swift", "PolicyTests/KeyRightsTests.swift",
        sessions("complaints/54-only-with-extra-keys"), sessions("policy/a-chord-that-is-refused"),
        sessions("policy/staff-way-out"), "CommandLine/cases/policy.txt",
      ],
      elsewhere: "Keys of real keyboards are the window system's to block."),
    Complaint(
      number: 55,
      promise: "No keyboard is shown while a real one is plugged in, where that is wanted, or in a scanner's field.",
      tests: [
        "EvdevTests/HardwareKeyboardTests.swift", "CommandLine/cases/keyboard.txt",
        "CommandLine/cases/vocabulary.txt",
      ],
      elsewhere: "A scanner that calls itself a keyboard, of a maker that nobody knows, needs a rule of udev's."),
  ]

  private static func sessions(_ name: String) -> String { "KeypaneAppTests/Sessions/\(name).session" }
}
