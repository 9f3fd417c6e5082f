/// An airline by its designators.
struct Airline: Sendable, Hashable {
  /// IATA's two characters: `LH`.
  var iata: String
  /// ICAO's three letters: `DLH`.
  var icao: String
  /// What people call it.
  var name: String

  /// The one that has the designator, in capitals; nil: none that is known.
  static func of(_ designator: String) -> Airline? { byDesignator[designator] }

  /// The one of this name, folded as `LetterFolding` does and without blanks; nil: none.
  static func named(_ name: [UInt32]) -> Airline? { byName[name] }

  private static let byDesignator: [String: Airline] = {
    var found: [String: Airline] = [:]
    for airline in all {
      found[airline.iata] = airline
      found[airline.icao] = airline
    }
    return found
  }()

  private static let byName: [[UInt32]: Airline] = {
    var found: [[UInt32]: Airline] = [:]
    for airline in all {
      let name = LetterFolding.folded(airline.name).filter { $0 != 0x20 && $0 != 0x2d }
      found[name] = airline
      // "Delta" for Delta Air Lines.
      for ending in ["airlines", "airways", "airline", "airlines", "air"] {
        let letters = LetterFolding.folded(ending)
        if name.count > letters.count + 3, name.suffix(letters.count).elementsEqual(letters) {
          found[Array(name.dropLast(letters.count))] = airline
        }
      }
    }
    return found
  }()

  private static let all: [Airline] = list.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ", maxSplits: 2)
    return words.count == 3 ? Airline(iata: String(words[0]), icao: String(words[1]), name: String(words[2])) : nil
  }

  /// Airlines with many passengers; any other designator is taken too, where a word for flights stands with it.
  private static let list = """
    AA AAL American Airlines
    AC ACA Air Canada
    AD AZU Azul
    AF AFR Air France
    AH DAH Air Algérie
    AI AIC Air India
    AK AXM AirAsia
    AM AMX Aeromexico
    AR ARG Aerolíneas Argentinas
    AS ASA Alaska Airlines
    AT RAM Royal Air Maroc
    AV AVA Avianca
    AY FIN Finnair
    AZ ITY ITA Airways
    A3 AEE Aegean Airlines
    BA BAW British Airways
    BG BBC Biman
    BI RBA Royal Brunei
    BR EVA EVA Air
    BT BTI airBaltic
    BW BWA Caribbean Airlines
    B6 JBU JetBlue Airways
    CA CCA Air China
    CI CAL China Airlines
    CM CMP Copa Airlines
    CX CPA Cathay Pacific
    CZ CSN China Southern Airlines
    DE CFG Condor
    DL DAL Delta Air Lines
    DY NOZ Norwegian
    D8 IBK Norwegian Air Sweden
    EI EIN Aer Lingus
    EK UAE Emirates
    EN DLA Air Dolomiti
    ET ETH Ethiopian Airlines
    EW EWG Eurowings
    EY ETD Etihad Airways
    FA SFR FlySafair
    FB LZB Bulgaria Air
    FI ICE Icelandair
    FJ FJI Fiji Airways
    FM CSH Shanghai Airlines
    FR RYR Ryanair
    FZ FDB flydubai
    F9 FFT Frontier Airlines
    GA GIA Garuda Indonesia
    GF GFA Gulf Air
    G3 GLO Gol
    G4 AAY Allegiant Air
    G9 ABY Air Arabia
    HA HAL Hawaiian Airlines
    HO DKH Juneyao Airlines
    HU CHH Hainan Airlines
    HV TRA Transavia
    HX CRK Hong Kong Airlines
    IB IBE Iberia
    IR IRA Iran Air
    IX AXB Air India Express
    I2 IBS Iberia Express
    JL JAL Japan Airlines
    JP ADR Adria Airways
    JQ JST Jetstar
    JU ASL Air Serbia
    J2 AHY Azerbaijan Airlines
    KC KZR Air Astana
    KE KAL Korean Air
    KL KLM KLM
    KM KMM KM Malta Airlines
    KQ KQA Kenya Airways
    KU KAC Kuwait Airways
    LA LAN LATAM
    LG LGL Luxair
    LH DLH Lufthansa
    LO LOT LOT
    LS EXS Jet2
    LX SWR Swiss
    LY ELY El Al
    ME MEA Middle East Airlines
    MF CXA Xiamen Airlines
    MH MAS Malaysia Airlines
    MK MAU Air Mauritius
    MS MSR EgyptAir
    MU CES China Eastern Airlines
    NH ANA All Nippon Airways
    NK NKS Spirit Airlines
    NZ ANZ Air New Zealand
    N0 NBT Norse Atlantic Airways
    OA OAL Olympic Air
    OD MXD Batik Air Malaysia
    OK CSA Czech Airlines
    OS AUA Austrian Airlines
    OU CTN Croatia Airlines
    OZ AAR Asiana Airlines
    PC PGT Pegasus Airlines
    PG BKP Bangkok Airways
    PK PIA Pakistan International Airlines
    PR PAL Philippine Airlines
    PS AUI Ukraine International Airlines
    QF QFA Qantas
    QR QTR Qatar Airways
    QS TVS Smartwings
    QZ AWQ Indonesia AirAsia
    RJ RJA Royal Jordanian
    RO ROT TAROM
    SA SAA South African Airways
    SC CDG Shandong Airlines
    SG SEJ SpiceJet
    SK SAS Scandinavian Airlines
    SN BEL Brussels Airlines
    SQ SIA Singapore Airlines
    SU AFL Aeroflot
    SV SVA Saudia
    S7 SBI S7 Airlines
    TG THA Thai Airways
    TK THY Turkish Airlines
    TO TVF Transavia France
    TP TAP TAP Air Portugal
    TR TGW Scoot
    TS TSC Air Transat
    TU TAR Tunisair
    TW TWB T'way Air
    UA UAL United Airlines
    UK VTI Vistara
    UL ALK SriLankan Airlines
    UU REU Air Austral
    UX AEA Air Europa
    U2 EZY easyJet
    VA VOZ Virgin Australia
    VB VIV Viva
    VF TKJ AJet
    VJ VJC VietJet Air
    VN HVN Vietnam Airlines
    VS VIR Virgin Atlantic
    VY VLG Vueling
    V7 VOE Volotea
    WF WIF Widerøe
    WN SWA Southwest Airlines
    WS WJA WestJet
    WY OMA Oman Air
    W4 WMT Wizz Air Malta
    W6 WZZ Wizz Air
    W9 WUK Wizz Air UK
    XQ SXS SunExpress
    XY KNE flynas
    X3 TUI TUIfly
    Y4 VOI Volaris
    ZH CSZ Shenzhen Airlines
    3K JSA Jetstar Asia
    3U CSC Sichuan Airlines
    4U GWI Germanwings
    4Y OCN Discover Airlines
    5J CEB Cebu Pacific
    6E IGO IndiGo
    7C JJA Jeju Air
    9C CQH Spring Airlines
    9W JAI Jet Airways
    """
}
