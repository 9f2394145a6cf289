extension Domain {
  /// Returns a domain of moves that are functions of a place, observed from every place: the value
  /// and the destination.
  ///
  /// - Parameters:
  ///   - make: Creates a move from a function that changes the place and returns a value.
  ///   - run: Runs a move from a place.
  static func moves<Place, Result>(
    in places: Domain<Place>, of values: Domain<Result>,
    make: @escaping (@escaping (inout Place) -> Result) -> Value,
    run: @escaping (Value, inout Place) -> Result
  ) -> Domain {
    let probes = places.probes
    let steps = places.functions(to: values.zip(places))
    func moves(_ move: Value) -> Bool {
      probes.contains { probe in
        var place = probe
        _ = run(move, &place)
        return places.word(place) != places.word(probe)
      }
    }
    let covers = probes.count > 1 ? [Cover("changes the position", percent: 30, moves)] : []
    return Domain(covers: covers) { choices in
      let step = steps.draw(&choices)
      return make { place in
        let (value, next) = step(place)
        place = next
        return value
      }
    } observe: { move, seen in
      seen.table(at: probes, of: places) { probe, seen in
        var place = probe
        let value = run(move, &place)
        seen.group("") { seen in
          values.observe(value, &seen)
          places.observe(place, &seen)
        }
      }
    }
  }
}

extension Array {
  /// Returns true if a function has different values at these probes.
  package func tellApart(_ word: (Element) -> UInt64) -> Bool {
    let words = map(word)
    return words.contains { $0 != words[0] }
  }
}
