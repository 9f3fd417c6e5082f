import KeyboardCore

/// What stands on the return key, language by language.
enum ReturnKeyLabelTable {
  /// Nil for a language that the table lacks. Where a language is written in two scripts, the script chooses.
  static func labels(language: String, script: String) -> ReturnKeyLabels? {
    let written = "\(aliases[language] ?? language)-\(script)"
    let plain = aliases[language] ?? language
    var found: ReturnKeyLabels?
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard cells.count == 11, cells[0] == written || cells[0] == plain else { continue }
      found = ReturnKeyLabels(
        return: cells[1], go: cells[2], join: cells[3], next: cells[4], route: cells[5], search: cells[6],
        send: cells[7], done: cells[8], emergencyCall: cells[9], continue: cells[10])
      if cells[0] == written { break }
    }
    return found
  }

  /// The languages of the table, as BCP 47 tags.
  static var languages: [String] {
    table.split(separator: "\n").compactMap { $0.split(separator: "|").first?.trimmed }
  }

  /// Older and wider names of languages that the table has.
  private static let aliases = ["no": "nb", "nn": "nb", "iw": "he", "sh": "sr", "bs": "hr", "mo": "ro"]

  // language | return | go | join | next | route | search | send | done | emergency call | continue
  private static let table = """
    en | return | go | join | next | route | search | send | done | Emergency Call | continue
    de | return | öffnen | verbinden | weiter | Route | suchen | senden | fertig | Notruf | fortfahren
    fr | retour | accéder | rejoindre | suivant | itinéraire | rechercher | envoyer | terminé | Urgence | continuer
    es | intro | ir | unirse | siguiente | ruta | buscar | enviar | listo | Emergencia | continuar
    it | invio | vai | accedi | avanti | percorso | cerca | invia | fine | Emergenza | continua
    pt | retorno | ir | entrar | seguinte | rota | pesquisar | enviar | concluído | Emergência | continuar
    nl | return | ga | verbind | volgende | route | zoek | stuur | gereed | Noodoproep | ga door
    sv | retur | gå | anslut | nästa | rutt | sök | skicka | klar | Nödsamtal | fortsätt
    da | retur | gå til | deltag | næste | rute | søg | send | færdig | Nødopkald | fortsæt
    nb | retur | gå | bli med | neste | rute | søk | send | ferdig | Nødanrop | fortsett
    fi | rivinvaihto | siirry | liity | seuraava | reitti | hae | lähetä | valmis | Hätäpuhelu | jatka
    is | færslulykill | áfram | tengjast | næsta | leið | leita | senda | lokið | Neyðarsímtal | halda áfram
    pl | enter | idź | dołącz | dalej | trasa | szukaj | wyślij | gotowe | Alarmowe | kontynuuj
    cs | zalomit | přejít | připojit | další | trasa | hledat | odeslat | hotovo | Tísňové volání | pokračovat
    sk | enter | prejsť | pripojiť | ďalej | trasa | hľadať | odoslať | hotovo | Tiesňové volanie | pokračovať
    hu | bevitel | ugrás | csatlakozás | tovább | útvonal | keresés | küldés | kész | Segélyhívás | folytatás
    ro | retur | mergi | alătură-te | înainte | rută | caută | trimite | gata | Apel de urgență | continuă
    hr | unos | idi | pridruži se | dalje | ruta | traži | pošalji | gotovo | Hitni poziv | nastavi
    sr-Cyrl | унос | иди | придружи се | даље | рута | тражи | пошаљи | готово | Хитни позив | настави
    sr-Latn | unos | idi | pridruži se | dalje | ruta | traži | pošalji | gotovo | Hitni poziv | nastavi
    bg | въвеждане | отвори | присъединяване | напред | маршрут | търсене | изпращане | готово | Спешно обаждане | продължи
    el | επιστροφή | μετάβαση | σύνδεση | επόμενο | διαδρομή | αναζήτηση | αποστολή | τέλος | Κλήση ανάγκης | συνέχεια
    ru | ввод | перейти | присоединиться | далее | маршрут | найти | отправить | готово | Экстренный вызов | продолжить
    uk | ввід | перейти | приєднатися | далі | маршрут | шукати | надіслати | готово | Екстрений виклик | продовжити
    tr | giriş | git | katıl | ileri | rota | ara | gönder | bitti | Acil Arama | devam
    he | חזרה | עבור | הצטרף | הבא | מסלול | חפש | שלח | סיום | שיחת חירום | המשך
    ar | إدخال | انتقال | انضمام | التالي | المسار | بحث | إرسال | تم | مكالمة طوارئ | متابعة
    fa | ورود | برو | پیوستن | بعدی | مسیر | جستجو | ارسال | تمام | تماس اضطراری | ادامه
    hi | रिटर्न | जाएँ | जुड़ें | अगला | मार्ग | खोजें | भेजें | पूर्ण | आपातकालीन कॉल | जारी रखें
    th | ขึ้นบรรทัด | ไป | เข้าร่วม | ถัดไป | เส้นทาง | ค้นหา | ส่ง | เสร็จสิ้น | โทรฉุกเฉิน | ดำเนินการต่อ
    vi | nhập | đi | tham gia | tiếp | lộ trình | tìm | gửi | xong | Gọi khẩn cấp | tiếp tục
    ja | 改行 | 開く | 接続 | 次へ | 経路 | 検索 | 送信 | 完了 | 緊急通報 | 続ける
    ko | 줄바꿈 | 이동 | 연결 | 다음 | 경로 | 검색 | 보내기 | 완료 | 긴급 통화 | 계속
    """
}

extension Substring {
  /// Without the blanks that align the table.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
