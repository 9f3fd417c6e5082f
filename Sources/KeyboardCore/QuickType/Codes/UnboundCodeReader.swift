/// Finds the likeliest code of a message that binds it to no site.
struct UnboundCodeReader {
  init(_ message: String) {}
  func read() -> String? { nil }
}
