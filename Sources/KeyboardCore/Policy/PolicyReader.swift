/// What is wrong in a policy file.
public struct PolicyMistake: Sendable, Hashable {
  /// Counted from 1.
  public var line: Int
  /// What is wrong, and what was probably meant.
  public var sentence: String
}

/// Reads policy files. Any bytes may be given; every mistake is told with its line.
///
/// A line is `allow KEYS`, `deny KEYS` or `staff`; below `staff` the lines are for staff alone, and `corner`, `hold`,
/// `time` and `pin` are among them. `#` begins a comment.
public struct PolicyReader {
  /// What a file says; where it has mistakes, what is right of it.
  public private(set) var policy = KeyPolicy.standard
  /// In the order of their lines.
  public private(set) var mistakes: [PolicyMistake] = []
  private var line = 0
  /// The line that begins the staff's part.
  private var staffLine: Int?
  private var staff = StaffPolicy(pinHash: "")
  /// Which of the staff's settings have been made.
  private var settings: Set<String> = []

  /// Larger files are none of people.
  public static let largest = 1 << 16
  /// How long a finger is held in the corner.
  static let holds = Interval.milliseconds(1000)...Interval.milliseconds(60_000)
  /// How long staff have more keys: up to a shift of eight hours.
  static let times = Interval.milliseconds(10_000)...Interval.milliseconds(8 * 3_600_000)

  /// Reads a whole file: it adds to the standard policy and takes from it.
  public init(_ given: [UInt8]) {
    // The mark that Windows' editors put before a text in UTF-8 is no part of it.
    let bytes = given.starts(with: [0xef, 0xbb, 0xbf]) ? given[3...] : given[...]
    for raw in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
      line += 1
      let bytes = raw.last == 0x0d ? raw.dropLast() : raw
      guard let text = String(validating: bytes, as: UTF8.self) else {
        mistake("the text is not valid UTF-8")
        continue
      }
      read(Self.words(text))
    }
    guard let staffLine else { return }
    if staff.pinHash.isEmpty, !mistakes.contains(where: { $0.line > staffLine }) {
      mistakes.append(
        PolicyMistake(
          line: staffLine, sentence: "staff needs a PIN: a line pin HASH; keypane policy pin makes the line"))
    }
    policy.staff = staff
  }

  /// What blanks part, up to a comment.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if word.first == "#" { break }
      words.append(String(word))
    }
    return words
  }

  private mutating func mistake(_ sentence: String) {
    mistakes.append(PolicyMistake(line: line, sentence: sentence))
  }

  private static let everywhere = ["allow", "deny", "staff"]
  private static let forStaff = ["corner", "hold", "time", "pin"]

  private mutating func read(_ words: [String]) {
    guard let word = words.first else { return }
    let rest = Array(words.dropFirst())
    switch word {
    case "allow", "deny":
      if rest.isEmpty { return mistake("\(word) needs keys: \(word) characters ctrl+c") }
      for key in rest { readRule(key, isAllowed: word == "allow") }
    case "staff":
      if let staffLine { return mistake("the staff's part has begun in line \(staffLine) already") }
      if !rest.isEmpty { return mistake("staff stands alone; what is for staff follows on the next lines") }
      staffLine = line
    case "corner", "hold", "time", "pin":
      guard staffLine != nil else { return mistake("\(word) is for staff: it follows a line staff") }
      if !settings.insert(word).inserted { return mistake("a second \(word)") }
      guard rest.count == 1 else { return mistake("\(word) needs one word, and has \(rest.count)") }
      set(word, to: rest[0])
    default:
      let known = Self.everywhere + Self.forStaff
      let hint = TraitNames.didYouMean(word, among: known).map { "; did you mean \($0)?" }
      mistake("“\(Self.short(word))” is not known\(hint ?? " (known: \(known.joined(separator: ", ")))")")
    }
  }

  // MARK: - Keys

  private mutating func readRule(_ word: String, isAllowed: Bool) {
    var modifiers: ChordModifiers = []
    // The plus sign is a key, too.
    let isPlus = word == "+" || word.hasSuffix("++")
    var parts = (isPlus ? String(word.dropLast()) : word)
      .split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if isPlus {
      if parts.last == "" { parts.removeLast() }
      parts.append("+")
    }
    for part in parts.dropLast() {
      guard let modifier = PolicyNames.modifier(part) else {
        let names = ChordModifiers.named.map(\.name)
        let hint = TraitNames.didYouMean(part, among: names).map { "did you mean \($0)?" }
        return mistake(
          "“\(Self.short(part))” in “\(Self.short(word))” is no modifier; "
            + (hint ?? "there are \(names.joined(separator: ", "))"))
      }
      modifiers.formUnion(modifier)
    }
    guard let last = parts.last, let keys = PolicyNames.pattern(last) else {
      let last = parts.last ?? ""
      let hint = PolicyNames.nearest(last).map { "did you mean \($0)?" }
      return mistake(
        "no key is called “\(Self.short(last))”; " + (hint ?? "see keypane policy --help for the names of keys"))
    }
    let rule = PolicyRule(isAllowed, keys, with: modifiers)
    if staffLine == nil { policy.rules.append(rule) } else { staff.rules.append(rule) }
  }

  // MARK: - Staff

  private mutating func set(_ setting: String, to word: String) {
    switch setting {
    case "corner":
      guard let corner = ScreenCorner(rawValue: word) else {
        let names = ScreenCorner.allCases.map(\.rawValue)
        let hint = TraitNames.didYouMean(word, among: names).map { "did you mean \($0)?" }
        return mistake(
          "“\(Self.short(word))” is no corner; \(hint ?? "there are \(names.joined(separator: ", "))")")
      }
      staff.corner = corner
    case "hold": if let time = time(word, in: Self.holds, "1s to 60s") { staff.hold = time }
    case "time": if let time = time(word, in: Self.times, "10s to 8h") { staff.time = time }
    default:
      do { try PINHashForm.check(word) } catch {
        switch error {
        case .unknown: return mistake("that is no hash of a PIN; keypane policy pin makes one")
        case .tooDear(let most):
          return mistake(
            "that hash takes too long to check, more than \(most), and people wait; keypane policy pin makes one")
        }
      }
      staff.pinHash = word
    }
  }

  private mutating func time(_ word: String, in range: ClosedRange<Interval>, _ words: String) -> Interval? {
    let number = word.prefix { $0.isASCII && $0.isNumber }
    let factors: [(unit: String, milliseconds: Int64)] = [("s", 1000), ("min", 60_000), ("h", 3_600_000)]
    if let factor = factors.first(where: { $0.unit == word.dropFirst(number.count) }), number.count <= 6,
      let count = Int64(number)
    {
      let time = Interval.milliseconds(count * factor.milliseconds)
      if range.contains(time) { return time }
    }
    mistake("“\(Self.short(word))” is not a time from \(words), such as 5s, 10min or 1h")
    return nil
  }

  /// A word as it can be shown in a line.
  private static func short(_ word: String) -> String {
    let shown = word.unicodeScalars.prefix(40).map { $0.value < 0x20 || $0.value == 0x7f ? "?" : String($0) }.joined()
    return shown.unicodeScalars.count < word.unicodeScalars.count ? shown + "…" : shown
  }
}
