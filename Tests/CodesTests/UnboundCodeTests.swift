import KeyboardCore
import Testing

/// Codes that a message binds to no site, in every language that there is a layout for.
struct UnboundCodeTests {
  /// The message, and the code; nil: it has none.
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var message: String
    var code: String?

    init(_ language: String, _ message: String, _ code: String?) {
      self.language = language
      self.message = message
      self.code = code
    }

    var testDescription: String { "\(language): \(message)" }
  }

  @Test(arguments: languages) func isFoundInEveryLanguage(_ row: Row) {
    #expect(OneTimeCodes.read(row.message)?.code == row.code)
    #expect(OneTimeCodes.read(row.message)?.boundTo == nil)
  }

  @Test(arguments: forms) func hasTheFormOfACode(_ row: Row) {
    #expect(OneTimeCodes.read(row.message)?.code == row.code)
  }

  @Test(arguments: others) func isNothingElse(_ row: Row) {
    #expect(OneTimeCodes.read(row.message)?.code == row.code)
  }

  static let languages: [Row] = [
    Row("ar", "رمز التحقق الخاص بك هو 482913", "482913"),
    Row("ar", "رمز التحقق: ٤٨٢٩١٣. لا تشاركه مع أحد", "482913"),
    Row("ar", "482913 هو كود الدخول", "482913"),
    Row("bg", "Вашият код за потвърждение е 482913", "482913"),
    Row("cs", "Váš ověřovací kód je 482913.", "482913"),
    Row("cs", "Autorizacni SMS kod: 48291375, castka 1 250,00 Kc", "48291375"),
    Row("da", "Din engangskode er 482913", "482913"),
    Row("da", "Brug koden 4829 til at logge ind", "4829"),
    Row("de", "Ihr Bestätigungscode lautet 482913.", "482913"),
    Row("de", "TAN 482913 für die Überweisung von 120,50 EUR an Konto 12345678", "482913"),
    Row("de", "Verwenden Sie 482 913 als Einmalkennwort", "482913"),
    Row("el", "Ο κωδικός επαλήθευσης είναι 482913", "482913"),
    Row("en", "Your verification code is 482913. It expires in 10 minutes.", "482913"),
    Row("en", "747723 is your ExampleCo authentication code.", "747723"),
    Row("en", "482913 is your one time password for INR 500.00 on your card ending 1234", "482913"),
    Row("es", "Tu código de verificación es 482913. No lo compartas.", "482913"),
    Row("es", "482913 es tu clave de acceso", "482913"),
    Row("fa", "کد تأیید شما: ۴۸۲۹۱۳", "482913"),
    Row("fa", "رمز یکبار مصرف شما ۴۸۲۹۱۳ است", "482913"),
    Row("fi", "Vahvistuskoodisi on 482913", "482913"),
    Row("fr", "Votre code de vérification est 482913", "482913"),
    Row("fr", "482913 est votre mot de passe à usage unique", "482913"),
    Row("he", "קוד האימות שלך הוא 482913", "482913"),
    Row("hi", "आपका ओटीपी ४८२९१३ है", "482913"),
    Row("hi", "482913 आपका सत्यापन कोड है। इसे किसी से साझा न करें।", "482913"),
    Row("hr", "Vaš kod za potvrdu je 482913", "482913"),
    Row("hu", "Az Ön ellenőrző kódja: 482913", "482913"),
    Row("is", "Staðfestingarkóðinn þinn er 482913", "482913"),
    Row("it", "Il tuo codice di verifica è 482913", "482913"),
    Row("ja", "認証コード：482913 有効期限は10分です。", "482913"),
    Row("ja", "認証番号は４８２９１３です。他人に教えないでください。", "482913"),
    Row("ja", "確認番号「482913」を入力してください", "482913"),
    Row("ko", "[예시] 인증번호는 482913 입니다.", "482913"),
    Row("ko", "인증번호[482913]를 입력해 주세요", "482913"),
    Row("nb", "Din engangskode er 482913", "482913"),
    Row("nl", "Je verificatiecode is 482913", "482913"),
    Row("nl", "Uw pincode: 4829", "4829"),
    Row("pl", "Twój kod weryfikacyjny to 482913", "482913"),
    Row("pl", "Haslo SMS nr 3 z dnia 12-05-2026: 482913", "482913"),
    Row("pt", "O seu código de verificação é 482913", "482913"),
    Row("pt", "482913 é a sua senha para acesso", "482913"),
    Row("ro", "Codul tău de verificare este 482913", "482913"),
    Row("ru", "Ваш код подтверждения: 482913", "482913"),
    Row("ru", "Пароль: 482913. Покупка на 1 250.00 RUB", "482913"),
    Row("sk", "Váš overovací kód je 482913", "482913"),
    Row("sr", "Ваш верификациони код је 482913", "482913"),
    Row("sr", "Vaš verifikacioni kod je 482913", "482913"),
    Row("sv", "Din verifieringskod är 482913", "482913"),
    Row("sv", "482913 är din engångskod", "482913"),
    Row("th", "รหัส OTP ของคุณคือ 482913", "482913"),
    Row("th", "รหัสยืนยันของคุณคือ๔๘๒๙๑๓", "482913"),
    Row("tr", "Doğrulama kodunuz: 482913", "482913"),
    Row("tr", "482913 tek kullanımlık şifreniz", "482913"),
    Row("uk", "Ваш код підтвердження: 482913", "482913"),
    Row("vi", "Mã xác thực của bạn là 482913", "482913"),
    Row("vi", "Ma OTP cua quy khach la 482913", "482913"),
    Row("zh", "【示例】您的验证码是482913，5分钟内有效。", "482913"),
  ]

  static let forms: [Row] = [
    Row("en", "G-482913 is your Google verification code.", "482913"),
    Row("en", "FB-48291 is your confirmation code", "48291"),
    Row("en", "Your code: 482-913", "482913"),
    Row("en", "Your code: 482\u{2011}913", "482913"),
    Row("en", "Your code is 482 913.", "482913"),
    Row("en", "Your code is 4829 1375", "48291375"),
    Row("en", "Your code is 48 29 13", "482913"),
    Row("en", "Your code is 4 8 2 9 1 3", "482913"),
    Row("en", "Code:482913", "482913"),
    Row("en", "CODE 482913", "482913"),
    Row("en", "code=4829", nil),
    Row("en", "Your code is (482913)", "482913"),
    Row("en", "Your code is #482913", "482913"),
    Row("en", "Your code is \"482913\"", "482913"),
    Row("en", "Your code is 482913.Do not share it", "482913"),
    Row("en", "PIN: 4829", "4829"),
    Row("en", "Your code is A4F9K2", "A4F9K2"),
    Row("en", "Your code is 9XK4-Q2", nil),
    Row("en", "Your code is 2026", "2026"),
    Row("en", "Your code is 482", nil),
    Row("en", "Your code is 482913751", nil),
    Row("en", "482913", nil),
    Row("en", "", nil),
    Row("en", "Hello", nil),
    Row("en", "Code 111111 or code 222222", "111111"),
    Row("en", "Your verification code is\n\n482913", "482913"),
    Row("en", "482913\nis your code", "482913"),
    Row("en", "<#> 482913 is your Example code\nLaz+nxCarLW", "482913"),
    Row("en", "Code: " + String(repeating: "4", count: 65536), nil),
    Row("en", String(repeating: "4829 ", count: 13107) + "code", nil),
    Row("en", String(repeating: "word ", count: 13107) + "code 482913", "482913"),
  ]

  static let others: [Row] = [
    Row("en", "Call me at 555-1234 for the code", nil),
    Row("en", "Call +49 30 123456 and give the code", nil),
    Row("en", "Call 0800 1234567 for a new code", nil),
    Row("en", "Security code? Call (0800) 123456", nil),
    Row("en", "Your PIN has changed. Not you? Call 08001234", nil),
    Row("en", "Code 482913. Text STOP to 22333", "482913"),
    Row("en", "Verify the payment of $4829", nil),
    Row("en", "Verify the payment of 4829 EUR", nil),
    Row("en", "Verify the payment of Rs. 4829", nil),
    Row("en", "Verify the payment of 4829.50", nil),
    Row("en", "Verify the payment of 4,829", nil),
    Row("en", "Code valid until 2026-05-06", nil),
    Row("en", "Code valid until 06.05.2026", nil),
    Row("en", "Code valid until 06/05/2026 12:30:15", nil),
    Row("en", "The code was used in Berlin last week, in 2026", nil),
    Row("en", "Your order 482913 has been shipped", nil),
    Row("en", "Please confirm order #482913", nil),
    Row("en", "Use promo code SAVE2024 today", nil),
    Row("en", "Your discount code: 482913", nil),
    Row("en", "ZIP code 90210", nil),
    Row("en", "Barcode 482913", nil),
    Row("en", "The tracking code is 482913", nil),
    Row("en", "Verify at https://example.com/482913", nil),
    Row("en", "Verify at bit.ly/482913", nil),
    Row("en", "Verify 4829@example.com", nil),
    Row("en", "The code for your card ending 1234 is 567890", "567890"),
    Row("en", "The code for your card xx1234 is 567890", "567890"),
    Row("en", "Your code for the payment of Rs. 500 with your card is 567890", "567890"),
    Row("en", "Your card's verification code is 567890", "567890"),
    Row("en", "Security: 1080p and 100MB", nil),
    Row("en", "Login and win 5000 points", nil),
    Row("en", "Gate code changed, see you in 2026", nil),
    Row("en", "IBAN DE89 3704 0044 0532 0130 00: please verify", nil),
    Row("en", "Verify +1 482913", nil),
    Row("en", "Your card was charged 1250. Verify it", nil),
    Row("en", "Meeting code 482 913 751", nil),
    Row("en", "Your code is 1234. Reply STOP to unsubscribe, call 8665797172", "1234"),
    Row("en", "OTP to log in to your account XX1234 is 482913. Valid till 10:35:00.", "482913"),
    Row("en", "Order 1234567: your delivery PIN is 4829", "4829"),
    Row("de", "Ihr Gutscheincode lautet 482913", nil),
    Row("de", "Ihre Bestellung 482913 wurde bestätigt", nil),
    Row("fr", "Code postal 75001", nil),
    Row("es", "Código postal 28001", nil),
    Row("it", "Codice sconto 482913", nil),
    Row("pl", "Kod rabatowy 482913", nil),
    Row("ru", "Ваш заказ 482913 подтвержден", nil),
    Row("ja", "クーポンコード：482913", nil),
    Row("ko", "주문번호 482913 배송 확인", nil),
    Row("tr", "Siparişiniz 482913 onaylandı", nil),
  ]
}
