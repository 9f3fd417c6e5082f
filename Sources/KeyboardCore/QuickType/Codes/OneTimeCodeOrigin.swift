/// The sites that a message binds its code to; all of them are https, at the usual port.
public struct OneTimeCodeOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The host of the page itself, in lower case: `example.com`.
  public var top: String
  /// The host of the frame in the page that asks for the code; nil: the page itself asks.
  public var embedded: String?

  /// Hosts as a message names them; A to Z are made small.
  public init(top: String, embedded: String? = nil) {
    self.top = ASCII.lowercased(top)
    self.embedded = embedded.map { ASCII.lowercased($0) }
  }

  /// The page's host, and the frame's before it where there is one: what a person is shown.
  public var description: String { embedded.map { "\($0) in \(top)" } ?? top }

  /// How well the code belongs to a field, by the rules of WICG's "Origin-bound one-time codes delivered via SMS".
  /// - Parameters:
  ///   - frames: the origin of the document that the field is in, then those of the documents around it, the page's last.
  ///   - registrableDomain: the part of a host that somebody has registered; nil for a host that is a public suffix
  ///     itself, and for an address.
  public func fit(_ frames: [WebOrigin], registrableDomain: (String) -> String?) -> OneTimeCodeFit {
    guard let field = frames.first, let page = frames.last else { return .none }
    func fit(_ host: String, _ origin: WebOrigin) -> OneTimeCodeFit {
      WebOrigin(host: host).fit(origin, registrableDomain: registrableDomain)
    }
    guard frames.count > 1 else { return embedded == nil ? fit(top, page) : .none }
    guard let embedded else { return .none }
    var worst = min(fit(embedded, field), fit(top, page))
    for frame in frames.dropFirst().dropLast() {
      worst = min(worst, max(fit(embedded, frame), fit(top, frame)))
    }
    return worst
  }
}
