import KeyboardCore

/// What keys have to give, one after the other, so that a text comes of it: letters of their own, jamo, or what a
/// layout's transforms make a letter of.
struct Spelling {
  private let keyboard: Keyboard
  private let composition: Composition
  /// What the transforms make letters of, as far as letters were looked for.
  private var known: [String: [String]] = [:]
  private var searched = 0

  init(on keyboard: Keyboard, _ composition: Composition) {
    self.keyboard = keyboard
    self.composition = composition
  }

  /// Nil where a part of the text can be typed in no way.
  mutating func outputs(for text: String) -> [String]? {
    switch composition {
    case .none: return Self.parts(of: text, given: offered)
    case .hangul: return text.unicodeScalars.flatMap(Self.jamo)
    case .transforms:
      if let whole = spelling(of: text) { return whole }
      var all: [String] = []
      for character in text {
        if let part = spelling(of: String(character)) { all += part; continue }
        for scalar in character.unicodeScalars {
          guard let part = spelling(of: String(scalar)) else { return nil }
          all += part
        }
      }
      return all
    }
  }

  /// All that keys offer.
  private var offered: Set<[Unicode.Scalar]> {
    Set(keyboard.plan.planes.indices.flatMap { offers(of: $0) }.map { Array($0.unicodeScalars) })
  }

  /// The text as one key has it, its characters, or their parts.
  private static func parts(of text: String, given offered: Set<[Unicode.Scalar]>) -> [String]? {
    if offered.contains(Array(text.unicodeScalars)) { return [text] }
    if text.count > 1 {
      var all: [String] = []
      for character in text {
        guard let part = parts(of: String(character), given: offered) else { return nil }
        all += part
      }
      return all
    }
    let scalars = text.unicodeScalars.map(String.init)
    return scalars.allSatisfy { offered.contains(Array($0.unicodeScalars)) } ? scalars : nil
  }

  private func offers(of plane: Int) -> [String] {
    let keys = keyboard.plan.planes[plane].keys.map(\.key)
    let hasShift = keys.contains { $0.role == .shift }
    var list: [String] = []
    for key in keys where [.character, .space, .separator].contains(key.role) {
      let options = key.longPress + key.flicks.map(\.option)
      list += [key.output] + options.map(\.output)
      if hasShift { list += [key.shiftedOutput] + options.map(\.shiftedOutput) }
    }
    return list.filter { !$0.isEmpty }
  }

  // MARK: - Transforms

  private mutating func spelling(of letter: String) -> [String]? {
    while known[letter] == nil, searched < keyboard.plan.planes.count {
      search(plane: searched)
      searched += 1
    }
    return known[letter]
  }

  /// Tries what a plane's keys give together; it goes on from one letter, and from two that may begin a syllable.
  private mutating func search(plane: Int) {
    guard case .transforms(let transforms) = composition else { return }
    var offers: [String] = []
    for offer in self.offers(of: plane) where !offers.contains(offer) { offers.append(offer) }
    var frontier: [(composer: TextComposer, keys: [String])] = [(TextComposer(transforms), [])]
    var seen: Set<String> = []
    for _ in 0..<4 {
      var next: [(composer: TextComposer, keys: [String])] = []
      for (composer, keys) in frontier {
        for offer in offers {
          var tried = composer
          _ = tried.insert(offer)
          let text = tried.text
          guard seen.insert(text).inserted else { continue }
          if known[text] == nil { known[text] = keys + [offer] }
          let isBegun = text.count == 2 && text.allSatisfy(\.isASCII) && "yhwskt".contains(text.last ?? " ")
          if text.count == 1 || isBegun { next.append((tried, keys + [offer])) }
        }
      }
      frontier = next
    }
  }

  // MARK: - Hangul

  /// The keys of a syllable (Unicode 3.12), compound vowels and finals in their parts.
  static func jamo(of scalar: Unicode.Scalar) -> [String] {
    let index = Int(scalar.value) - 0xAC00
    guard (0..<11172).contains(index) else { return [String(scalar)] }
    return [initials[index / 588]] + vowels[index % 588 / 28] + finals[index % 28]
  }

  private static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".map(String.init)
  private static let vowels = list("ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
  private static let finals =
    [[]] + list("ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")

  private static func list(_ text: String) -> [[String]] {
    text.split(separator: " ").map { $0.map(String.init) }
  }
}
