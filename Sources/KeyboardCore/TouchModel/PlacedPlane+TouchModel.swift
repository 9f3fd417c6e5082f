extension PlacedKey {
  /// Touches near its edge may be another key's, and it may take those of others: letters, digits and signs. All other
  /// keys have their cells for themselves.
  var sharesTouches: Bool { key.role == .character && !key.repeats && !cap.isEmpty }

  /// How far from the edge of its cell a touch may be another key's: a fifth of the cap.
  var uncertainEdge: KeySize { KeySize(width: cap.width / 5, height: cap.height / 5) }

  /// Where a touch is this key's whatever was learnt: the cell without a fifth of the cap along each edge, which is at
  /// least the middle 60 % of the cell in width and height, and holds the middle of the cap.
  var certainPart: KeyRect {
    cell.outset(horizontally: -uncertainEdge.width, vertically: -uncertainEdge.height)
  }
}

extension PlacedPlane {
  /// The key that a touch at a point most likely means.
  /// - Parameter numbers: those of the keys in the model, key by key.
  func key(at point: KeyPoint, by model: TouchModel, numbers: [Int?]) -> Int? {
    guard let hit = key(at: point), keys[hit].sharesTouches, model.isReady, !keys[hit].certainPart.contains(point)
    else { return key(at: point) }
    let edge = keys[hit].uncertainEdge
    var best = hit
    var greatest = -Double.infinity
    for row in rows where point.y >= row.top - edge.height && point.y < row.bottom + edge.height {
      for index in row.keys where keys[index].sharesTouches {
        let near = keys[index].cell.outset(horizontally: edge.width, vertically: edge.height)
        guard near.contains(point) else { continue }
        let likelihood = model.gaussian(of: numbers[index]).logLikelihood(of: point, on: keys[index].cap)
        // Of equal ones the key that was hit, then the first.
        if likelihood > greatest || likelihood == greatest && index == hit {
          greatest = likelihood
          best = index
        }
      }
    }
    return best
  }
}
