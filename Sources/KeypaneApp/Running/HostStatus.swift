/// What `{"status":{}}` is answered.
struct HostStatus: Encodable {
  var version: String
  var shown: Bool
  var layout: String?
  var field: String?
  var panels: [String]
  /// How many items stand in the bar, where there are any; what they are is nobody else's.
  var offers: Int?
}
