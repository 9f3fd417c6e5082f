// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is compiled the same way: warnings are errors, unsafe code is marked where it stands.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: testData[name] ?? [], swiftSettings: strict)
}

/// Folders of test data beside the sources of a test target; they are read from the source tree.
let testData: [String: [String]] = [
  "DisplayTests": ["Golden"],
  "KeymapTests": ["Golden"],
  "KeypaneAppTests": ["Golden", "Recordings", "Sessions"],
  "LanguageTests": ["Golden"],
  "SystemBusTests": ["Mocks"],
  "TraitsTests": ["Golden"],
]

let package = Package(
  name: "keypane",
  products: [
    .executable(name: "keypane", targets: ["keypane"]),
    .executable(name: "keypane-bench", targets: ["Benchmarks"]),
    .executable(name: "keypane-build-emoji", targets: ["BuildEmoji"]),
  ],
  targets: [
    // C libraries of Debian.
    .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CHangul", pkgConfig: "libhangul", providers: [.apt(["libhangul-dev"])]),
    .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(name: "CPSL", pkgConfig: "libpsl", providers: [.apt(["libpsl-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    // Without pkgConfig: sdl2.pc carries a flag that SwiftPM refuses.
    .systemLibrary(
      name: "CSDL",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev", "libxext-dev", "libxrandr-dev"])]),
    .systemLibrary(name: "CUdev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
    .target(name: "CLinux"),
    // What a display says of keyboards, in C because the headers of xkbcommon belong to CXKBCommon.
    .target(
      name: "CXCBKeyboard",
      linkerSettings: ["Xau", "xcb", "xcb-xinput", "xcb-xkb", "xkbcommon", "xkbcommon-x11"].map { .linkedLibrary($0) }),
    .target(name: "CWaylandKeyboard", linkerSettings: [.linkedLibrary("wayland-client")]),

    // The pure centre.
    module("KeyboardCore"),

    // Edges and pure readers.
    module("Posix", ["CLinux", "KeyboardCore"]),
    module("Recording", ["KeyboardCore", "CYAML"]),
    module("LayoutFormat", ["KeyboardCore", "CExpat", "CICU"]),
    module("Hangul", ["KeyboardCore", "CHangul"]),
    module("Forms", ["KeyboardCore"]),
    module("Locales", ["KeyboardCore", "Forms", "CICU"]),
    module("HTMLForms", ["KeyboardCore", "Forms", "CXML"]),
    module("Evdev", ["KeyboardCore", "Posix", "CEvdev", "CUdev"]),
    module("Keymap", ["KeyboardCore", "CXKBCommon"]),
    module("KeymapSource", ["KeyboardCore", "Keymap", "Posix", "CXCBKeyboard", "CWaylandKeyboard"]),
    module("Display", ["KeyboardCore", "Posix", "Forms", "CSDL"]),
    module("FieldFeed", ["KeyboardCore", "Posix", "Forms"]),
    module("Vault", ["KeyboardCore", "Posix", "CSodium"]),
    module("ContactCards", ["KeyboardCore", "Forms", "Posix", "CPSL", "CICU"]),
    module("SystemBus", ["KeyboardCore", "Posix", "CSystemd"]),
    module("Speech", ["KeyboardCore", "Posix"]),

    // The program.
    module(
      "KeypaneApp",
      [
        "KeyboardCore", "Posix", "Recording", "LayoutFormat", "Locales", "Forms", "Evdev", "Keymap", "KeymapSource",
        "Display", "FieldFeed", "HTMLForms", "Hangul", "CCrypt", "Vault", "ContactCards", "SystemBus", "Speech",
      ]),
    .executableTarget(name: "keypane", dependencies: ["KeypaneApp", "Posix"], swiftSettings: strict),
    .executableTarget(name: "BuildEmoji", dependencies: ["Posix", "CExpat"], swiftSettings: strict),
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "KeypaneApp", "KeyboardCore", "Recording", "Keymap", "Display", "FieldFeed", "Posix", "Vault",
        "CAllocationCounter",
      ],
      exclude: ["BareWindow"], swiftSettings: strict),

    .target(name: "TestSupport", dependencies: ["Posix"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("KeyboardCoreTests", ["TestSupport", "KeyboardCore"]),
    tests("EditingTests", ["TestSupport", "KeyboardCore", "Locales"]),
    tests("TouchTests", ["TestSupport", "KeyboardCore", "Recording", "Posix"]),
    tests("TouchModelTests", ["TestSupport", "KeypaneApp", "KeyboardCore", "Forms", "Posix"]),
    tests("AutoFillTests", ["KeyboardCore"]),
    tests("EmojiTests", ["KeyboardCore", "Posix"]),
    tests("RecordingTests", ["Recording", "KeyboardCore"]),
    tests("LayoutFormatTests", ["TestSupport", "LayoutFormat", "KeyboardCore"]),
    tests("LanguageTests", ["TestSupport", "LayoutFormat", "Locales", "KeyboardCore"]),
    tests("TraitsTests", ["KeyboardCore", "Locales"]),
    tests("FormsTests", ["TestSupport", "Forms", "KeyboardCore", "Locales"]),
    tests("VocabularyTests", ["KeypaneApp", "KeyboardCore", "Forms", "Posix"]),
    tests("CompositionTests", ["TestSupport", "Hangul", "LayoutFormat", "KeyboardCore"]),
    tests("LintTests", ["TestSupport", "Forms", "HTMLForms", "KeypaneApp", "KeyboardCore", "Posix"]),
    tests("SpeechTests", ["Speech", "KeyboardCore", "Posix"]),
    tests("PosixTests", ["TestSupport", "Posix", "KeyboardCore"]),
    tests("VaultTests", ["TestSupport", "Vault", "KeyboardCore", "Posix"]),
    tests("SystemBusTests", ["TestSupport", "SystemBus", "KeyboardCore", "Posix"]),
    tests("CodesTests", ["TestSupport", "KeyboardCore", "Forms", "Posix"]),
    tests("PasswordTests", ["TestSupport", "KeyboardCore", "Forms", "Posix", "KeypaneApp"]),
    tests("ContactCardsTests", ["TestSupport", "ContactCards", "KeyboardCore", "Posix"]),
    tests("EvdevTests", ["TestSupport", "Evdev", "CEvdev", "KeyboardCore", "Posix"]),
    tests("PolicyTests", ["TestSupport", "KeypaneApp", "KeyboardCore", "Keymap", "Posix"]),
    tests("KeymapTests", ["TestSupport", "Keymap", "KeypaneApp", "KeyboardCore", "Posix"]),
    tests("KeymapSourceTests", ["TestSupport", "KeymapSource", "Keymap", "KeyboardCore", "Posix"]),
    tests("DisplayTests", ["TestSupport", "Display", "LayoutFormat", "Forms", "KeyboardCore", "KeypaneApp", "Posix"]),
    tests("FieldFeedTests", ["TestSupport", "FieldFeed", "KeyboardCore", "Posix"]),
    tests(
      "KeypaneAppTests",
      [
        "TestSupport", "KeypaneApp", "KeyboardCore", "Recording", "LayoutFormat", "Locales", "Forms", "Keymap", "Posix",
        "Evdev", "FieldFeed", "Display", "Vault",
      ]),
  ]
)
