public import Pairings
public import PairingsTheory

extension CoTOf: Checkable where Space: NamedDual, Eff: Checkable {
  /// A domain of moves that ask their space, have an effect that depends on the answer, and move as
  /// its result says. They are observed by their choices from many spaces.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let threes = Three.domain
    let asking = Space.Dual.Moves.domain(of: threes)
    let effects = threes.functions(to: Eff.domain(of: threes))
    let telling = threes.functions(to: Space.Dual.Moves.domain(of: values))
    let spaces = Space.domain(of: threes)
    let (probes, outcomes) = (spaces.probes, Eff.domain(of: values.zip(threes)))
    return Domain { choices in
      let (ask, tell) = (asking.draw(&choices), telling.draw(&choices))
      let effect = effects.draw(&choices)
      let answer = Kind<Self, Three>.moving(Space.dual, ask).flatMap { .lift(effect($0)) }
      return answer.flatMap { .moving(Space.dual, tell($0)) }
    } observe: { move, seen in
      seen.table { seen in
        for probe in probes {
          seen.probe(spaces.text(probe)) { seen in
            outcomes.observe(CoTPairing().interact(move, probe) { ($0, $1) }, &seen)
          }
        }
      }
    }
  }
}

extension ZipperOf: NamedDual {
  /// The pairing with navigations.
  public static var dual: NavigationZipper { NavigationZipper() }
}

extension EachOf: NamedDual where ID: FiniteLawValue, Part: NamedDual, Part.Dual: PlainPairing {
  /// The pairing with moves of parts.
  public static var dual: EachPairing<ID, Part.Dual> { EachPairing() }
}

extension DayOf: NamedDual
where
  First: NamedDual, Second: NamedDual, First.Dual: PlainPairing, Second.Dual: PlainPairing
{
  /// The pairing with moves of sides.
  public static var dual: DayPairing<First.Dual, Second.Dual> { DayPairing() }
}
