import ContactCards
import KeyboardCore

/// A card as a test writes it: its properties, one a line.
func vCard(_ version: String = "4.0", _ properties: String...) -> String {
  (["BEGIN:VCARD", "VERSION:" + version] + properties + ["END:VCARD", ""]).joined(separator: "\r\n")
}

/// The one card of a text.
func read(_ text: String) throws(ContactCardError) -> ContactCard {
  try VCardReader.read(Array(text.utf8), name: "me.vcf")[0]
}

/// What reading a text says; nil where it can be read.
func refusal(_ bytes: [UInt8]) -> String? {
  do throws(ContactCardError) {
    _ = try VCardReader.read(bytes, name: "me.vcf")
    return nil
  } catch {
    return error.description
  }
}

extension ContactCard {
  /// What the card answers, as texts.
  func texts(
    _ type: TextContentType, form: [TextContentType] = [], isMultiline: Bool = false, locale: LocaleFacts = .enUS,
    typed: String = ""
  ) -> [String] {
    answers(to: ContactRequest(type, form: form, isMultiline: isMultiline, locale: locale, typed: typed)).map(\.text)
  }
}

extension LocaleFacts {
  /// A locale by language and region.
  init(_ language: String, _ region: String) {
    self.init(identifier: language + "_" + region, language: language, region: region)
  }
}
