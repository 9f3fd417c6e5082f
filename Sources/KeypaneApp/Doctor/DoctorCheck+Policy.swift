import Posix

extension DoctorCheck {
  /// Which keys may leave: the file that `keypane run` would follow, where it may.
  static func policy(_ arguments: Arguments) -> DoctorCheck {
    let path = arguments.value(KeyPolicyOption.name) ?? PolicyFile.defaultPath
    do throws(AppError) {
      _ = try KeyPolicyOption.trusted(arguments)
    } catch {
      return DoctorCheck(
        "policy", .fail, error.reason,
        remedy: error.status == .noPermission
          ? "sudo chown root: \(path) && sudo chmod go-w \(path)" : "keypane policy check \(path)")
    }
    guard arguments.has(KeyPolicyOption.name) || Files.exists(path) else {
      return DoctorCheck("policy", .ok, "characters, editing, return and tab may leave: there is no \(path)")
    }
    return DoctorCheck("policy", .ok, path)
  }
}
