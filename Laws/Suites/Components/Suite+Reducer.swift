import Pairings

extension Suite {
  /// The laws of reducers: a monoid, which focusing preserves.
  public static func reducer(of name: String = "Reducer") -> Suite {
    typealias Part = Three
    typealias Whole = Both<Part, Bool>
    typealias All = Both<Whole, Bool>
    typealias R = Reducer<Part, Three>
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let values = Domain<R>.reducers(of: a, for: a)
    let wide = Domain<Reducer<Whole, Four>>.reducers(of: Whole.domain, for: b)
    let wider = Domain<Reducer<All, Five>>.reducers(of: All.domain, for: c)
    let (lens, outer) = (Whole.lens, All.lens)
    let (prism, outerPrism) = (Prism<Four, Three>.following, Prism<Five, Four>.following)
    return Suite(
      "Reducer", of: name, parents: [monoid(values, of: name)],
      [
        Law("focus identity", "r.focus(.identity, .identity) == r") { trial in
          let r = trial.any("r", values)
          return trial.equal(r.focus(.identity, .identity), r, values)
        },
        Law(
          "focus composition",
          "r.focus(l, p).focus(m, q) == r.focus(m.appending(l), q.appending(p))"
        ) { trial in
          let r = trial.any("r", values)
          return trial.equal(
            r.focus(lens, prism).focus(outer, outerPrism),
            r.focus(outer.appending(lens), outerPrism.appending(prism)), wider)
        },
        Law(
          "focus of a combination",
          "r.combined(with: s).focus(l, p) == r.focus(l, p).combined(with: s.focus(l, p))"
        ) { trial in
          let (r, s) = (trial.any("r", values), trial.any("s", values))
          return trial.equal(
            r.combined(with: s).focus(lens, prism),
            r.focus(lens, prism).combined(with: s.focus(lens, prism)), wide)
        },
      ])
  }
}

extension Domain {
  /// Returns a domain of reducers, observed for every input in every state.
  @_semantics("optimize.sil.specialize.generic.never")  // Called once.
  static func reducers<Position, Input>(
    of positions: Domain<Position>, for inputs: Domain<Input>
  ) -> Domain where Value == Reducer<Position, Input> {
    let steps = positions.zip(inputs).functions(to: positions)
    let probes = (positions.probes, inputs.probes)
    return Domain { choices in
      let step = steps.draw(&choices)
      return Value { position, input in position = step((position, input)) }
    } observe: { reducer, seen in
      seen.table { seen in
        for position in probes.0 {
          for input in probes.1 {
            seen.probe("\(positions.text(position)), \(inputs.text(input))") { seen in
              var position = position
              reducer.run(&position, input)
              positions.observe(position, &seen)
            }
          }
        }
      }
    }
  }
}
