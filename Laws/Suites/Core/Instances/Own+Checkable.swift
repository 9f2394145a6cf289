public import PairingsCore

/// A pairing that moves to any position of a custom space, to observe all of the space.
struct Anywhere<Own: StoreConstructor>: ProgramStorePairing {
  typealias Moves = StateOf<Own.Position>
  typealias Space = Own

  init() {}
}

extension Checkable where Self: StoreConstructor, Position: LawValue {
  /// A domain of all custom spaces, observed from every position: `extension BoardOf: Checkable {}`
  /// is enough.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let places = Position.domain
    let probes = places.probes
    let functions = places.functions(to: values)
    return Domain { choices in
      Kind<Self, Value>(at: places.draw(&choices), functions.draw(&choices).run)
    } observe: { space, seen in
      seen.group(title(of: Self.self)) { seen in
        seen.field("position") { places.observe(space.position, &$0) }
        seen.table(at: probes, of: places) { probe, seen in
          let view = Anywhere<Self>().moved(space, by: .set(probe)).extract()
          values.observe(view, &seen)
        }
      }
    }
  }
}

extension Checkable where Self: ProgramConstructor, Context: LawValue, Failure == Never {
  /// A domain of all custom moves, observed from every position: the value and the destination.
  /// `extension WalkOf: Checkable {}` is enough.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    .moves(in: Context.domain, of: values, make: { Kind<Self, Value>($0) }) { $0.run(&$1) }
  }
}
