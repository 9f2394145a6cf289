public import Pairings

extension StateOf: Checkable where Position: LawValue {
  /// A domain of all steps, observed from every position: the value and the destination.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let positions = Position.domain
    let probes = positions.probes
    let steps = positions.functions(to: values.zip(positions))
    func moves(_ state: Kind<Self, Value>) -> Bool {
      probes.contains { probe in
        positions.word(state.run(probe).position) != positions.word(probe)
      }
    }
    let covers = probes.count > 1 ? [Cover("changes the position", percent: 30, moves)] : []
    return Domain(covers: covers) { choices in
      let step = steps.draw(&choices)
      return State<Position, Value> { position in
        let (value, next) = step(position)
        position = next
        return value
      }
    } observe: { state, seen in
      seen.table(at: probes, of: positions) { probe, seen in
        let (value, position) = state.run(probe)
        seen.group("") { seen in
          values.observe(value, &seen)
          positions.observe(position, &seen)
        }
      }
    }
  }
}

extension StoreOf: Checkable where Position: LawValue {
  /// A domain of all spaces, observed at every position and not only at the present one.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let positions = Position.domain
    let probes = positions.probes
    let functions = positions.functions(to: values)
    func varies(_ store: Kind<Self, Value>) -> Bool {
      let words = probes.map { values.word(store.peek($0)) }
      return words.contains { $0 != words[0] }
    }
    return Domain(covers: [Cover("has different values", percent: 30, varies)]) { choices in
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
