extension TelephonePlan {
  /// The main numbering plans, as national regulators publish them and the ITU lists them (E.164, national numbering
  /// plans). Where areas have codes of several lengths the larger ones are listed and the rest is grouped alike.
  static let all: [TelephonePlan] = [
    TelephonePlan("US CA PR DO JM BS BB TT", "1", trunk: "1", "=3,3,4"),
    TelephonePlan("RU KZ", "7", trunk: "8", "=3,3,2,2"),
    TelephonePlan("EG", "20", "1=3,3,4 2/3=1,4,4|1,3,4 =2,3,4"),
    TelephonePlan("ZA", "27", "=2,3,4"),
    TelephonePlan("GR", "30", trunk: "", "21=2,4,4 =3,3,4"),
    TelephonePlan(
      "NL", "31",
      "6=1,8 10/13/15/20/23/24/26/30/33/35/36/38/40/43/45/46/50/53/55/58/70/71/72/73/74/75/76/77/78/79=2,3,4 800/900=3,4 =3,3,3"
    ),
    TelephonePlan("BE", "32", "4=3,2,2,2 2/3/9=1,3,2,2 =2,2,2,2"),
    TelephonePlan("FR", "33", "=1,2,2,2,2"),
    TelephonePlan("ES", "34", trunk: "", "=3,3,3"),
    TelephonePlan("HU", "36", trunk: "06", "1=1,3,4 20/21/30/31/50/70=2,3,4 =2,3,3"),
    TelephonePlan("IT", "39", trunk: "", "3=3,3,4|3,3,3 02/06=2,4,4|2,4,3|2,3,3 =3,3,4|3,3,3|3,4,4"),
    TelephonePlan("RO", "40", "21/31=2,3,2,2 =3,3,3"),
    TelephonePlan("CH LI", "41", "=2,3,2,2"),
    TelephonePlan("AT", "43", "1=1,3,4|1,3,3|1,4,4 =3,3,4|3,3,3|3,4,4|3,6"),
    TelephonePlan("GB GG IM JE", "44", "2=2,4,4 7=4,6 11/121/131/141/151/161/171/181/191/3/8/9=3,3,4 =4,6|4,5"),
    TelephonePlan("DK", "45", trunk: "", "=2,2,2,2"),
    TelephonePlan("SE", "46", "8=1,3,3|1,3,2,2|1,3,3,2 =2,3,2,2|2,3,3|2,2,2,2"),
    TelephonePlan("NO", "47", trunk: "", "4/9=3,2,3 =2,2,2,2"),
    TelephonePlan("PL", "48", trunk: "", "=3,3,3"),
    TelephonePlan("DE", "49", germany),
    TelephonePlan("PE", "51", "1=1,3,4 9=3,3,3 =2,3,3"),
    TelephonePlan("MX", "52", trunk: "", "33/55/56/81=2,4,4 =3,3,4"),
    TelephonePlan("AR", "54", isOptional: true, "11=2,4,4 9=1,2,4,4 =3,3,4"),
    TelephonePlan("BR", "55", isOptional: true, brazil),
    TelephonePlan("CL", "56", trunk: "", "=1,4,4"),
    TelephonePlan("CO", "57", trunk: "", "=3,3,4"),
    TelephonePlan("MY", "60", "1=2,3,4|2,4,4 =1,4,4|2,3,4"),
    TelephonePlan("AU", "61", "4=3,3,3 1300/1800=4,3,3 =1,4,4"),
    TelephonePlan("ID", "62", "8=3,4,4|3,4,3|3,4,5 =2,4,4|2,4,3|3,4,3"),
    TelephonePlan("PH", "63", "2=1,4,4 =3,3,4"),
    TelephonePlan("NZ", "64", "2=2,3,4|2,3,3|2,4,4 =1,3,4"),
    TelephonePlan("SG", "65", trunk: "", "=4,4"),
    TelephonePlan("TH", "66", "6/8/9=2,3,4 2=1,3,4 =2,3,3"),
    TelephonePlan("JP", "81", "120/800=3,3,3 50/70/80/90=2,4,4 3/6=1,4,4 =2,3,4"),
    TelephonePlan("KR", "82", "2=1,3,4|1,4,4 =2,3,4|2,4,4"),
    TelephonePlan("VN", "84", "24/28=2,4,4 =3,3,3|3,3,4"),
    TelephonePlan("CN", "86", isOptional: true, "1=3,4,4 10/2=2,4,4 =3,4,4|3,3,4"),
    TelephonePlan("TR", "90", "=3,3,2,2"),
    TelephonePlan("IN", "91", isOptional: true, "=5,5"),
    TelephonePlan("PK", "92", "3=3,3,4 =2,4,4"),
    TelephonePlan("IR", "98", "9=3,3,4 =2,4,4"),
    TelephonePlan("MA", "212", "=1,2,2,2,2"),
    TelephonePlan("DZ", "213", "=3,2,2,2|2,2,2,2"),
    TelephonePlan("TN", "216", trunk: "", "=2,3,3"),
    TelephonePlan("NG", "234", "7/8/9=3,3,4 =1,3,4"),
    TelephonePlan("KE", "254", "=3,3,3"),
    TelephonePlan("PT", "351", trunk: "", "=3,3,3"),
    TelephonePlan("LU", "352", trunk: "", "6=3,3,3 =2,2,2|2,2,2,2"),
    TelephonePlan("IE", "353", "1=1,3,4 8=2,3,4 =2,3,4|2,5"),
    TelephonePlan("IS", "354", trunk: "", "=3,4"),
    TelephonePlan("MT", "356", trunk: "", "=4,4"),
    TelephonePlan("CY", "357", trunk: "", "=2,6"),
    TelephonePlan("FI AX", "358", "4/5=2,3,4|2,3,3|2,3,5 =1,3,3|1,3,4|2,3,4"),
    TelephonePlan("BG", "359", "2=1,3,3|1,3,4 87/88/89/98/99=2,3,4 =2,3,3"),
    TelephonePlan("LT", "370", "6=3,5 =1,3,4"),
    TelephonePlan("LV", "371", trunk: "", "=2,3,3"),
    TelephonePlan("EE", "372", trunk: "", "5=4,4|4,3 =3,4"),
    TelephonePlan("UA", "380", "=2,3,2,2"),
    TelephonePlan("RS", "381", "6=2,3,4|2,3,3 =2,3,4|2,3,3"),
    TelephonePlan("ME", "382", "=2,3,3"),
    TelephonePlan("HR", "385", "1=1,4,3 9=2,3,4|2,3,3 =2,3,3"),
    TelephonePlan("SI", "386", "3/4/5/6/7=2,3,3 =1,3,2,2"),
    TelephonePlan("BA", "387", "=2,3,3|2,3,4"),
    TelephonePlan("CZ", "420", trunk: "", "=3,3,3"),
    TelephonePlan("SK", "421", "2=1,4,4 9=3,3,3 =2,3,2,2"),
    TelephonePlan("HK", "852", trunk: "", "=4,4"),
    TelephonePlan("MO", "853", trunk: "", "=4,4"),
    TelephonePlan("TW", "886", "9=3,3,3 =1,4,4|1,3,4"),
    TelephonePlan("LB", "961", "=2,3,3|1,3,3"),
    TelephonePlan("JO", "962", "7=1,4,4 =1,3,4"),
    TelephonePlan("IQ", "964", "7=3,3,4 =1,3,4"),
    TelephonePlan("SA", "966", "=2,3,4"),
    TelephonePlan("AE", "971", "5=2,3,4 =1,3,4"),
    TelephonePlan("IL", "972", "5/7=2,3,4 =1,3,4"),
    TelephonePlan("QA", "974", trunk: "", "=4,4"),
  ]

  /// Areas of two digits, those of three, and the rest, which has four.
  private static let germany = """
    15/16/17=3,8|3,7 30/40/69/89=2,8|2,7|2,6 \
    201/202/203/208/209/211/212/214/221/228/231/234/241/251/261/271/331/335/340/341/345/351/355/361/365/371/375/381/385/\
    391/395/421/431/441/451/461/471/481/511/521/531/541/551/561/571/581/591/611/621/631/641/651/661/671/681/711/721/731/\
    741/751/761/771/781/791/800/821/831/841/851/861/871/881/906/911/921/931/941/951/961/971/981/991=3,7|3,6|3,8|3,5 \
    =4,6|4,5|4,7|4,4
    """

  /// Every area has two digits; a mobile number then has nine and begins with 9.
  private static let brazil =
    (11...99).map(String.init).map { $0 + "9" }.joined(separator: "/") + "=2,5,4 800/300/400=3,3,4 =2,4,4"
}
