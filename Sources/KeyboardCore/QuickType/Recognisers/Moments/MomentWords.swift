/// Words for days and times. English is known best; of other languages the names of months and days of the week, and
/// today and tomorrow.
enum MomentWords {
  /// English, Sunday first.
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  /// English, January first.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// 1 to 12; nil: no month's name. Words are folded.
  static func month(_ word: String) -> Int? { monthNumbers[word] }
  /// 0 to 6; nil: no day's name.
  static func weekday(_ word: String) -> Int? { weekdayNumbers[word] }
  /// Days from today that a word tells.
  static func day(_ word: String) -> Int? { dayNumbers[word] }

  /// English words that are names only where they begin with a capital.
  static let capitalOnly: Set<String> = [
    "may", "march", "mar", "sun", "sat", "mon", "jan", "dec", "wed", "do", "di", "so", "mi",
  ]

  private static let monthNumbers: [String: Int] = {
    let lists = [
      "january february march april may june july august september october november december",
      "jan feb mar apr may jun jul aug sep oct nov dec", "- - - - - - - - sept - - -",
      "januar februar marz april mai juni juli august september oktober november dezember",
      "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
      "januari februari maart april mei juni juli augustus september oktober november december",
      "januari februari mars april maj juni juli augusti september oktober november december",
      "januar februar marts april maj juni juli august september oktober november december",
      "januar februar mars april mai juni juli august september oktober november desember",
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia",
      "ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince",
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
      "ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik",
    ]
    return numbered(lists, from: 1)
  }()

  private static let weekdayNumbers: [String: Int] = {
    let lists = [
      "sunday monday tuesday wednesday thursday friday saturday", "sun mon tue wed thu fri sat",
      "- - tues - thurs - -", "sonntag montag dienstag mittwoch donnerstag freitag samstag",
      "dimanche lundi mardi mercredi jeudi vendredi samedi",
      "domingo lunes martes miercoles jueves viernes sabado",
      "domenica lunedi martedi mercoledi giovedi venerdi sabato",
      "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
      "sondag mandag tirsdag onsdag torsdag fredag lordag", "sondag mandag tisdag onsdag torsdag fredag lordag",
      "niedziela poniedzialek wtorek sroda czwartek piatek sobota", "nedele pondeli utery streda ctvrtek patek sobota",
      "воскресенье понедельник вторник среда четверг пятница суббота",
      "неділя понеділок вівторок середа четвер пятниця субота", "pazar pazartesi sali carsamba persembe cuma cumartesi",
    ]
    return numbered(lists, from: 0)
  }()

  private static let dayNumbers: [String: Int] = {
    var found: [String: Int] = [:]
    let lists: [(String, Int)] = [
      ("today tonight heute aujourdhui hoy oggi hoje vandaag idag dzisiaj dzis dnes сегодня сьогодні bugun", 0),
      ("tomorrow morgen demain manana domani amanha imorgon imorgen jutro zitra завтра yarin", 1),
      ("yesterday gestern hier ayer ieri ontem gisteren wczoraj vcera вчера вчора dun", -1),
      ("ubermorgen", 2),
    ]
    for (words, number) in lists {
      for word in words.split(separator: " ") { found[folded(word)] = number }
    }
    return found
  }()

  private static func numbered(_ lists: [String], from first: Int) -> [String: Int] {
    var found: [String: Int] = [:]
    for list in lists {
      for (index, word) in list.split(separator: " ").enumerated() where word != "-" && found[folded(word)] == nil {
        found[folded(word)] = first + index
      }
    }
    return found
  }

  /// As words of a message are folded.
  static func folded(_ word: some StringProtocol) -> String {
    var result = ""
    for letter in LetterFolding.folded(word) {
      if let scalar = Unicode.Scalar(letter) { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
