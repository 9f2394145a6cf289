public import Pairings

extension Suite {
  /// The laws of making a dispatcher of a part one of the whole: a functor on lenses,
  /// affines, prisms and functions between environments, which respects combinations.
  @inlinable
  public static func widening<Eff: Monad & Checkable>(
    _: Eff.Type, of name: String? = nil
  ) -> Suite {
    typealias Part = Three
    typealias Whole = Framed<Part>
    typealias All = Framed<Whole>
    typealias D = Dispatcher<Eff, StateOf<Part>, Three, Three>
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let values = Domain<D>.dispatchers(in: a, for: a)
    let wide = Domain<Dispatcher<Eff, StateOf<Whole>, Four, Four>>.dispatchers(in: b, for: b)
    let wider = Domain<Dispatcher<Eff, StateOf<All>, Five, Five>>.dispatchers(in: c, for: c)
    let same = Domain<Dispatcher<Eff, StateOf<Whole>, Three, Three>>.dispatchers(in: a, for: a)
    let others = Domain<Dispatcher<Eff, StateOf<Part>, Four, Four>>.dispatchers(in: b, for: b)
    let (environments, widerEnvironments) = (b.functions(to: a), c.functions(to: b))
    let (lens, outer) = (Whole.lens, All.lens)
    let (affine, outerAffine) = (Whole.affine, All.affine)
    let (prism, outerPrism) = (Prism<Four, Three>.following, Prism<Five, Four>.following)
    return Suite(
      "Widening", of: name ?? "Dispatcher<\(title(of: Eff.self)), State>",
      [
        Law("identity", "d.widen(state: .identity) == d") { trial in
          let d = trial.any("d", values)
          return trial.equal(d.widen(state: Lens<Part, Part>.identity), d, values)
        },
        Law(
          "composition",
          "d.widen(environment: f, state: l, input: p).widen(environment: g, state: m, input: q)"
            + " == d.widen(environment: { f(g($0)) }, state: m.appending(l), input: q.appending(p))"
        ) { trial in
          let d = trial.any("d", values)
          let (f, g) = (trial.any("f", environments), trial.any("g", widerEnvironments))
          return trial.equal(
            d.widen(environment: f.run, state: lens, input: prism)
              .widen(environment: g.run, state: outer, input: outerPrism),
            d.widen(
              environment: { f(g($0)) }, state: outer.appending(lens),
              input: outerPrism.appending(prism)), wider)
        },
        Law(
          "composition, where a part may be missing",
          "d.widen(state: l).widen(state: m) == d.widen(state: m.appending(l)) /* affines */"
        ) { trial in
          let d = trial.any("d", values)
          let (f, g) = (trial.any("f", environments), trial.any("g", widerEnvironments))
          return trial.equal(
            d.widen(environment: f.run, state: affine, input: prism)
              .widen(environment: g.run, state: outerAffine, input: outerPrism),
            d.widen(
              environment: { f(g($0)) }, state: outerAffine.appending(affine),
              input: outerPrism.appending(prism)), wider)
        },
        Law(
          "of a combination",
          "d.combined(with: c).widen(state: l) == d.widen(state: l).combined(with: c.widen(state: l))"
        ) { trial in
          let (d, c) = (trial.any("d", values), trial.any("c", values))
          let f = trial.any("f", environments)
          return trial.equal(
            d.combined(with: c).widen(environment: f.run, state: lens, input: prism),
            d.widen(environment: f.run, state: lens, input: prism)
              .combined(with: c.widen(environment: f.run, state: lens, input: prism)), wide)
        },
        Law("of nothing", "empty.widen(state: l) == empty") { trial in
          let f = trial.any("f", environments)
          return trial.equal(
            D.empty.widen(environment: f.run, state: lens, input: prism), .empty, wide)
        },
        Law("a lens is an affine", "d.widen(state: l) == d.widen(state: l.affine)") { trial in
          let d = trial.any("d", values)
          return trial.equal(d.widen(state: lens), d.widen(state: lens.affine), same)
        },
        Law(
          "without a state", "d.widen(environment: f, input: p) == d.contramap(p.preview).local(f)"
        ) { trial in
          let d = trial.any("d", values)
          let f = trial.any("f", environments)
          return trial.equal(
            d.widen(environment: f.run, input: prism),
            d.contramap(prism.preview).local(f.run), others)
        },
        Law("of moves alone", "pure(f).widen(state: l) == pure { f($0).focus(l) }") { trial in
          let f = trial.any("f", a.functions(to: StateOf<Part>.domain(of: .void)))
          return trial.equal(
            D.pure(f.run).widen(state: lens),
            Dispatcher.pure { f($0).focus(lens) }, same)
        },
      ])
  }

  /// The laws of reducers: a monoid, which focusing respects.
  @inlinable
  public static func reducer(of name: String = "Reducer") -> Suite {
    typealias Part = Three
    typealias Whole = Framed<Part>
    typealias R = Reducer<Part, Three>
    let (a, b, c) = (Three.domain, Four.domain, Five.domain)
    let values = Domain<R>.reducers(of: a, for: a)
    let wide = Domain<Reducer<Whole, Four>>.reducers(of: Whole.domain, for: b)
    let wider = Domain<Reducer<Framed<Whole>, Five>>.reducers(of: Framed<Whole>.domain, for: c)
    let (lens, outer) = (Whole.lens, Framed<Whole>.lens)
    let (prism, outerPrism) = (Prism<Four, Three>.following, Prism<Five, Four>.following)
    let dispatchers = Domain<Dispatcher<IdentityOf, StateOf<Whole>, Void, Three>>
      .dispatchers(in: .void, for: a)
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
        Law(
          "as a dispatcher", "r.focus(l, .identity).dispatcher() == r.dispatcher().widen(state: l)"
        ) { trial in
          let r = trial.any("r", values)
          return trial.equal(
            r.focus(lens, .identity).dispatcher(),
            r.dispatcher(IdentityOf.self, Void.self).widen(state: lens), dispatchers)
        },
      ])
  }
}

extension Domain {
  /// Reducers, seen for every input in every state.
  @_semantics("optimize.sil.specialize.generic.never")  // It is done once.
  @inlinable
  static func reducers<Position, Input>(
    of positions: Domain<Position>, for inputs: Domain<Input>
  ) -> Domain where Value == Reducer<Position, Input> {
    let steps = positions.and(inputs).functions(to: positions)
    let probes = (positions.probes, inputs.probes)
    return Domain { choices in
      let step = steps.draw(&choices)
      return Value { position, input in position = step((position, input)) }
    } observe: { reducer, seen in
      seen.table { seen in
        for position in probes.0 {
          for input in probes.1 {
            seen.entry("\(positions.text(position)), \(inputs.text(input))") { seen in
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
