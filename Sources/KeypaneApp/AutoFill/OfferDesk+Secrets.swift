extension OfferDesk {
  /// What is typed into secure fields is told, so that it can be stored where it is wanted; on a public machine it is not.
  var keepsSecrets: Bool { settings.profile == .personal }
}
