import Pairings

/// A well-known pattern of life.
package enum Pattern: String, CaseIterable, Sendable {
  case block, blinker, glider
  case rPentomino = "R-pentomino"
  case gun = "Gosper's gun"

  package var plane: Plane {
    switch self {
    case .block: Plane("██\n██")
    case .blinker: Plane("███")
    case .glider: Plane("·█·\n··█\n███")
    case .rPentomino: Plane("·██\n██·\n·█·")
    case .gun:
      Plane(
        """
        ························█···········
        ······················█·█···········
        ············██······██············██
        ···········█···█····██············██
        ██········█·····█···██··············
        ██········█···█·██····█·█···········
        ··········█·····█·······█···········
        ···········█···█····················
        ············██······················
        """)
    }
  }
}

extension Plane {
  /// Reads a picture, one row a line, with its upper left corner at the origin. A block is a living
  /// cell, and any other character is a dead one.
  package init(_ picture: String) {
    for (y, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (x, character) in line.enumerated() where character == "█" {
        living.insert(Cell(x: x, y: y))
      }
    }
  }

  /// Returns a picture of the cells around a centre, two rows a line.
  ///
  /// The window is a function of its centre, and `experiment` looks the cells up.
  package func picture(around centre: Cell, columns: Int, rows: Int) -> String {
    let plane = seen(from: centre)
    let lines = stride(from: -rows / 2, to: rows / 2, by: 2).map { y in
      (-columns / 2..<columns / 2).map { x -> String in
        let pair = plane.experiment { [$0 + Cell(x: x, y: y), $0 + Cell(x: x, y: y + 1)] }
        return switch (pair[0], pair[1]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): "·"
        }
      }.joined()
    }
    return lines.joined(separator: "\n")
  }
}
