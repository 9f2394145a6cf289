// How much room a text takes on a terminal.

extension Character {
  /// How many columns it takes: those of its signs, but an emoji of several is as one.
  var columns: Int { isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// Whether it is one picture.
  private var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return unicodeScalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar == "\u{20E3}"
        || scalar.properties.isEmojiModifier
    }
  }
}

extension Unicode.Scalar {
  /// How many columns it takes: none for a mark on what is before it, two for what is as wide as
  /// it is high.
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

  /// Scripts of wide characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// How many columns it takes in a line.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// As much of its end as there is room for.
  func ending(in width: Int) -> String {
    var (count, columns) = (0, 0)
    for character in reversed() {
      columns += character.columns
      guard columns <= width else { break }
      count += 1
    }
    return String(suffix(count))
  }

  /// As much of its beginning as there is room for; the rest is an ellipsis.
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
