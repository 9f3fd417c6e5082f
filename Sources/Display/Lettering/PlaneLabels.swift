/// How the labels of a picture's keys stand to each other.
struct PlaneLabels: Equatable {
  /// In which rows labels make room for smaller ones.
  var rows: PadRows
  /// The size and the line of letters.
  var letters: PlaneLetters
}
