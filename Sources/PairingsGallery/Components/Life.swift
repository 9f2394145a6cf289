package import Pairings

/// Conway's life, seen through a window: State/Store.
///
/// A position is a pattern, a generation and the centre of the window. The space holds
/// the view of every generation of every pattern from everywhere, and computes those
/// that are visited; a move goes to another one, back in time as well.
package enum Life: EveryEffect {
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

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, StateStore<Position>, Display<Eff>> {
    component(effect, planes())
  }

  /// The component where generations are computed by a function.
  package static func component<Eff: Monad>(
    _ effect: Eff.Type, _ plane: @escaping (Position) -> Plane
  ) -> Component<Eff, StateStore<Position>, Display<Eff>> {
    Component(
      StateStore(),
      Store(Position()) { position in
        UI { handler in
          Display(text: text(position, plane(position))) { input throws(Refusal) in
            handler(try move(for: input, at: position.generation))
          }
        }
      })
  }

  /// What is alive in a position: a function that remembers.
  package static func planes() -> (Position) -> Plane {
    var films: [Pattern: Film] = [:]
    return { position in
      let film = films[position.pattern] ?? Film(position.pattern.plane)
      films[position.pattern] = film
      return film.frame(position.generation)
    }
  }

  package static func text(_ position: Position, _ plane: Plane) -> String {
    let (pattern, centre) = (position.pattern.rawValue, position.centre)
    return "\(pattern), generation \(position.generation): \(plane.population) alive, "
      + "seen from \(centre.x), \(centre.y)\n"
      + plane.picture(around: centre, columns: 64, rows: 32)
  }

  /// Returns the move that an input means in a generation: a step of a part of the
  /// position is a step of the whole.
  package static func move(for input: String, at generation: Int) throws(Refusal) -> State<
    Position, Void
  > {
    switch input {
    case "n": return go(1)
    case "t": return go(10)
    case "c": return go(100)
    case "p":
      guard generation > 0 else { throw Refusal(message: "has nothing before generation 0") }
      return go(-1)
    case "h": return look(Cell(x: -8))
    case "l": return look(Cell(x: 8))
    case "k": return look(Cell(y: -8))
    case "j": return look(Cell(y: 8))
    default:
      guard let key = Int(input), (1...Pattern.allCases.count).contains(key) else {
        throw .unknown(input, keys)
      }
      return .set(Position(pattern: Pattern.allCases[key - 1]))
    }
  }

  private static func go(_ generations: Int) -> State<Position, Void> {
    State<Int, Void>.modify { max($0 + generations, 0) }.focus(
      Lens(get: { $0.generation }, modify: { $1(&$0.generation) }))
  }

  private static func look(_ offset: Cell) -> State<Position, Void> {
    State<Cell, Void>.modify { $0 + offset }.focus(
      Lens(get: { $0.centre }, modify: { $1(&$0.centre) }))
  }
}

extension Exhibit {
  package static var life: Exhibit {
    Exhibit(
      .life, pair: "State/Store", summary: "Conway's life through a window",
      typing: .keys, keys: Life.keys)
  }
}
