import PairingsLaws
import Pairings

// A type over a parameter pack cannot conform for two parts alone. These types wrap an n-ary day of
// two parts under brands of their own.

/// An n-ary day of two parts.
final class NaryPair<First: PlainPairing, Second: PlainPairing, Value>:
  Carrier<NaryPairOf<First, Second>, Value>
{
  let day: NaryDay<First, Second, Value>

  init(_ day: NaryDay<First, Second, Value>) { self.day = day }
}

/// The brand of ``NaryPair``.
enum NaryPairOf<First: PlainPairing, Second: PlainPairing>: CarrierConstructor, Comonad {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    NaryPair<First, Second, Value>.self
  }

  static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    NaryPair(fa.narrow().day.map(transform))
  }

  static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().day.extract() }

  static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    NaryPair(wa.narrow().day.extend { transform(NaryPair($0)) })
  }
}

extension Kind {
  fileprivate func narrow<First, Second>() -> NaryPair<First, Second, Value>
  where Brand == NaryPairOf<First, Second> {
    carrier(as: NaryPair<First, Second, Value>.self)
  }
}

extension NaryPairOf: LocatedComonad
where First.Space: LocatedComonad, Second.Space: LocatedComonad {
  static func locate<Value>(_ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint) {
    NaryDayOf<First, Second>.locate(wa.narrow().day, in: &fingerprint)
  }
}

extension NaryPairOf: DirectedComonad
where First.Space: DirectedComonad, Second.Space: DirectedComonad {
  typealias Container = NaryProductContainer<First.Space.Container, Second.Space.Container>

  static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape { wa.narrow().day.shape }

  static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    wa.narrow().day.peek(along: position)
  }
}

extension NaryPairOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, bools) = (Three.domain, Bool.domain)
    let parts = First.Space.domain(of: threes).zip(Second.Space.domain(of: bools))
    let positions = threes.zip(bools).functions(to: values)
    let places = First.Space.domain(of: Second.Space.domain(of: values))
    // In generic code a key path is created anew at each evaluation.
    let first: WritableKeyPath<(_DayPart<First>, _DayPart<Second>), _DayPart<First>> = \.0
    let second: WritableKeyPath<(_DayPart<First>, _DayPart<Second>), _DayPart<Second>> = \.1
    return Domain { choices in
      let (spaces, see) = (parts.draw(&choices), positions.draw(&choices))
      return NaryPair(
        NaryDay.joining(Movable(spaces.0, by: First()), Movable(spaces.1, by: Second())) {
          see(($0, $1))
        })
    } observe: { pair, seen in
      seen.group("NaryDay") { seen in
        let days = pair.narrow().day.duplicate().places(of: first)
        places.observe(First.Space.map(days) { $0.places(of: second) }, &seen)
      }
    }
  }
}

/// A move of an n-ary day of two parts.
final class NaryPairMove<First: PlainPairing, Second: PlainPairing, Value>:
  Carrier<NaryPairMoveOf<First, Second>, Value>
{
  let move: Kind<NaryDayMoveOf<First, Second>, Value>

  init(_ move: Kind<NaryDayMoveOf<First, Second>, Value>) { self.move = move }
}

/// The brand of ``NaryPairMove``.
enum NaryPairMoveOf<First: PlainPairing, Second: PlainPairing>: CarrierConstructor, Monad {
  typealias Moves = NaryDayMoveOf<First, Second>

  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    NaryPairMove<First, Second, Value>.self
  }

  static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    NaryPairMove(Moves.pure(value))
  }

  static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    NaryPairMove(Moves.map(fa.narrow().move, transform))
  }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    NaryPairMove(Moves.flatMap(ma.narrow().move) { next($0).narrow().move })
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    NaryPairMove(Moves.iterate(seed) { step($0).narrow().move })
  }
}

extension Kind {
  fileprivate func narrow<First, Second>() -> NaryPairMove<First, Second, Value>
  where Brand == NaryPairMoveOf<First, Second> {
    carrier(as: NaryPairMove<First, Second, Value>.self)
  }
}

extension NaryPairMoveOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    NaryPairPairing<First, Second>.moves(
      programs(
        of: moves(of: .void), asking: moves(of: Three.domain), ending: moves(of: values),
        with: values), of: values)
  }

  /// Returns moves of the first part and of the second.
  private static func moves<Value>(
    of values: Domain<Value>
  ) -> [(inout Choices) -> Kind<Self, Value>] {
    let ops = NaryDayOperations<First, Second>()
    let (first, second) = (First.Moves.domain(of: values), Second.Moves.domain(of: values))
    return [{ ops.first(first.draw(&$0)) }, { ops.second(second.draw(&$0)) }]
  }
}

/// The pairing of an n-ary day of two parts.
struct NaryPairPairing<First: PlainPairing, Second: PlainPairing>: PlainPairing {
  typealias Moves = NaryPairMoveOf<First, Second>
  typealias Space = NaryPairOf<First, Second>

  static var positions: Domain<(First.Position, Second.Position)> {
    First.positions.zip(Second.positions)
  }

  static var positionSpaces: [Kind<Space, (First.Position, Second.Position)>] {
    First.positionSpaces.flatMap { first in
      Second.positionSpaces.map { second in
        NaryPair(
          NaryDay.joining(Movable(first, by: First()), Movable(second, by: Second())) { ($0, $1) })
      }
    }
  }

  func pair<A, B, Result>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: (A, B) -> Result
  ) -> Result {
    NaryDayPairing().pair(move.narrow().move, space.narrow().day, combine)
  }

  /// Moves the day in place, if only the pair refers to it.
  func move<A, B>(_ move: Kind<Moves, A>, _ space: inout Kind<Space, B>) -> A {
    var day: Kind<NaryDayOf<First, Second>, B> = (consume space).narrow().day
    let value = NaryDayPairing().move(move.narrow().move, &day)
    space = NaryPair(day)
    return value
  }
}

/// The operations of an n-ary day of two parts.
struct NaryDayOperations<First: PlainPairing, Second: PlainPairing>: DayOperations {
  typealias Whole = NaryPairPairing<First, Second>

  var whole: Whole { Whole() }

  func day<A, B, Value>(
    _ first: Kind<First.Space, A>, _ second: Kind<Second.Space, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Whole.Space, Value> {
    NaryPair(
      NaryDay.joining(Movable(first, by: First()), Movable(second, by: Second()), combine: combine))
  }

  func first<Value>(_ move: Kind<First.Moves, Value>) -> Kind<Whole.Moves, Value> {
    NaryPairMove(.part(\.0, move))
  }

  func second<Value>(_ move: Kind<Second.Moves, Value>) -> Kind<Whole.Moves, Value> {
    NaryPairMove(.part(\.1, move))
  }

  func both<A, B, Value>(
    _ first: Kind<First.Moves, A>, _ second: Kind<Second.Moves, B>,
    _ combine: @escaping (A, B) -> Value
  ) -> Kind<Whole.Moves, Value> {
    Whole.Moves.zip(self.first(first), self.second(second), with: combine)
  }
}
