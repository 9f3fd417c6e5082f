extension OfferDesk {
  /// What is typed into secure fields is told, so that it can be stored where it is wanted.
  var keepsSecrets: Bool { false }
}
