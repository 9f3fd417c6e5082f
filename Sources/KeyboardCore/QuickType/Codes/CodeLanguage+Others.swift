extension CodeLanguage {
  /// Languages written in other letters, of which some leave no blanks between words.
  static let others: [CodeLanguage] = [
    CodeLanguage(
      language: "ar", codes: "رمز كود", hints: "المرور تحقق تأكيد السري",
      otherCodes: "خصم بريد كوبون", otherNumbers: "الطلب طلبك حساب بطاق هاتف اتصل فاتور"),
    CodeLanguage(
      language: "fa", codes: "=کد ^کدی رمز =پین", hints: "تایید تأیید پسورد گذرواژه عبور ورود",
      otherCodes: "تخفیف پستی پیگیری", otherNumbers: "سفارش حساب کارت تلفن فاکتور تماس"),
    CodeLanguage(
      language: "he", codes: "קוד", hints: "סיסמ אימות אישור כניסה",
      otherCodes: "הנחה קופון מיקוד שגיאה", otherNumbers: "הזמנ חשבון כרטיס טלפון חייג"),
    CodeLanguage(
      language: "hi", codes: "^कोड =ओटीपी =पिन", hints: "^पासवर्ड ^सत्याप ^पुष्टि ^लॉगिन",
      otherCodes: "^डिस्काउंट ^कूपन ^प्रोमो ^छूट =पिनकोड", otherNumbers: "^ऑर्डर ^खाता ^खाते ^कार्ड ^फोन ^फ़ोन ^कॉल",
      copulas: "=है"),
    CodeLanguage(
      language: "th", codes: "รหัส โค้ด", hints: "ยืนยัน เข้าสู่ระบบ", otherCodes: "ส่วนลด คูปอง ไปรษณีย์ โปรโม",
      otherNumbers: "คำสั่งซื้อ บัญชี บัตร โทร"),
    CodeLanguage(
      language: "ja", codes: "コード 認証番号 確認番号 暗証番号 ワンタイム", hints: "パスワード 認証 確認 ログイン",
      otherCodes: "クーポン 割引 郵便 バーコード 優待 紹介 招待 エラー", otherNumbers: "注文 口座 カード 電話 会員番号 伝票"),
    CodeLanguage(
      language: "ko", codes: "코드 인증번호 승인번호 보안번호 확인번호", hints: "인증 확인 비밀번호 일회용 로그인",
      otherCodes: "할인 쿠폰 우편 오류 바코드 추천", otherNumbers: "주문 계좌 카드 전화 송장 문의"),
    CodeLanguage(
      language: "zh", codes: "验证码 驗證碼 校验码 动态码 確認碼", hints: "验证 驗證 密码 密碼 登录 登入",
      otherCodes: "优惠 優惠 邮政 邮编", otherNumbers: "订单 訂單 尾号 账户 電話 电话"),
  ]

  /// What money is called beside an amount.
  static let currencies =
    "=eur =euro =euros =usd =gbp =chf =jpy =inr =rs =rsd =din =kr =sek =nok =dkk =isk =kc =czk =zl =pln =ft =huf =lei =ron "
    + "=tl =try =vnd =dong =d =руб =р =грн =лв =дин =円 =元 =원 =บาท =تومان =ریال =ريال =درهم =дол =dollars =dollar =aed "
    + "=sar =ils =thb =krw =brl =uah =rub =bgn =रुपये =रु"
}
