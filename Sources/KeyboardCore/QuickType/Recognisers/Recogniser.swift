/// Knows a kind of thing that people write: groups and checks what is typed, and finds it in messages.
///
/// What is shown is for reading only; the characters that are sent stay what was typed. All of it is linear in the
/// length of the text.
public enum Recogniser: Sendable, Hashable, CaseIterable {
  /// Tracking numbers of shipments.
  case shipment
  /// Flight numbers.
  case flight
  /// Days and times of day.
  case dateTime
  /// Telephone numbers.
  case telephone
  /// Numbers of payment cards; looked for in no message.
  case card

  /// Who reads what such a field holds; nil: nobody does.
  public init?(contentType: TextContentType) {
    switch contentType {
    case .shipmentTrackingNumber: self = .shipment
    case .flightNumber: self = .flight
    case .dateTime: self = .dateTime
    case .telephoneNumber: self = .telephone
    case .creditCardNumber: self = .card
    default: return nil
    }
  }

  /// What the text of a field is, so far; nil: none of this kind.
  public func read(_ typed: String, _ setting: RecogniserSetting) -> Recognised? {
    switch self {
    case .shipment: ShipmentReader.read(typed)
    case .flight: FlightReader.read(typed)
    case .dateTime: MomentReader.read(typed, setting)
    case .telephone: TelephoneReader.read(typed, setting)
    case .card:
      CardNumber(typed).map { number in
        Recognised(
          kind: .card, value: number.digits, shown: number.grouped, detail: number.brand?.rawValue ?? "",
          standing: number.standing)
      }
    }
  }

  /// What a message has of this kind in its first 8192 characters, in its order, at most eight.
  public func find(in message: String, _ setting: RecogniserSetting) -> [Recognised] {
    find(in: MessageText(message, limit: Self.longest), setting)
  }

  /// Characters of a message that are looked at: more than the longest text message has, and few enough for any text to
  /// take a few milliseconds.
  static let longest = 8192

  func find(in text: MessageText, _ setting: RecogniserSetting) -> [Recognised] {
    switch self {
    case .shipment: ShipmentReader.find(in: text)
    case .flight: FlightReader.find(in: text)
    case .dateTime: MomentReader.find(in: text, setting)
    case .telephone: TelephoneReader.find(in: text, setting)
    case .card: []
    }
  }
}
