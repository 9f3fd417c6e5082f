import Forms
import KeyboardCore

/// Association files and groups of sites: read or refused; hosts are the same read once or twice.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAssociations(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var associations = Associations()
  let text = String(decoding: bytes, as: UTF8.self)
  var hosts = [text, "a.example"]
  if let document = try? JSONReader.read(bytes, takesComments: false) {
    let node = JSONNode(document, isPrivate: false)
    if let apps = try? AssociationFile.apps(node) {
      associations.add(apps, to: "a.example")
      for app in apps.flatMap(\.names) {
        precondition(associations.isAssociated(app: app, domain: "www.a.example"))
        precondition(!associations.isAssociated(app: app, domain: "b.example"))
      }
    }
    if let groups = try? SharedCredentialsFile.groups(node) {
      associations.add(groups)
      hosts += groups.flatMap { $0.from + $0.to }.prefix(20)
    }
  }
  for host in hosts { check(host, associations) }
  return 0
}

private func check(_ text: String, _ associations: Associations) {
  let sites = associations.sites
  for other in associations.sharing(text) { precondition(!sites.areSameSite(other, text)) }
  guard let host = Sites.host(text) else {
    precondition(sites.registrableDomain(of: text) == nil && !sites.areSameSite(text, text))
    return
  }
  precondition(Sites.host(host) == host && sites.areSameSite(host, text))
  if let domain = sites.registrableDomain(of: host) {
    precondition(host == domain || host.hasSuffix("." + domain))
    precondition(sites.registrableDomain(of: domain) == domain)
  }
}
