public import Pairings

extension EachOf: Checkable where ID == Bool, Part: Checkable {
  /// Lists of up to two parts, seen from every place of each part.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (threes, lists) = (Three.domain, Bool.domain.and(Three.domain).array())
    let spaces = Part.domain(of: threes)
    let orders = Generator<[Bool]>.element(of: [[], [true], [false, true], [true, false]])
    let places = Part.domain(of: values)
    let parts = spaces.and(spaces).and(spaces).generator.zip(orders) { ($0, $1) }
    let generator = parts.zip(lists.functions(to: values).generator) { parts, see in
      let (spaces, ids) = parts
      return Each(
        ids.map { (id: $0, space: $0 ? spaces.0.0 : spaces.0.1) }, fresh: spaces.1
      ) { see($0.map { ($0.id, $0.value) }) } as Kind<Self, Value>
    }
    return Domain(generator) { each, seen in
      let each = each.narrow()
      seen.group("Each") { seen in
        seen.count(each.ids.count)
        values.observe(each.extract(), &seen)
        for id in each.ids {
          seen.field("\(id)") { seen in
            seen.count(id ? 1 : 0)
            if let part = each.places(of: id) { places.observe(part, &seen) }
          }
        }
      }
    }
  }
}

extension EachMoveOf: Checkable
where ID == Bool, Part: PlainPairing, Part.Moves: Checkable, Part.Space: Checkable {
  /// Programs of up to three steps, seen by what they return and by where they lead
  /// from some lists.
  @inlinable
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (ids, places) = (Bool.domain.generator, Generator<Int>.integer(in: 0...2))
    let moves = Part.Moves.domain(of: .void).generator
    let step = Generator<Kind<Self, Void>>.oneOf([
      ids.zip(moves) { .part($0, $1) }, ids.zip(places) { .insert($0, at: $1) },
      ids.map { .remove($0) }, ids.zip(places) { .rearrange($0, to: $1) },
    ])
    let choices = Part.Moves.domain(of: values).generator.zip(values.generator) { ($0, $1) }
    let last = ids.zip(choices) { id, choice in
      EachMove<Bool, Part, Value?>.part(id, choice.0).map { $0 ?? choice.1 } as Kind<Self, Value>
    }
    let generator = step.array(count: 0...3).zip(last) { steps, last in
      var move = last.narrow()
      for step in steps.reversed() { move = step.narrow().then(move) }
      return move as Kind<Self, Value>
    }
    let spaces = EachOf<Bool, Part.Space>.domain(of: Three.domain)
    let probes = spaces.probes
    return Domain(generator) { move, seen in
      seen.table { seen in
        for probe in probes {
          seen.entry(spaces.text(probe)) { seen in
            let twice = EachOf<Bool, Part.Space>.duplicate(probe)
            EachPairing<Bool, Part>(Part()).pair(move, twice) { value, space in
              values.observe(value, &seen)
              spaces.observe(space, &seen)
            }
          }
        }
      }
    }
  }
}
