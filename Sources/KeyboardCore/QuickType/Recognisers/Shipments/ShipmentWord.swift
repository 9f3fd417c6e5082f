/// What a word near a tracking number says.
struct ShipmentWord: OptionSet, Sendable {
  let rawValue: UInt32

  /// The message speaks of a shipment.
  static let shipment = ShipmentWord(rawValue: 1)
  /// "Number", "no.", "tracking": goes before a number and is no part of it.
  static let number = ShipmentWord(rawValue: 2)

  /// The carrier is named.
  static func carrier(_ carrier: ShipmentCarrier) -> ShipmentWord {
    ShipmentWord(rawValue: 4 << UInt32(ShipmentCarrier.allCases.firstIndex(of: carrier) ?? 0))
  }

  /// Those named.
  var carriers: [ShipmentCarrier] { ShipmentCarrier.allCases.filter { contains(.carrier($0)) } }

  /// In all languages of the layouts.
  static let words: FoldedWords<ShipmentWord> = FoldedWords(
    ShipmentCarrier.allCases.map { ($0.words, .carrier($0)) } + [(shipments, .shipment), (numbers, .number)])

  private static let shipments =
    "^track ^shipment ^shipping ^shipped ^parcel ^package ^deliver ^courier =waybill =consignment ^sendung ^paket ^liefer "
    + "^colis =suivi ^livraison ^expedi ^paquete ^envio ^seguimiento =entrega ^pacco ^spedizion ^consegna ^encomenda "
    + "^rastre ^pakket ^zending ^bezorg ^forsandelse ^kolli ^leverans ^pakke ^forsendelse ^sending ^lever ^lahety ^pakett "
    + "^csomag ^kuldemeny ^szallit ^zasilk ^zasielk ^balik ^doruc ^przesylk ^paczk ^dostaw ^colet ^livrar ^posiljk "
    + "^dostav ^kargo ^gonderi ^teslimat =buu =van_don =giao_hang ^δεμα ^αποστολ ^παραδοσ ^посылк ^отправлен ^доставк "
    + "^посилк ^відправлен ^пратк ^пошиљк ^достав ^sending 荷物 配送 配達 伝票 追跡 お届け 택배 배송 운송장 송장 소포 شحن طرد توصيل بسته مرسوله "
    + "חבילה משלוח ^पार्सल ^शिपमेंट ^डिलीवरी พัสดุ จัดส่ง 快递 包裹 物流 ^pakki ^sendingar"

  private static let numbers =
    "^track =number =no =nr =num =nro =id =code =shipment =parcel =package =waybill =awb ^sendungs =nummer =paketnummer "
    + "=numero =n =de =du =suivi =colis =envio =seguimiento =spedizione =di =rastreio =zending =номер =numer =cislo =your =mail =post "
    + "=poste =dominion =express =ex =italiane =global "
    + "=is =the"
}
