/// What recognisers need to know of where they are.
public struct RecogniserSetting: Sendable, Hashable {
  /// ISO 3166, in upper case: `US`; says how telephone numbers and dates are written.
  public var region: String
  /// ISO 639: `en`.
  public var language: String
  /// The day it is, for days such as tomorrow; nil: such days are found and not counted out.
  public var today: CalendarDate?

  /// Somewhere; but for what is given, in the United States.
  public init(region: String = "US", language: String = "en", today: CalendarDate? = nil) {
    self.region = region
    self.language = language
    self.today = today
  }

  /// Where a locale is at home.
  public init(_ locale: LocaleFacts, today: CalendarDate? = nil) {
    self.init(region: locale.region, language: locale.language, today: today)
  }
}
