/// What `{"status":{}}` is answered.
struct HostStatus: Encodable {
  var version: String
  var shown: Bool
  var layout: String?
  var field: String?
  var panels: [String]
}
