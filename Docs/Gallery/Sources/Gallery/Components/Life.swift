import Pairings

/// Conway's life, seen through a window: State/Store.
///
/// A position is a pattern, a generation and the centre of the window. The space holds the view of
/// every position and computes only the visited ones. A move changes the position, and may go back
/// in time.
package enum Life {
  package static let exhibit = Exhibit(
    "life", pair: "State/Store", summary: "Conway's life through a window",
    keys: keys)

  package struct Position: Equatable {
    package var pattern = Pattern.rPentomino
    package var generation = 0
    package var centre = Cell(x: 1, y: 1)
  }

  package static let keys =
    [
      Key("n", "next"), Key("p", "previous"), Key("t", "ten on"), Key("c", "a hundred on"),
      Key("h", "left", .left), Key("j", "down", .down), Key("k", "up", .up),
      Key("l", "right", .right),
    ] + Pattern.allCases.enumerated().map { Key("\($0 + 1)", $1.rawValue) }

  /// The inputs of life.
  package enum Input: Hashable, Sendable {
    /// A step by a number of generations.
    case go(Int)

    /// A move of the centre of the window by an offset.
    case look(Cell)

    /// Another pattern, in its first generation.
    case show(Pattern)
  }

  package static var component: PureComponent<StateStore<Position>, Input> {
    let plane = planes()
    return .store(
      Position(),
      on: .reduce { (position, input: Input) in
        switch input {
        case .go(let generations): position.generation = max(position.generation + generations, 0)
        case .look(let offset): position.centre = position.centre + offset
        case .show(let pattern): position = Position(pattern: pattern)
        }
      }
    ) { position, _ in
      let plane = plane(position)
      return Display(
        text: text(position, plane), facts: facts(position, plane),
        widget: .plane(plane, around: position.centre, caption: caption(position, plane))
      ) { key throws(Refusal) in
        try input(for: key, at: position.generation)
      }
    }
  }

  /// Returns a function from a position to its plane, which caches generations.
  private static func planes() -> (Position) -> Plane {
    var films: [Pattern: Film] = [:]
    return { position in
      let film = films[position.pattern] ?? Film(position.pattern.plane)
      films[position.pattern] = film
      return film.frame(position.generation)
    }
  }

  package static func text(_ position: Position, _ plane: Plane) -> String {
    caption(position, plane) + "\n"
      + plane.picture(around: position.centre, columns: 64, rows: 32)
  }

  private static func facts(_ position: Position, _ plane: Plane) -> [Fact] {
    [
      Fact("pattern", position.pattern.rawValue), Fact("generation", "\(position.generation)"),
      Fact("alive", "\(plane.population)"),
      Fact("seen from", "\(position.centre.x), \(position.centre.y)"),
    ]
  }

  private static func caption(_ position: Position, _ plane: Plane) -> String {
    let (pattern, centre) = (position.pattern.rawValue, position.centre)
    return "\(pattern), generation \(position.generation): \(plane.population) alive, "
      + "seen from \(centre.x), \(centre.y)"
  }

  /// Reads a key in a generation.
  package static func input(for key: String, at generation: Int) throws(Refusal) -> Input {
    switch key {
    case "n": return .go(1)
    case "t": return .go(10)
    case "c": return .go(100)
    case "p":
      guard generation > 0 else { throw Refusal(message: "has nothing before generation 0") }
      return .go(-1)
    case "h": return .look(Cell(x: -8))
    case "l": return .look(Cell(x: 8))
    case "k": return .look(Cell(y: -8))
    case "j": return .look(Cell(y: 8))
    default:
      guard let number = Int(key), (1...Pattern.allCases.count).contains(number) else {
        throw .unknown(key, keys)
      }
      return .show(Pattern.allCases[number - 1])
    }
  }
}
