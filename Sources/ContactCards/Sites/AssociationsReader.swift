import Forms
import KeyboardCore
import Posix

/// Reads a folder of association files: of each domain its `apple-app-site-association`, and `shared-credentials.json` files
/// of sites that know the same accounts.
///
/// | file in the folder | what it is |
/// |---|---|
/// | `DOMAIN.json` | the domain's association file |
/// | `DOMAIN/apple-app-site-association`, also with `.json` or below `.well-known` | the same, as sites serve it |
/// | `shared-credentials.json` | groups of sites |
///
/// Files that start with a dot and others that end neither in `.json` nor are folders are passed over.
public enum AssociationsReader {
  /// The largest file of a domain, in bytes: Apple's systems take no larger one.
  public static let largestDomainFile = 128 << 10
  /// The largest file of groups, in bytes.
  public static let largestGroupFile = 4 << 20
  /// The most names that are looked at in the folder.
  public static let mostNames = 10_000

  /// Reads what can be read.
  /// - Returns: the associations, and a warning `FILE: reason` for each file that is left out.
  /// - Throws: where the folder cannot be listed.
  public static func read(
    folder: String, sites: Sites = Sites()
  ) throws(ContactCardError) -> (associations: Associations, warnings: [String]) {
    let names: [String]
    do throws(SystemError) {
      names = try Files.list(folder)
    } catch {
      throw ContactCardError(file: folder, line: nil, reason: error.reason)
    }
    if names.count > mostNames {
      throw ContactCardError(file: folder, line: nil, reason: "more than \(mostNames) files")
    }
    var reading = AssociationsReading(sites: sites)
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if Files.status(path)?.kind == .folder {
        if let file = served.map({ path + "/" + $0 }).first(where: Files.exists) { reading.readDomain(name, file) }
      } else if name == "shared-credentials.json" {
        reading.readGroups(path)
      } else if name.hasSuffix(".json") {
        reading.readDomain(String(name.dropLast(5)), path)
      }
    }
    return (reading.associations, reading.warnings)
  }

  /// Where a site keeps its file, in a copy of the site.
  private static let served = [
    "apple-app-site-association", "apple-app-site-association.json", ".well-known/apple-app-site-association",
  ]
}
