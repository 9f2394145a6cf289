public import Pairings

extension DayOf: Checkable where First: Checkable, Second: Checkable {
  /// A domain of all pairs of spaces, with each value made of the values of both sides, observed
  /// from every position of both.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let sides = First.domain(of: threes).zip(Second.domain(of: bools))
    let positions = threes.zip(bools).functions(to: values)
    let places = First.domain(of: Second.domain(of: values))
    return Domain { choices in
      let (spaces, see) = (sides.draw(&choices), positions.draw(&choices))
      return Day(spaces.0, spaces.1) { see(($0, $1)) }
    } observe: { day, seen in
      seen.group("Day") { places.observe(day.places(), &$0) }
    }
  }
}

extension DayMoveOf: Checkable where First: PlainPairing, Second: PlainPairing {
  /// A domain of programs that move one side or both. They are observed by their values and by
  /// their destinations from every position of both sides.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let (firsts, seconds) = (First.Moves.self, Second.Moves.self)
    let (first, second) = (firsts.domain(of: .void), seconds.domain(of: .void))
    let asking = (firsts.domain(of: threes), seconds.domain(of: threes))
    let (telling, combining) = (seconds.domain(of: bools), threes.zip(bools).functions(to: values))
    let ending = (firsts.domain(of: values), seconds.domain(of: values))
    let steps: [(inout Choices) -> Kind<Self, Void>] = [
      { .first(first.draw(&$0)) }, { .second(second.draw(&$0)) },
      { .both(first.draw(&$0), second.draw(&$0)) },
    ]
    let questions: [(inout Choices) -> Kind<Self, Three>] = [
      { .first(asking.0.draw(&$0)) }, { .second(asking.1.draw(&$0)) },
    ]
    let endings: [(inout Choices) -> Kind<Self, Value>] = [
      { .first(ending.0.draw(&$0)) }, { .second(ending.1.draw(&$0)) },
      { choices in
        let moves = (asking.0.draw(&choices), telling.draw(&choices))
        let combine = combining.draw(&choices)
        return .both(moves.0, moves.1) { combine(($0, $1)) }
      },
    ]
    return DayPairing<First, Second>.moves(
      programs(of: steps, asking: questions, ending: endings, with: values), of: values)
  }
}

extension DayPairing: PlainPairing where First: PlainPairing, Second: PlainPairing {
  /// Creates the pairing of plain pairings.
  public init() { self.init(First(), Second()) }

  /// The observations at the positions of both sides.
  public static var positions: Domain<(First.Position, Second.Position)> {
    First.positions.zip(Second.positions)
  }

  /// The positionSpaces of all pairs of sides.
  public static var positionSpaces: [Kind<Space, (First.Position, Second.Position)>] {
    First.positionSpaces.flatMap { first in
      Second.positionSpaces.map { second -> Kind<Space, (First.Position, Second.Position)> in
        Day(first, second) { ($0, $1) }
      }
    }
  }
}
