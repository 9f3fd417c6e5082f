/// Makes letters alike that people write one for the other: capitals and small ones, with marks and without.
///
/// Messages of banks leave marks out as often as not, and the same words then have to be found.
enum LetterFolding {
  /// The letter that stands for this one.
  static func fold(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5a ? scalar + 0x20 : scalar }
    if let base = bases[scalar] { return base }
    switch scalar {
    case 0x391...0x3a9, 0x410...0x42f: return scalar + 0x20
    case 0x400...0x40f: return scalar + 0x50
    // Full-width digits and letters.
    case 0xff10...0xff5e: return fold(scalar - 0xfee0)
    default: return scalar
    }
  }

  /// Marks that letters are as good without: those that combine, vowels of Arabic and Hebrew, stretched Arabic, and what
  /// joins or directs.
  static func isLeftOut(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x300: scalar == 0xad
    case 0x300...0x36f, 0x591...0x5bd, 0x5bf, 0x5c1...0x5c2, 0x5c4...0x5c5, 0x640, 0x64b...0x65f, 0x670, 0x93c,
      0x200b...0x200f, 0x202a...0x202e, 0x2060, 0x2066...0x2069, 0xfe00...0xfe0f, 0xfeff:
      true
    default: false
    }
  }

  /// A word's letters as `fold` has them.
  static func folded(_ word: some StringProtocol) -> [UInt32] {
    word.unicodeScalars.lazy.map(\.value).filter { !isLeftOut($0) }.map(fold)
  }

  private static let bases: [UInt32: UInt32] = {
    let alike: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặÀÁÂÃÄÅĀĂĄǍẠẢẤẦẨẪẬẮẰẲẴẶ"), ("c", "çćĉċčÇĆĈĊČ"), ("d", "ďđðĎĐÐ"),
      ("e", "èéêëēĕėęěẹẻẽếềểễệÈÉÊËĒĔĖĘĚẸẺẼẾỀỂỄỆ"), ("g", "ĝğġģĜĞĠĢ"), ("h", "ĥħĤĦ"), ("i", "ìíîïĩīĭįıỉịÌÍÎÏĨĪĬĮİỈỊ"),
      ("j", "ĵĴ"), ("k", "ķĶ"), ("l", "ĺļľŀłĹĻĽĿŁ"), ("n", "ñńņňÑŃŅŇ"),
      ("o", "òóôõöøōŏőơọỏốồổỗộớờởỡợÒÓÔÕÖØŌŎŐƠỌỎỐỒỔỖỘỚỜỞỠỢ"), ("r", "ŕŗřŔŖŘ"), ("s", "śŝşšșŚŜŞŠȘ"), ("t", "ţťŧțŢŤŦȚ"),
      ("u", "ùúûüũūŭůűųưụủứừửữựÙÚÛÜŨŪŬŮŰŲƯỤỦỨỪỬỮỰ"), ("w", "ŵŴ"), ("y", "ýÿŷỳỵỷỹÝŸŶỲỴỶỸ"), ("z", "źżžŹŻŽ"),
      ("α", "άΆ"), ("ε", "έΈ"), ("η", "ήΉ"), ("ι", "ίϊΐΊΪ"), ("ο", "όΌ"), ("υ", "ύϋΰΎΫ"), ("ω", "ώΏ"), ("σ", "ς"),
      ("е", "ёЁѐ"), ("і", "їЇ"), ("и", "йЙѝ"), ("ا", "أإآٱ"), ("ه", "ةۀ"), ("ي", "ىیئ"), ("ك", "ک"),
    ]
    var bases: [UInt32: UInt32] = [:]
    for (base, letters) in alike {
      for letter in letters.unicodeScalars { bases[letter.value] = base.value }
    }
    return bases
  }()
}
