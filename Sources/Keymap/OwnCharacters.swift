/// The characters beyond ASCII that our own keymap has, in the order in which they take its places.
///
/// A character keeps its place for ever, because a kiosk's machine may have the keymap of another version than its Keypane:
/// new ones are put behind the last, nothing is taken out, nothing moves. What the layouts can type is here, and a test says
/// what is missing.
enum OwnCharacters {
  /// One after the other.
  static let all: [Unicode.Scalar] = rows.flatMap(\.unicodeScalars)

  private static let rows: [String] = [
    // Latin letters, those of the most languages first.
    "äÄöÖüÜßéÉèÈàÀçÇêÊñÑåÅøØæÆáÁíÍóÓúÚìÌòÒùÙâÂîÎôÔûÛëËïÏãÃõÕœŒÿŸ",
    // Marks and signs of European languages.
    "€£«»„“”‘’–—…°¿¡§·•‚‹›¢¥ªº‰\u{A0}\u{202F}",
    // Latin letters, the others.
    "ðÐýÝþÞāĀăĂąĄćĆĉĈċĊčČďĎđĐēĒėĖęĘěĚĝĜğĞġĠģĢĥĤħĦĩĨīĪįĮıĵĴķĶĺĹļĻľĽłŁńŃņŅňŇŋŊōŌőŐŕŔřŘśŚŝŜşŞšŠţŢťŤũŨūŪŭŬůŮű",
    "ŰųŲŵŴŷŶźŹżŻžŽơƠưƯǎǍșȘțȚạẠảẢấẤầẦẩẨẫẪậẬắẮằẰẳẲẵẴặẶẹẸẻẺẽẼếẾềỀểỂễỄệỆỉỈịỊọỌỏỎốỐồỒổỔỗỖộỘớỚờỜởỞỡỠợỢụỤủỦứỨừỪử",
    "ỬữỮựỰỳỲỵỴỷỶỹỸİ",
    // Cyrillic.
    "аАбБвВгГдДеЕжЖзЗиИйЙкКлЛмМнНоОпПрРсСтТуУфФхХцЦчЧшШщЩъЪыЫьЬэЭюЮяЯѐЀёЁђЂєЄіІїЇјЈљЉњЊћЋѝЍўџЏґҐ",
    // Greek.
    "ΐάΆέΈήΉίΊΰαΑβΒγΓδΔεΕζΖηΗθΘιΙκΚλΛμΜνΝξΞοΟπΠρΡςΣστΤυΥφΦχΧψΨωΩϊΪϋΫόΌύΎώΏ",
    // Hebrew.
    "\u{5BE}\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}\u{5D9}\u{5DA}\u{5DB}\u{5DC}",
    "\u{5DD}\u{5DE}\u{5DF}\u{5E0}\u{5E1}\u{5E2}\u{5E3}\u{5E4}\u{5E5}\u{5E6}\u{5E7}\u{5E8}\u{5E9}\u{5EA}",
    "\u{5F3}\u{5F4}",
    // Arabic and Persian.
    "\u{60B}\u{60C}\u{61B}\u{61F}\u{621}\u{622}\u{623}\u{624}\u{625}\u{626}\u{627}\u{628}\u{629}\u{62A}",
    "\u{62B}\u{62C}\u{62D}\u{62E}\u{62F}\u{630}\u{631}\u{632}\u{633}\u{634}\u{635}\u{636}\u{637}\u{638}",
    "\u{639}\u{63A}\u{640}\u{641}\u{642}\u{643}\u{644}\u{645}\u{646}\u{647}\u{648}\u{649}\u{64A}\u{64B}",
    "\u{64C}\u{64D}\u{64E}\u{64F}\u{650}\u{651}\u{652}\u{654}\u{660}\u{661}\u{662}\u{663}\u{664}\u{665}",
    "\u{666}\u{667}\u{668}\u{669}\u{66A}\u{66B}\u{66C}\u{670}\u{671}\u{67E}\u{686}\u{698}\u{6A4}\u{6A9}",
    "\u{6AF}\u{6C0}\u{6CC}\u{6D4}\u{6F0}\u{6F1}\u{6F2}\u{6F3}\u{6F4}\u{6F5}\u{6F6}\u{6F7}\u{6F8}\u{6F9}",
    "\u{FDFC}",
    // Devanagari.
    "\u{901}\u{902}\u{903}\u{905}\u{906}\u{907}\u{908}\u{909}\u{90A}\u{90B}\u{90C}\u{90D}\u{90F}\u{910}",
    "\u{911}\u{913}\u{914}\u{915}\u{916}\u{917}\u{918}\u{919}\u{91A}\u{91B}\u{91C}\u{91D}\u{91E}\u{91F}",
    "\u{920}\u{921}\u{922}\u{923}\u{924}\u{925}\u{926}\u{927}\u{928}\u{929}\u{92A}\u{92B}\u{92C}\u{92D}",
    "\u{92E}\u{92F}\u{930}\u{932}\u{933}\u{934}\u{935}\u{936}\u{937}\u{938}\u{939}\u{93C}\u{93D}\u{93E}",
    "\u{93F}\u{940}\u{941}\u{942}\u{943}\u{945}\u{947}\u{948}\u{949}\u{94B}\u{94C}\u{94D}\u{950}\u{960}",
    "\u{964}\u{965}",
    // Thai.
    "\u{E01}\u{E02}\u{E03}\u{E04}\u{E05}\u{E06}\u{E07}\u{E08}\u{E09}\u{E0A}\u{E0B}\u{E0C}\u{E0D}\u{E0E}",
    "\u{E0F}\u{E10}\u{E11}\u{E12}\u{E13}\u{E14}\u{E15}\u{E16}\u{E17}\u{E18}\u{E19}\u{E1A}\u{E1B}\u{E1C}",
    "\u{E1D}\u{E1E}\u{E1F}\u{E20}\u{E21}\u{E22}\u{E23}\u{E24}\u{E25}\u{E26}\u{E27}\u{E28}\u{E29}\u{E2A}",
    "\u{E2B}\u{E2C}\u{E2D}\u{E2E}\u{E2F}\u{E30}\u{E31}\u{E32}\u{E33}\u{E34}\u{E35}\u{E36}\u{E37}\u{E38}",
    "\u{E39}\u{E3A}\u{E3F}\u{E40}\u{E41}\u{E42}\u{E43}\u{E44}\u{E45}\u{E46}\u{E47}\u{E48}\u{E49}\u{E4A}",
    "\u{E4B}\u{E4C}\u{E4D}\u{E4E}",
    // Signs of everywhere: currencies, quotation marks, joiners.
    "\u{200B}\u{200C}\u{203B}\u{20A1}\u{20A6}\u{20A9}\u{20AA}\u{20AB}\u{20AD}\u{20AE}\u{20B1}\u{20B2}",
    "\u{20B4}\u{20B5}\u{20B8}\u{20B9}\u{20BA}\u{20BC}\u{20BD}\u{20BE}\u{2248}\u{2260}",
    // Points of Hebrew, marks that stand alone, digits of Devanagari and Thai.
    "\u{2BB}\u{2BC}\u{301}\u{308}\u{5B0}\u{5B4}\u{5B5}\u{5B6}\u{5B7}\u{5B8}\u{5B9}\u{5BB}\u{5BC}\u{5C1}",
    "\u{5C2}\u{966}\u{967}\u{968}\u{969}\u{96A}\u{96B}\u{96C}\u{96D}\u{96E}\u{96F}\u{E50}\u{E51}\u{E52}",
    "\u{E53}\u{E54}\u{E55}\u{E56}\u{E57}\u{E58}\u{E59}",
    // Hiragana.
    "ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ",
    // Katakana.
    "ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ・ーヽヾ",
    // Punctuation of East Asia.
    "、。々「」『』〒〜！（）？￥𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿\u{1E900}\u{1E905}\u{1E90A}\u{1E918}\u{1E950}\u{1E951}\u{1E952}\u{1E953}",
    "\u{1E954}\u{1E955}\u{1E956}\u{1E957}\u{1E958}\u{1E959}",
    // Jamo.
    "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ",
    // Digits and currencies of scripts that have no layout of their own.
    "\u{589}\u{58F}\u{9E6}\u{9E7}\u{9E8}\u{9E9}\u{9EA}\u{9EB}\u{9EC}\u{9ED}\u{9EE}\u{9EF}\u{9F3}\u{DBB}",
    "\u{DD4}\u{F20}\u{F21}\u{F22}\u{F23}\u{F24}\u{F25}\u{F26}\u{F27}\u{F28}\u{F29}\u{1040}\u{1041}",
    "\u{1042}\u{1043}\u{1044}\u{1045}\u{1046}\u{1047}\u{1048}\u{1049}\u{104B}\u{122D}\u{1265}\u{1362}",
    "\u{17D4}\u{17DB}\u{1C50}\u{1C51}\u{1C52}\u{1C53}\u{1C54}\u{1C55}\u{1C56}\u{1C57}\u{1C58}\u{1C59}",
    "\u{1C7E}",
  ]
}
