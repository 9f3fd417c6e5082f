/// Where a picture goes: pictures are PNG files, and no file that is one should be called otherwise.
enum PicturePath {
  private static let others: Set<String> = [
    "avif", "bmp", "gif", "heic", "jpeg", "jpg", "pdf", "ppm", "svg", "tif", "tiff", "webp",
  ]

  static func check(_ path: String, option: String) throws(AppError) {
    guard let dot = path.lastIndex(of: "."), others.contains(path[path.index(after: dot)...].lowercased()) else {
      return
    }
    throw .usage("--\(option) “\(path)”: pictures are PNG files; call it \(path[..<dot]).png")
  }
}
