import Glibc

/// Users and groups, by the local files: the system's own lookup loads libraries at run time.
public enum Accounts {
  /// The user that this process acts as.
  public static var user: UInt32 { geteuid() }

  /// The group that this process acts as.
  public static var group: UInt32 { getegid() }

  /// A user's name, or the number where `/etc/passwd` does not tell.
  public static func userName(_ number: UInt32) -> String {
    name(of: number, in: "/etc/passwd")
  }

  /// A group's name, or the number where `/etc/group` does not tell.
  public static func groupName(_ number: UInt32) -> String {
    name(of: number, in: "/etc/group")
  }

  /// A group's number; nil where `/etc/group` does not have it.
  public static func groupNumber(_ name: String) -> UInt32? {
    rows("/etc/group").first { $0[0] == name }.flatMap { UInt32($0[2]) }
  }

  /// Whether a user is a member of a group by `/etc/group`; a user's first group is not told there.
  public static func isMember(user: UInt32, ofGroup group: String) -> Bool {
    let name = userName(user)
    guard let row = rows("/etc/group").first(where: { $0[0] == group }), row.count > 3 else { return false }
    return row[3].split(separator: ",").contains { $0 == name }
  }

  private static func name(of number: UInt32, in file: String) -> String {
    rows(file).first { $0[2] == "\(number)" }.map { String($0[0]) } ?? "\(number)"
  }

  /// The rows of a file of the form `name:x:number:…`.
  private static func rows(_ file: String) -> [[Substring]] {
    guard let bytes = try? Files.read(file, limit: 1 << 24) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: ":", omittingEmptySubsequences: false) }
      .filter { $0.count > 2 }
  }
}
