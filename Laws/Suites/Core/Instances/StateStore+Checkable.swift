public import PairingsCore

extension StateOf: Checkable where Position: LawValue {
  /// A domain of all steps, observed from every position: the value and the destination.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    .moves(in: Position.domain, of: values, make: { State($0) }) { state, place in
      let (value, position) = state.run(place)
      place = position
      return value
    }
  }
}

extension StoreOf: Checkable where Position: LawValue {
  /// A domain of all spaces, observed at every position and not only at the present one.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let positions = Position.domain
    let probes = positions.probes
    let functions = positions.functions(to: values)
    let varies = Cover<Kind<Self, Value>>("has different values", percent: 30) { store in
      probes.tellApart { values.word(store.peek($0)) }
    }
    return Domain(covers: [varies]) { choices in
      Store(positions.draw(&choices), functions.draw(&choices).run)
    } observe: { store, seen in
      seen.group("Store") { seen in
        seen.field("position") { positions.observe(store.position, &$0) }
        seen.table(at: probes, of: positions) { probe, seen in
          values.observe(store.peek(probe), &seen)
        }
      }
    }
  }
}
