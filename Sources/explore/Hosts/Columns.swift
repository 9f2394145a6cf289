// How much room a text takes on a terminal.

extension Character {
  /// How many columns it takes: two for what is as wide as it is high.
  var columns: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x300 else { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Scripts of wide characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many columns it takes in a line.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// As much of its beginning as there is room for; the rest is an ellipsis.
  func clipped(to width: Int) -> String {
    guard columns > width else { return String(self) }
    var (clipped, columns) = ("", 0)
    for character in self {
      columns += character.columns
      guard columns < width else { break }
      clipped.append(character)
    }
    return width > 0 ? clipped + "…" : ""
  }
}

/// Puts pieces side by side, in as few lines of a width as they need; a piece that is longer
/// is parted between words.
func wrapped(_ pieces: [String], separator: String, to width: Int) -> [String] {
  var lines: [String] = []
  for piece in pieces {
    if let last = lines.last, last.columns + separator.columns + piece.columns <= width {
      lines[lines.count - 1] += separator + piece
    } else if piece.columns > width, separator != " " {
      let words = piece.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      lines += wrapped(words, separator: " ", to: width)
    } else {
      lines.append(piece)
    }
  }
  return lines
}
