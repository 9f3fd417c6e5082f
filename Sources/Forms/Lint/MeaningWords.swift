import KeyboardCore

/// The words by which fields are known, in the languages of many kiosks; an entry is what `FieldWords` makes of a label.
enum MeaningWords {
  /// By phrase.
  static let meanings: [String: FieldMeaning] = {
    var meanings: [String: FieldMeaning] = [:]
    for (meaning, phrases) in lists {
      for phrase in phrases { meanings[phrase] = meaning }
    }
    return meanings
  }()

  private typealias List = (meaning: FieldMeaning, phrases: [String])

  private static let lists: [List] = credentials + people + places + cards + others

  private static let credentials: [List] = [
    (
      .type(.username),
      [
        "username", "user name", "user id", "userid", "user", "login", "login name", "login id", "account name",
        "member id", "sign in name", "email or username", "e mail or username", "username or email",
        "username or e mail", "email or phone", "e mail or phone", "email or phone number", "benutzername",
        "nutzername", "anmeldename", "nom d utilisateur", "identifiant", "nombre de usuario", "usuario",
        "nome utente", "nome de usuário", "아이디", "사용자 이름", "ユーザー名", "ユーザid", "ユーザーid",
      ]
    ),
    (
      .type(.password),
      [
        "password", "passwd", "pwd", "passphrase", "passwort", "kennwort", "mot de passe", "contraseña", "senha",
        "비밀번호", "パスワード",
      ]
    ),
    (
      .type(.newPassword),
      [
        "new password", "newpassword", "choose password", "choose a password", "create password",
        "create a password", "confirm password", "password confirmation", "repeat password", "retype password",
        "re enter password", "password again", "verify password", "neues passwort", "passwort wiederholen",
        "nouveau mot de passe", "nueva contraseña", "nuova password", "nova senha", "새 비밀번호", "비밀번호 확인",
        "新しいパスワード", "パスワード確認",
      ]
    ),
    (
      .type(.oneTimeCode),
      [
        "one time code", "onetimecode", "one time password", "otp", "otp code", "sms code", "code from sms",
        "verification code", "confirmation code", "authentication code", "einmalcode", "bestätigungscode",
        "code de vérification", "código de verificación", "인증번호", "認証コード", "ワンタイムコード",
      ]
    ),
    (.pin, ["pin", "pin code", "pin number", "passcode"]),
    (.personalNumber, ["ssn", "social security number", "social security no"]),
  ]

  private static let people: [List] = [
    (
      .type(.name),
      [
        "name", "full name", "fullname", "first and last name", "name and surname", "vollständiger name",
        "vor und nachname", "nom complet", "nombre completo", "nome completo", "이름", "성명", "氏名", "お名前",
      ]
    ),
    (
      .type(.givenName),
      [
        "first name", "firstname", "fname", "given name", "givenname", "forename", "vorname", "prénom", "nombre",
        "nome",
      ]
    ),
    (.type(.middleName), ["middle name", "middlename", "second name", "zweiter vorname"]),
    (
      .type(.familyName),
      [
        "last name", "lastname", "lname", "family name", "familyname", "surname", "nachname", "familienname", "nom",
        "nom de famille", "apellido", "apellidos", "cognome", "sobrenome",
      ]
    ),
    (.type(.nickname), ["nickname", "nick name", "spitzname"]),
    (
      .type(.organizationName),
      [
        "company", "company name", "organization", "organization name", "organisation", "organisation name",
        "employer", "firma", "unternehmen", "société", "entreprise", "empresa", "azienda", "회사", "会社名",
      ]
    ),
    (.type(.jobTitle), ["job title", "jobtitle", "job", "position", "occupation"]),
    (
      .type(.birthdate),
      [
        "date of birth", "birth date", "birthdate", "birthday", "dob", "geburtsdatum", "date de naissance", "생년월일",
        "生年月日",
      ]
    ),
    (.type(.birthdateYear), ["year of birth", "birth year", "geburtsjahr"]),
  ]

  private static let places: [List] = [
    (
      .type(.emailAddress),
      [
        "email", "e mail", "mail", "email address", "e mail address", "mail address", "emailaddress", "confirm email",
        "confirm e mail", "repeat email", "e mail adresse", "email adresse", "mailadresse", "adresse e mail",
        "adresse email", "courriel", "correo electrónico", "correo", "indirizzo email", "endereço de e mail", "이메일",
        "이메일 주소", "メール", "メールアドレス",
      ]
    ),
    (
      .type(.telephoneNumber),
      [
        "phone", "phone number", "phonenumber", "phone no", "telephone", "telephone number", "tel", "tel no", "mobile",
        "mobile phone", "mobile number", "mobile phone number", "cell", "cell phone", "cell phone number", "telefon",
        "telefonnummer", "handy", "handynummer", "mobilnummer", "téléphone", "numéro de téléphone", "teléfono",
        "telefono", "telefone", "celular", "전화번호", "휴대폰", "휴대폰 번호", "電話番号", "携帯電話",
      ]
    ),
    (.type(.URL), ["url", "website", "web site", "web address", "homepage", "home page", "webseite", "site web"]),
    (
      .type(.fullStreetAddress),
      ["address", "street address", "street", "anschrift", "straße", "adresse", "dirección", "indirizzo", "주소", "住所"]
    ),
    (.type(.streetAddressLine1), ["address line 1", "address 1", "street line 1", "straße und hausnummer"]),
    (.type(.streetAddressLine2), ["address line 2", "address 2", "street line 2", "apartment", "adresszusatz"]),
    (
      .type(.addressCity), ["city", "town", "city or town", "ort", "stadt", "ville", "ciudad", "città", "cidade", "都市"]
    ),
    (.type(.addressState), ["state", "province", "state or province", "state province", "bundesland", "都道府県"]),
    (
      .type(.postalCode),
      [
        "postal code", "postalcode", "postcode", "post code", "zip", "zip code", "zipcode", "zip postal code", "plz",
        "postleitzahl", "code postal", "código postal", "cap", "cep", "우편번호", "郵便番号",
      ]
    ),
    (.type(.countryName), ["country", "country name", "land", "pays", "país", "paese", "국가", "国"]),
  ]

  private static let cards: [List] = [
    (
      .type(.creditCardNumber),
      [
        "card number", "cardnumber", "credit card number", "credit card", "debit card number", "card no",
        "kartennummer",
      ]
    ),
    (.type(.creditCardName), ["name on card", "cardholder", "cardholder name", "card holder", "name on the card"]),
    (
      .type(.creditCardSecurityCode),
      ["cvv", "cvc", "csc", "cvv 2", "cvc 2", "card security code", "card verification code", "kartenprüfnummer"]
    ),
    (
      .type(.creditCardExpiration),
      ["expiration", "expiration date", "expiry", "expiry date", "expires", "card expiry", "valid thru", "gültig bis"]
    ),
  ]

  private static let others: [List] = [
    (.type(.shipmentTrackingNumber), ["tracking number", "tracking no", "parcel number", "sendungsnummer", "運送状番号"]),
    (.type(.flightNumber), ["flight", "flight number", "flight no", "flugnummer"]),
    (.type(.cellularIMEI), ["imei", "imei number"]),
    (.type(.cellularEID), ["eid"]),
    (.amount, ["amount", "price", "total", "betrag", "preis", "montant", "prix", "importe", "importo", "금액", "金額"]),
    (
      .count,
      [
        "quantity", "qty", "age", "number of guests", "number of persons", "number of people", "number of tickets",
        "anzahl",
      ]
    ),
    (
      .prose,
      [
        "comment", "comments", "feedback", "description", "notes", "remarks", "biography", "bio", "cover letter",
        "bemerkungen", "kommentar", "beschreibung", "commentaire", "comentarios",
      ]
    ),
  ]
}
