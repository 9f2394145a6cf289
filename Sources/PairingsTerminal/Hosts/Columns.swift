// The widths of texts on a terminal, in columns.

extension Character {
  /// The width in columns: the sum of the widths of the scalars, but two for an emoji sequence.
  var columns: Int { isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// True for an emoji of several scalars.
  private var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return unicodeScalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar == "\u{20E3}"
        || scalar.properties.isEmojiModifier
    }
  }
}

extension Unicode.Scalar {
  /// The width in columns: zero for a combining mark, two for a wide character.
  fileprivate var columns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case _ where properties.isDefaultIgnorableCodePoint: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Join the syllable before them.
    case 0x1F1E6...0x1F1FF: return 1  // Two of them are a flag.
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The ranges of wide characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The width of the text in columns, on one line.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the longest suffix that fits.
  func ending(in width: Int) -> String {
    var (count, columns) = (0, 0)
    for character in reversed() {
      columns += character.columns
      guard columns <= width else { break }
      count += 1
    }
    return String(suffix(count))
  }

  /// Returns the longest prefix that fits, with an ellipsis if the text is longer.
  func clipped(to width: Int) -> String {
    var (clipped, columns) = ("", 0)
    for character in self {
      guard columns + character.columns <= width else {
        while columns >= width, let last = clipped.popLast() { columns -= last.columns }
        return width > 0 ? clipped + "…" : ""
      }
      clipped.append(character)
      columns += character.columns
    }
    return clipped
  }
}

/// Joins pieces into as few lines of a width as they need; a piece that is longer is broken between
/// words.
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
