/// Groups telephone numbers as they are typed, and finds them in messages.
enum TelephoneReader {
  /// Digits of the longest number, ITU E.164.
  private static let longest = 15
  /// Kept of one message.
  private static let limit = 8

  private struct Word: OptionSet, Sendable {
    let rawValue: UInt8
    static let telephone = Word(rawValue: 1)
  }

  private static let words: FoldedWords<Word> = FoldedWords([
    (
      "^tel ^phone =call =mobile =cell =ring =text =fax ^handy ^anruf ^appel ^portable ^movil ^llam ^chiam ^cellulare ^ligue "
        + "^bel =mobil ^puh ^soita ^dzwon ^zadzwon ^volejte ^volajte ^hivja ^suna ^nazov ^arayin ^sima =goi =dien_thoai =hringdu "
        + "^τηλ ^καλεσ ^звон ^позвон ^дзвон ^обад ^позов هاتف اتصل تلفن תלפון טלפון חייג ^फोन ^फ़ोन ^कॉल โทร 電話 电话 전화 연락처",
      .telephone
    )
  ])

  /// A number as far as it is typed; nil for what is none.
  static func read(_ typed: String, _ setting: RecogniserSetting) -> Recognised? {
    guard typed.utf8.count <= 100 else { return nil }
    var digits = ""
    var isInternational = false
    for scalar in typed.unicodeScalars {
      if let digit = ScriptDigit.value(scalar.value) {
        digits.unicodeScalars.append(Unicode.Scalar(0x30 + digit))
      } else if scalar == "+" || scalar == "\u{ff0b}" {
        guard digits.isEmpty, !isInternational else { return nil }
        isInternational = true
      } else if ![0x20, 0xa0, 0x202f, 0x28, 0x29, 0x2d, 0x2e, 0x2f, 0x2010, 0x2011].contains(scalar.value) {
        return nil
      }
    }
    return number(digits, isInternational: isInternational, setting.region)
  }

  /// - Parameter digits: ASCII's; after a plus sign where it is international.
  private static func number(_ digits: String, isInternational: Bool, _ region: String) -> Recognised? {
    guard !digits.isEmpty, digits.utf8.count <= longest + 4 else { return nil }
    let home = TelephonePlan.of(region: region)
    // 00 before a country code, where numbers at home do not begin so.
    let hasExit = !isInternational && digits.hasPrefix("00") && home?.trunk != "1"
    let rest = hasExit ? String(digits.dropFirst(2)) : digits
    let plus = isInternational ? "+" : hasExit ? "00 " : ""
    let value = (isInternational ? "+" : "") + digits
    if isInternational || hasExit {
      guard let plan = TelephonePlan.of(international: rest) else {
        let shown = plus + Grouping.grouped(rest.utf8, sizes: [], rest: 3)
        let standing: Recognised.Standing = rest.utf8.count > longest ? .wrong : .begun
        return Recognised(kind: .telephone, value: value, shown: shown, standing: standing)
      }
      let national = rest.dropFirst(plan.countryCode.utf8.count)
      let shown = plus + plan.countryCode + (national.isEmpty ? "" : " " + grouped(national, plan))
      return Recognised(
        kind: .telephone, value: value, shown: shown, detail: plan.regions[0], standing: standing(national, plan))
    }
    guard let home else {
      return Recognised(
        kind: .telephone, value: value, shown: Grouping.grouped(digits.utf8, sizes: [], rest: 3),
        standing: digits.utf8.count > longest ? .wrong : .begun)
    }
    let hasTrunk = !home.trunk.isEmpty && digits.hasPrefix(home.trunk)
    let national = hasTrunk ? digits.dropFirst(home.trunk.utf8.count) : digits[...]
    // In North America the trunk prefix stands apart; everywhere else it is written with the first group.
    let joint = home.trunk.utf8.count > 1 || home.trunk == "1" || home.trunk == "8" ? " " : ""
    let trunk = hasTrunk ? home.trunk + (national.isEmpty ? "" : joint) : ""
    // Short numbers (112, 911) and local ones have no area.
    let needsTrunk = !home.trunkIsOptional && !hasTrunk
    let groups = needsTrunk ? Grouping.grouped(national.utf8, sizes: [], rest: 3) : grouped(national, home)
    return Recognised(
      kind: .telephone, value: value, shown: trunk + groups, detail: home.regions.contains(region) ? region : "",
      standing: needsTrunk ? .begun : standing(national, home))
  }

  private static func grouped(_ national: some StringProtocol, _ plan: TelephonePlan) -> String {
    let sizes = plan.rule(for: national)?.groups(for: national.utf8.count) ?? []
    return Grouping.grouped(Array(national.utf8), sizes: sizes, rest: 4)
  }

  private static func standing(_ national: some StringProtocol, _ plan: TelephonePlan) -> Recognised.Standing {
    if plan.isWhole(national) { return .whole }
    let longest = plan.rule(for: national)?.groupings.map { $0.reduce(0, +) }.max() ?? Self.longest
    return national.utf8.count > longest ? .wrong : .begun
  }

  /// The numbers of a message: with a plus sign, or of this region where a word for telephones goes before.
  static func find(in text: MessageText, _ setting: RecogniserSetting) -> [Recognised] {
    let meanings = text.meanings(words)
    var found: [Recognised] = []
    var sinceWord = 100
    var index = 0
    while index < text.pieces.count, found.count < limit {
      if meanings[index].contains(.telephone) { sinceWord = 0 }
      guard text.pieces[index].content == .digits, !text.pieces[index].isInAddress else {
        sinceWord += 1
        index += 1
        continue
      }
      let last = run(text, from: index)
      let before = text.pieces[index].range.lowerBound - 1
      let isInternational =
        text.scalar(before) == 0x2b || (text.scalar(before) == 0x28 && text.scalar(before - 1) == 0x2b)
      if isInternational || sinceWord <= 4 {
        var digits = ""
        for piece in index...last where digits.utf8.count <= longest + 4 {
          digits += text.written(text.pieces[piece].range)
        }
        // +49 (0)30: what stands in brackets is not dialled from abroad.
        if isInternational, last > index, text.written(text.pieces[index + 1].range) == "0" {
          digits = text.written(text.pieces[index].range) + digits.dropFirst(text.pieces[index].range.count + 1)
        }
        if let one = number(digits, isInternational: isInternational, setting.region), one.standing == .whole,
          !found.contains(one)
        {
          found.append(one)
        }
      }
      sinceWord += 1
      index = last + 1
    }
    return found
  }

  /// The last of the digits that blanks, hyphens, points, slashes and brackets separate.
  private static func run(_ text: MessageText, from first: Int) -> Int {
    var last = first
    while last + 1 < text.pieces.count, last - first < 8, text.pieces[last + 1].content == .digits {
      let gap = text.folded[text.pieces[last].range.upperBound..<text.pieces[last + 1].range.lowerBound]
      guard gap.count <= 2, gap.allSatisfy({ [0x20, 0x28, 0x29, 0x2d, 0x2e, 0x2f].contains($0) }) else { break }
      last += 1
    }
    return last
  }
}
