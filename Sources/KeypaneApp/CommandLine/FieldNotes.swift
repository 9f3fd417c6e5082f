import KeyboardCore

/// What a field asks for that nobody knows, a line each; it is treated as if it were not asked for.
enum FieldNotes {
  /// - Parameters:
  ///   - locale: where one was asked for.
  ///   - layouts: what there is to be shown.
  static func lines(_ traits: TextInputTraits, locale: String?, layouts: [LayoutFacts]) -> [String] {
    var lines: [String] = []
    if let locale {
      lines += DoctorCheck.languages([locale], layouts: layouts).filter { $0.status == .warning }.map {
        [$0.says, $0.remedy].compactMap(\.self).joined(separator: "; ")
      }
    }
    if let type = traits.textContentType, !type.isKnown {
      let near = TraitNames.didYouMean(type.rawValue, among: TraitNames.contentTypes)
      lines.append(
        "the content type “\(type.rawValue)” is not known and is treated as none"
          + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    return lines
  }
}
