/// What is known of a person, a company or a kiosk: what a vCard says, as far as forms ask for it.
///
/// Values stand in the card's own order; `answers(to:)` puts the preferred ones first.
public struct ContactCard: Sendable, Hashable {
  /// The whole name as its owner writes it.
  public var fullNames: [ContactValue<String>]
  /// The name's parts; more than one only where it is written in several languages.
  public var names: [ContactValue<ContactName>]
  /// What friends say.
  public var nicknames: [ContactValue<String>]
  /// Positions at work.
  public var jobTitles: [ContactValue<String>]
  /// Companies and authorities, without their departments.
  public var organizations: [ContactValue<String>]
  /// Postal addresses.
  public var addresses: [ContactValue<PostalAddress>]
  /// Telephone numbers.
  public var telephones: [ContactValue<String>]
  /// E-mail addresses.
  public var emailAddresses: [ContactValue<String>]
  /// Web addresses.
  public var webAddresses: [ContactValue<String>]
  /// Day of birth, as far as it is known.
  public var birthday: ContactDate?
  /// The card is a company's or an authority's: its full name is the organisation's.
  public var isOrganization: Bool

  /// A card that knows nothing but what is given.
  public init(
    fullNames: [ContactValue<String>] = [], names: [ContactValue<ContactName>] = [],
    nicknames: [ContactValue<String>] = [], jobTitles: [ContactValue<String>] = [],
    organizations: [ContactValue<String>] = [], addresses: [ContactValue<PostalAddress>] = [],
    telephones: [ContactValue<String>] = [], emailAddresses: [ContactValue<String>] = [],
    webAddresses: [ContactValue<String>] = [], birthday: ContactDate? = nil, isOrganization: Bool = false
  ) {
    self.fullNames = fullNames
    self.names = names
    self.nicknames = nicknames
    self.jobTitles = jobTitles
    self.organizations = organizations
    self.addresses = addresses
    self.telephones = telephones
    self.emailAddresses = emailAddresses
    self.webAddresses = webAddresses
    self.birthday = birthday
    self.isOrganization = isOrganization
  }
}
