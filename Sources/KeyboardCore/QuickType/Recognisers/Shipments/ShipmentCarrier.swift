/// Who brings a shipment.
enum ShipmentCarrier: String, Sendable, CaseIterable {
  case amazon = "Amazon"
  case canadaPost = "Canada Post"
  case canpar = "Canpar"
  case dhl = "DHL"
  case dpd = "DPD"
  case fedex = "FedEx"
  case gofo = "GOFO Express"
  case landmark = "Landmark Global"
  case lasership = "LaserShip"
  case oldDominion = "Old Dominion"
  case ontrac = "OnTrac"
  case purolator = "Purolator"
  /// Any post: the number says the country.
  case post = "Post"
  case speedee = "Spee-Dee"
  case ups = "UPS"
  case usps = "USPS"
  case yodel = "Yodel"
  case yunexpress = "YunExpress"

  /// What it is called in messages, as `FoldedWords` reads it.
  var words: String {
    switch self {
    case .amazon: "=amazon =amzl"
    case .canadaPost: "=canada_post =postes_canada =canadapost"
    case .canpar: "=canpar"
    case .dhl: "=dhl"
    case .dpd: "=dpd"
    case .fedex: "=fedex =fed_ex =federal_express"
    case .gofo: "=gofo"
    case .landmark: "=landmark"
    case .lasership: "=lasership"
    case .oldDominion: "=old_dominion =odfl"
    case .ontrac: "=ontrac"
    case .purolator: "=purolator"
    case .post:
      "=royal_mail =parcelforce =la_poste =colissimo =chronopost =deutsche_post =poste_italiane =correos =correios =ems "
        + "=postnord =posti =posten =bring =china_post =japan_post =korea_post =post =an_post =swiss_post =postnl =ctt"
    case .speedee: "=speedee =spee-dee"
    case .ups: "=ups"
    case .usps: "=usps"
    case .yodel: "=yodel"
    case .yunexpress: "=yunexpress"
    }
  }
}
