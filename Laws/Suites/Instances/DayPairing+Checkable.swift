public import Pairings

extension DayOf: Checkable where First: Checkable, Second: Checkable {
  /// All pairs of spaces, each value made of the values of both, seen from every place
  /// of both.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let sides = First.domain(of: threes).and(Second.domain(of: bools))
    let generator = sides.and(threes.and(bools).functions(to: values)).generator.map { sides, see in
      Day(sides.0, sides.1) { see(($0, $1)) } as Kind<Self, Value>
    }
    let places = First.domain(of: Second.domain(of: values))
    return Domain(generator) { day, seen in
      seen.group("Day") { places.observe(day.narrow().places(), &$0) }
    }
  }
}

extension DayMoveOf: Checkable
where
  First: PlainPairing, First.Moves: Checkable, First.Space: Checkable,
  Second: PlainPairing, Second.Moves: Checkable, Second.Space: Checkable
{
  /// Programs of up to three steps, seen by what they return and by where they lead
  /// from some spaces of each side.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let firsts = First.Moves.domain(of: .void).generator
    let seconds = Second.Moves.domain(of: .void).generator
    let step = Generator<Kind<Self, Void>>.oneOf([
      firsts.map { .first($0) }, seconds.map { .second($0) },
    ])
    let results = First.Moves.domain(of: values).generator.map {
      DayMove<First, Second, Value>.first($0) as Kind<Self, Value>
    }
    let others = Second.Moves.domain(of: values).generator.map {
      DayMove<First, Second, Value>.second($0) as Kind<Self, Value>
    }
    let last = Generator<Kind<Self, Value>>.oneOf([
      values.generator.map { Self.pure($0) }, results, others,
    ])
    let generator = step.array(count: 0...3).zip(last) { steps, last in
      var move = last.narrow()
      for step in steps.reversed() { move = step.narrow().then(move) }
      return move as Kind<Self, Value>
    }
    let spaces = DayOf<First.Space, Second.Space>.domain(of: Three.domain)
    let probes = spaces.probes
    return Domain(generator) { move, seen in
      seen.table { seen in
        for probe in probes {
          seen.entry(spaces.text(probe)) { seen in
            DayPairing(First(), Second()).pair(
              move, DayOf<First.Space, Second.Space>.duplicate(probe)
            ) { value, space in
              values.observe(value, &seen)
              spaces.observe(space, &seen)
            }
          }
        }
      }
    }
  }
}
