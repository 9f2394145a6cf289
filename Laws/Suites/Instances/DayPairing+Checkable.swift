public import Pairings

extension DayOf: Checkable where First: Checkable, Second: Checkable {
  /// All pairs of spaces, each value made of the values of both, seen from every place
  /// of both.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let sides = First.domain(of: threes).and(Second.domain(of: bools))
    let sights = threes.and(bools).functions(to: values)
    let generator = sides.generator.zip(sights.generator) { sides, see in
      Day(sides.0, sides.1) { see(($0, $1)) } as Kind<Self, Value>
    }
    let places = First.domain(of: Second.domain(of: values))
    return Domain(generator) { day, seen in
      seen.group("Day") { places.observe(day.places(), &$0) }
    }
  }
}

extension DayMoveOf: Checkable where First: PlainPairing, Second: PlainPairing {
  /// Programs that move one side or both; seen by what they return and by where they
  /// lead from every place of both sides.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools, void) = (Three.domain, Bool.domain, Domain<Void>.void)
    typealias Move<Result> = DayMove<First, Second, Result>
    let firsts = First.Moves.domain(of: void).generator
    let seconds = Second.Moves.domain(of: void).generator
    let steps = Generator<Kind<Self, Void>>.oneOf([
      firsts.map { Move<Void>.first($0) }, seconds.map { Move<Void>.second($0) },
      firsts.zip(seconds) { Move<Void>.both($0, $1) },
    ])
    let asking = First.Moves.domain(of: threes).generator
    let telling = Second.Moves.domain(of: bools).generator
    let questions = Generator<Kind<Self, Three>>.oneOf([
      asking.map { Move<Three>.first($0) },
      Second.Moves.domain(of: threes).generator.map { Move<Three>.second($0) },
    ])
    let joined = asking.zip(telling) { ($0, $1) }
    let endings = Generator<Kind<Self, Value>>.oneOf([
      First.Moves.domain(of: values).generator.map { Move<Value>.first($0) },
      Second.Moves.domain(of: values).generator.map { Move<Value>.second($0) },
      joined.zip(threes.and(bools).functions(to: values).generator) { moves, combine in
        Move<Value>.both(moves.0, moves.1) { combine(($0, $1)) }
      },
    ])
    return DayPairing<First, Second>.moves(
      programs(of: steps, asking: questions, ending: endings, with: values), of: values)
  }
}

extension DayPairing: PlainPairing where First: PlainPairing, Second: PlainPairing {
  /// Makes the pairing of plain ones.
  public init() { self.init(First(), Second()) }

  /// What is seen from both places.
  public static var sights: Domain<(First.Sight, Second.Sight)> {
    First.sights.and(Second.sights)
  }

  /// All pairs of lookouts.
  public static var lookouts: [Kind<Space, (First.Sight, Second.Sight)>] {
    First.lookouts.flatMap { first in
      Second.lookouts.map { second -> Kind<Space, (First.Sight, Second.Sight)> in
        Day(first, second) { ($0, $1) }
      }
    }
  }
}
