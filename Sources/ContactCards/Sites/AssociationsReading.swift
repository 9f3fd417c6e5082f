import Forms
import Posix

/// Associations while their files are read one by one.
struct AssociationsReading {
  private(set) var associations: Associations
  private(set) var warnings: [String] = []

  init(sites: Sites) {
    associations = Associations(sites: sites)
  }

  /// Takes in the file of a domain.
  mutating func readDomain(_ name: String, _ path: String) {
    guard let domain = Sites.host(name) else { return warn(path, "its name is no domain") }
    if associations.sites.isPublicSuffix(domain) { return warn(path, "everybody may register names below \(domain)") }
    guard let document = document(path, limit: AssociationsReader.largestDomainFile) else { return }
    do throws(JSONError) {
      associations.add(try AssociationFile.apps(document), to: domain)
    } catch {
      warn(path, error)
    }
  }

  /// Takes in a file of groups.
  mutating func readGroups(_ path: String) {
    guard let document = document(path, limit: AssociationsReader.largestGroupFile) else { return }
    do throws(JSONError) {
      associations.add(try SharedCredentialsFile.groups(document))
    } catch {
      warn(path, error)
    }
  }

  private mutating func document(_ path: String, limit: Int) -> JSONNode? {
    do throws(SystemError) {
      let bytes = try Files.read(path, limit: limit)
      do throws(JSONError) {
        return JSONNode(try JSONReader.read(bytes, takesComments: false), isPrivate: false)
      } catch {
        warn(path, error)
      }
    } catch {
      warn(path, error.reason)
    }
    return nil
  }

  private mutating func warn(_ path: String, _ error: JSONError) {
    switch error.place {
    case .line(let line, let column): warn("\(path):\(line):\(column)", error.reason)
    case .path(let pointer): warn(path, pointer.isEmpty ? error.reason : "\(pointer): \(error.reason)")
    }
  }

  private mutating func warn(_ place: String, _ reason: String) {
    warnings.append("\(place): \(reason)")
  }
}
