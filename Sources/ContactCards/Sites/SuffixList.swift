import CPSL

/// libpsl's list. A class, because whoever asks about sites holds the same list; nothing in it changes after it was read.
@safe final class SuffixList: Sendable {
  /// libpsl only reads it.
  nonisolated(unsafe) private let list: OpaquePointer?

  init() {
    unsafe list = psl_latest(nil)
  }

  deinit {
    // The list that is built in is passed over.
    unsafe psl_free(list)
  }

  /// - Parameter host: in small letters and ASCII.
  func registrableDomain(of host: String) -> String? {
    // What is found is a place in the text that was given: it is read while that text is there.
    unsafe host.withCString { text in
      guard let found = unsafe psl_registrable_domain(list, text) else { return nil }
      return unsafe String(cString: found)
    }
  }

  /// Whether everybody may register names below a name; names of one part that the list does not know are not meant.
  func isSuffix(_ host: String) -> Bool {
    unsafe psl_is_public_suffix2(list, host, PSL_TYPE_ANY | PSL_TYPE_NO_STAR_RULE) == 1
  }
}
