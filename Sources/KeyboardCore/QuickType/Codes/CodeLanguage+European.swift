extension CodeLanguage {
  /// Languages written in Latin, Greek and Cyrillic letters.
  static let european: [CodeLanguage] = [
    CodeLanguage(
      language: "en", codes: "code =otp =pin =tan =mtan =smstan =pushtan =passkey =totp =2fa",
      hints: "^verif ^authent ^confirm ^passw ^login =log_in =sign_in ^one-time ^security =token",
      otherCodes:
        "promo discount coupon voucher =gift =zip zipcode =postal postcode =tracking =error =area =country =dress "
        + "=source barcode =bar =qr =product ^booking ^reservation ^referral ^invit =order =offer =morse unicode",
      otherNumbers:
        "=order =orders =invoice =ref =reference =account =acct =card =cards =ending =ends =tel =phone =call =fax "
        + "=flight =ticket =booking =amount =total =room =train =bus =zip =year =customer =case =policy =sms_to "
        + "=stop_to =text",
      copulas: "=is =as =are =was"),
    CodeLanguage(
      language: "de", codes: "^kode", hints: "^bestatig kennwort passwort ^einmal ^anmeld",
      otherCodes: "rabatt gutschein ^aktions postleit ^fehler lander ^buchungs ^bestell",
      otherNumbers:
        "^bestell ^rechnung konto =karte kreditkarte ^kunden ^auftrag =flug ^vertrag =telefon =plz ^endet ^endend "
        + "=anruf",
      copulas: "=ist =lautet"),
    CodeLanguage(
      language: "fr", codes: "=mot_de_passe_unique", hints: "^verif ^confirm =passe ^connexion",
      otherCodes: "^postal ^reduction =barre =barres =suivi =erreur ^parrain",
      otherNumbers: "^commande ^facture =compte =carte =telephone ^appel =vol =dossier =client ^termin", copulas: "=est"
    ),
    CodeLanguage(
      language: "es", codes: "^codigo =clave", hints: "^verific ^contrasen ^confirm =acceso",
      otherCodes: "^postal ^descuento ^promocion ^pedido ^cupon =barras",
      otherNumbers: "^pedido ^factura =cuenta ^tarjeta ^telefono ^llam =vuelo ^reserva ^termina",
      copulas: "=es =sera"),
    CodeLanguage(
      language: "it", codes: "^codice ^codici", hints: "^verific ^conferm ^accesso =parola_chiave",
      otherCodes: "^fiscal ^postal =sconto ^ordine =iban =cliente",
      otherNumbers: "^ordine ^fattura =conto =carta ^telefono ^chiam =volo ^prenotazione", copulas: "=e"),
    CodeLanguage(
      language: "pt", codes: "^codigo =token", hints: "^verific =senha ^confirm =palavra-passe =acesso",
      otherCodes: "^postal ^desconto ^promocion ^rastre ^cupom =barras",
      otherNumbers: "^pedido ^fatura =conta ^cartao ^telefone ^ligue =voo ^reserva", copulas: "=e"),
    CodeLanguage(
      language: "nl", codes: "^kode", hints: "wachtwoord ^verific ^bevestig ^eenmalig ^inlog",
      otherCodes: "korting ^actie =post", otherNumbers: "^bestel ^factuur ^rekening =kaart =pas =bel ^klant",
      copulas: "=luidt"),
    CodeLanguage(
      language: "sv", codes: "kod$ koden$ ^kod", hints: "^verifi ^bekraft losenord ^engang ^inlogg",
      otherCodes: "^rabatt ^kampanj ^postnum", otherNumbers: "^bestallning ^faktura =konto =kort =ring ^kund ^telefon",
      copulas: "=ar"),
    CodeLanguage(
      language: "da", codes: "kode$ koden$ ^kode", hints: "^bekraeft ^bekraft ^engangs adgangskode ^log_ind",
      otherCodes: "^rabat ^tilbud ^postnum", otherNumbers: "^ordre ^bestilling ^faktura =konto =kort ^ring ^kunde",
      copulas: "=er"),
    CodeLanguage(
      language: "nb", codes: "kode$ koden$ ^kode", hints: "^bekreft ^engangs ^passord ^innlogg",
      otherCodes: "^rabatt ^kampanje ^postnum", otherNumbers: "^ordre ^bestilling ^faktura =konto =kort ^ring ^kunde",
      copulas: "=er"),
    CodeLanguage(
      language: "is", codes: "^kodi kodi$ ^koda kodinn$ =pin-numer", hints: "^stadfest ^oryggis ^lykilord ^innskran",
      otherCodes: "^afslatt ^postnum", otherNumbers: "^pontun ^reikning =kort ^simi ^hring", copulas: "=er"),
    CodeLanguage(
      language: "fi", codes: "koodi ^tunnusluku", hints: "^vahvis salasana ^kirjau ^kertakaytt",
      otherCodes: "^alennus ^tarjous ^postinum",
      otherNumbers: "^tilaus =lasku ^laskun =tili ^tilin ^kortti ^soita =puh",
      copulas: "=on"),
    CodeLanguage(
      language: "hu", codes: "kod$ kodja$ kodot$ ^kod kodod$ kodjat$",
      hints: "^jelszo ^ellenorz ^megerosit ^belep ^hitelesit",
      otherCodes: "^kupon ^kedvezmeny ^iranyito ^akcio", otherNumbers: "^rendeles ^szamla ^kartya ^hivja =telefon"),
    CodeLanguage(
      language: "cs", codes: "^kod =sms_klic", hints: "^hesl ^over ^potvr ^prihla ^jednoraz",
      otherCodes: "^slev ^postovn ^promo", otherNumbers: "^objedn ^faktur ^uctu =ucet ^kart ^volejte =telefon",
      copulas: "=je"),
    CodeLanguage(
      language: "sk", codes: "^kod", hints: "^hesl ^over ^potvr ^prihla ^jednoraz",
      otherCodes: "^zlav ^postov", otherNumbers: "^objedn ^faktur ^uctu =ucet ^kart ^volajte =telefon", copulas: "=je"),
    CodeLanguage(
      language: "pl", codes: "^kod", hints: "^hasl ^weryfik ^potwierdz ^logowan ^jednoraz ^autoryz",
      otherCodes: "^pocztow ^rabatow ^promocyj ^kresk ^zniz", otherNumbers: "^zamowien ^faktur ^kont ^kart ^zadzwon",
      copulas: "=to =jest"),
    CodeLanguage(
      language: "ro", codes: "=cod ^codul =codurile", hints: "^parol ^verific ^confirm ^autentific",
      otherCodes: "^postal ^reducer ^promo", otherNumbers: "^comand ^factur =cont ^contul ^card ^sunati =telefon",
      copulas: "=este"),
    CodeLanguage(
      language: "hr", codes: "^kod =sifra", hints: "^lozink ^zapork ^potvrd ^provjer ^prijav ^jednokrat",
      otherCodes: "^popust ^postansk ^promo", otherNumbers: "^narudz ^racun ^kartic ^nazov =telefon", copulas: "=je"),
    CodeLanguage(
      language: "tr", codes: "^kod ^sifre", hints: "^parola ^dogrula ^onay ^giris ^tek_kullan",
      otherCodes: "^indirim ^promosyon ^posta ^kupon ^hata",
      otherNumbers: "^siparis ^fatura ^hesap ^kart ^telefon =arayin"),
    CodeLanguage(
      language: "vi",
      codes: "=ma_xac =ma_otp =ma_dang_nhap =ma_bao_mat =ma_kich_hoat =ma_pin =ma_code =ma_cua_ban =ma_so_xac",
      hints: "=mat_khau =xac_thuc =xac_minh =xac_nhan =dang_nhap",
      otherCodes: "=giam_gia =khuyen_mai =buu", otherNumbers: "=don_hang =tai_khoan =the =dien_thoai =goi",
      copulas: "=la"),
    CodeLanguage(
      language: "el", codes: "^κωδικ", hints: "^επαληθευσ ^επιβεβαιωσ ^συνθηματικ ^συνδεσ",
      otherCodes: "^εκπτωσ ^εκπτωτικ ^ταχυδρομικ ^προσφορ", otherNumbers: "^παραγγελ ^λογαριασμ ^καρτ ^τηλ ^καλεσ",
      copulas: "=ειναι"),
    CodeLanguage(
      language: "ru", codes: "код$ ^код =пин", hints: "^парол ^подтвержд ^провер ^вход ^одноразов",
      otherCodes: "промо ^скид ^купон ^почтов ^товар ^ошиб штрих",
      otherNumbers: "^заказ ^счет ^карт =тел ^телефон ^звон",
      copulas: "=это"),
    CodeLanguage(
      language: "uk", codes: "код$ ^код =пін", hints: "^парол ^підтвердж ^перевір ^вхід ^входу ^одноразов",
      otherCodes: "промо ^зниж ^купон ^поштов ^товар ^помил штрих",
      otherNumbers: "^замовл ^рахун ^карт =тел ^телефон ^дзвон", copulas: "=це"),
    CodeLanguage(
      language: "bg", codes: "^код =пин", hints: "^парол ^потвърд ^верифик ^вход",
      otherCodes: "промо ^отстъп ^пощенск ^купон баркод", otherNumbers: "^поръч ^фактур ^сметк ^карт =тел ^обад",
      copulas: "=е"),
    CodeLanguage(
      language: "sr", codes: "^код =пин =шифра", hints: "^лозинк ^потврд ^провер ^пријав ^једнократ",
      otherCodes: "промо ^попуст ^поштанск баркод", otherNumbers: "^наруџ ^рачун ^картиц =тел ^позов",
      copulas: "=је"),
  ]
}
