import KeyboardCore

/// `index.html` of a gallery: every picture beside those that it is to be compared with.
struct GalleryPage {
  var title: String
  var pictures: [GalleryPicture]

  /// The page, complete in itself but for the pictures beside it.
  var html: String {
    var body = ""
    for idiom in Idiom.allCases {
      body += "<h2>\(idiom == .phone ? "Phone" : "Tablet")</h2>\n"
      body += table("Keyboard types", pictures.filter { $0.idiom == idiom && $0.section == .types })
      body += table("Planes", pictures.filter { $0.idiom == idiom && $0.section == .planes })
      body += table("States", pictures.filter { $0.idiom == idiom && $0.section == .states })
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(Self.escaped(title))</h1>
      \(body)</body>
      </html>

      """
  }

  /// A row a title, a column an appearance.
  private func table(_ caption: String, _ pictures: [GalleryPicture]) -> String {
    let appearances = KeyboardAppearance.allCases.filter { one in pictures.contains { $0.appearance == one } }
    guard !appearances.isEmpty else { return "" }
    var titles: [String] = []
    for picture in pictures where !titles.contains(picture.title) { titles.append(picture.title) }
    var text = "<table>\n<caption>\(caption)</caption>\n<tr><th scope=\"col\"></th>"
    for appearance in appearances { text += "<th scope=\"col\">\(appearance.name)</th>" }
    text += "</tr>\n"
    for title in titles {
      text += "<tr><th scope=\"row\">\(Self.escaped(title))</th>"
      for appearance in appearances {
        let found = pictures.first { $0.title == title && $0.appearance == appearance }
        text +=
          found.map { picture in
            "<td><a href=\"\(picture.file)\"><img loading=\"lazy\" src=\"\(picture.file)\" "
              + "alt=\"\(Self.escaped("\(title), \(appearance.name)"))\"></a></td>"
          } ?? "<td></td>"
      }
      text += "</tr>\n"
    }
    return text + "</table>\n"
  }

  private static let style = """

    body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #1c1c1e; background: #fff; }
    table { border-collapse: collapse; margin: 0 0 2.5rem; }
    caption { text-align: left; font-weight: 600; padding: .5rem 0; }
    th { font-weight: 500; text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; white-space: nowrap; }
    td { padding: .5rem 1rem .5rem 0; vertical-align: bottom; }
    img { display: block; width: 26rem; max-width: 30vw; height: auto; border: 1px solid #d1d1d6; }

    """

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
