/// An encoding that a page may be declared in: those of the Encoding Standard, whose labels these are.
enum PageEncoding: Equatable {
  case utf8
  case windows1252
  /// Another one, by the name that iconv has for it.
  case legacy(String)

  /// nil: not known, or not to be read on purpose, such as `utf-7`.
  init?(label: String) {
    var label = label.lowercased()
    // What is written in both ways, and what browsers have called their own.
    label = String(label.map { $0 == "_" ? "-" : $0 })
    for (mark, name) in [("x-cp", "windows-"), ("cp125", "windows-125"), ("iso8859-", "iso-8859-")] {
      if label.hasPrefix(mark) { label = name + label.dropFirst(mark.count) }
    }
    switch label {
    // A name that could be read is none of these: a page says so of itself before it was converted.
    case "utf-8", "utf8", "unicode-1-1-utf-8", "x-unicode20utf8", "utf-16", "utf-16le", "utf-16be", "unicode", "ucs-2",
      "iso-10646-ucs-2", "csunicode":
      self = .utf8
    case "windows-1252", "iso-8859-1", "latin1", "l1", "ascii", "us-ascii", "iso-ir-100", "cp819", "ibm819",
      "ansi-x3.4-1968", "csisolatin1", "x-user-defined":
      self = .windows1252
    default:
      guard let name = Self.names[label] else { return nil }
      self = .legacy(name)
    }
  }

  /// Labels by the name of iconv, which is that of the encoding browsers read, where that holds more than the label.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (name, labels) in all {
      for label in labels.split(separator: " ") { names[String(label)] = name }
    }
    for part in [3, 4, 5, 7, 10, 13, 14, 15, 16] { names["iso-8859-\(part)"] = "ISO-8859-\(part)" }
    for page in [1250, 1251, 1253, 1255, 1256, 1257, 1258] { names["windows-\(page)"] = "WINDOWS-\(page)" }
    return names
  }()

  private static let all = [
    ("CP932", "shift-jis sjis x-sjis ms-kanji ms932 windows-31j csshiftjis"),
    ("EUC-JP-MS", "euc-jp x-euc-jp cseucpkdfmtjapanese"),
    ("ISO-2022-JP", "iso-2022-jp csiso2022jp"),
    ("UHC", "euc-kr cseuckr ks-c-5601-1987 ks-c-5601-1989 ksc5601 ksc-5601 korean windows-949 iso-ir-149"),
    ("GB18030", "gb18030 gbk x-gbk gb2312 gb-2312 gb-2312-80 csgb2312 chinese iso-ir-58"),
    ("BIG5-HKSCS", "big5 big5-hkscs cn-big5 csbig5 x-x-big5"),
    ("WINDOWS-1254", "windows-1254 iso-8859-9 latin5 l5 iso-ir-148"),
    ("CP874", "windows-874 dos-874 tis-620 iso-8859-11"),
    ("KOI8-R", "koi8-r koi8 koi cskoi8r"), ("KOI8-U", "koi8-u koi8-ru"),
    ("IBM866", "ibm866 cp866 866 csibm866"),
    ("MACINTOSH", "macintosh mac x-mac-roman csmacintosh"), ("MAC-CYRILLIC", "x-mac-cyrillic x-mac-ukrainian"),
    ("ISO-8859-2", "iso-8859-2 latin2 l2 csisolatin2 iso-ir-101"), ("ISO-8859-3", "latin3 l3"),
    ("ISO-8859-4", "latin4 l4"),
    ("ISO-8859-5", "cyrillic iso-ir-144"),
    ("ISO-8859-6", "iso-8859-6 iso-8859-6-e iso-8859-6-i arabic ecma-114"),
    ("ISO-8859-7", "greek greek8 ecma-118 elot-928"),
    ("ISO-8859-8", "iso-8859-8 iso-8859-8-e iso-8859-8-i hebrew visual logical"),
    ("ISO-8859-10", "latin6 l6"), ("ISO-8859-15", "l9"),
  ]
}
