public import Pairings

extension Domain {
  /// Dispatchers of up to two actions for an input, seen for every input in every
  /// environment: how many actions there are, and what each does.
  @_semantics("optimize.sil.specialize.generic.never")  // It is done once.
  @inlinable
  public static func dispatchers<Eff: Monad & Checkable, Moves: Monad & Checkable, E, Input>(
    in environments: Domain<E>, for inputs: Domain<Input>
  ) -> Domain where Value == Dispatcher<Eff, Moves, E, Input> {
    let actions = Eff.domain(of: Moves.domain(of: .void))
    let workflows = inputs.functions(to: environments.functions(to: actions).array(count: 0...2))
    let probes = (inputs.probes, environments.probes)
    return Domain { choices in
      let workflow = workflows.draw(&choices)
      return .workflow { workflow($0).map { action in .accessM(action.run) } }
    } observe: { dispatcher, seen in
      seen.table { seen in
        for input in probes.0 {
          seen.entry(inputs.text(input)) { seen in
            for environment in probes.1 {
              let workflow = dispatcher.workflow(for: input, in: environment)
              seen.count(workflow.count)
              seen.entry(environments.text(environment)) { seen in
                for (index, action) in workflow.enumerated() {
                  seen.part(index) { actions.observe(action, &$0) }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Suite {
  /// The laws of dispatchers: a monoid, which every change of what they understand, need
  /// or yield respects.
  @inlinable
  public static func dispatcher<Eff: Monad & Checkable, Moves: Monad & Checkable>(
    _: Eff.Type, _: Moves.Type, of name: String? = nil
  ) -> Suite {
    typealias D = Dispatcher<Eff, Moves, Three, Three>
    let (a, b) = (Three.domain, Four.domain)
    let values = Domain<D>.dispatchers(in: a, for: a)
    let wide = Domain<Dispatcher<Eff, Moves, Four, Three>>.dispatchers(in: b, for: a)
    let others = Domain<Dispatcher<Eff, Moves, Three, Four>>.dispatchers(in: a, for: b)
    let moves = Moves.domain(of: .void)
    let actions = Domain<D.Effect>.actions(Eff.self, of: moves, in: a)
    let (parts, functions) = (b.functions(to: a.optional), b.functions(to: a))
    let transforms = moves.functions(to: moves)
    let subject = name ?? "Dispatcher<\(title(of: Eff.self)), \(title(of: Moves.self))>"
    return Suite(
      "Dispatcher", of: subject, parents: [monoid(values, of: subject)],
      [
        Law("pure is effectful", "pure(f) == effectful { .pure(f($0)) }") { trial in
          let f = trial.any("f", a.functions(to: moves))
          return trial.equal(D.pure(f.run), D.effectful { ReaderTOf.pure(f($0)) }, values)
        },
        Law(
          "moves in a row", "pure(f).combined(with: pure(g)) == pure { then(f($0), g($0)) }"
        ) { trial in
          let f = trial.any("f", a.functions(to: moves))
          let g = trial.any("g", a.functions(to: moves))
          return trial.equal(
            D.pure(f.run).combined(with: .pure(g.run)),
            D.pure { input in Moves.flatMap(f.run(input)) { g.run(input) } }, values)
        },
        Law("effectful is a workflow", "effectful(f) == workflow { [f($0)] }") { trial in
          let f = trial.any("f", a.functions(to: actions))
          return trial.equal(D.effectful(f.run), D.workflow { [f($0)] }, values)
        },
        Law(
          "workflows combine",
          "workflow(f).combined(with: workflow(g)) == workflow { f($0) + g($0) }"
        ) { trial in
          let fs = a.functions(to: actions.array(count: 0...2))
          let (f, g) = (trial.any("f", fs), trial.any("g", fs))
          return trial.equal(
            D.workflow(f.run).combined(with: .workflow(g.run)), D.workflow { f($0) + g($0) }, values
          )
        },
        Law("contramap identity", "d.contramap { $0 } == d") { trial in
          let d = trial.any("d", values)
          return trial.equal(d.contramap { $0 }, d, values)
        },
        Law(
          "contramap composition", "d.contramap(p).contramap(q) == d.contramap { q($0).flatMap(p) }"
        ) { trial in
          let d = trial.any("d", values)
          let p = trial.any("p", parts)
          let q = trial.any("q", a.functions(to: b.optional))
          return trial.equal(
            d.contramap(p.run).contramap(q.run), d.contramap { q($0).flatMap(p.run) }, values)
        },
        Law(
          "contramap of a combination",
          "d.combined(with: c).contramap(p) == d.contramap(p).combined(with: c.contramap(p))"
        ) { trial in
          let (d, c) = (trial.any("d", values), trial.any("c", values))
          let p = trial.any("p", parts)
          return trial.equal(
            d.combined(with: c).contramap(p.run),
            d.contramap(p.run).combined(with: c.contramap(p.run)), others)
        },
        Law("contramap of nothing", "empty.contramap(p) == empty") { trial in
          let p = trial.any("p", parts)
          return trial.equal(D.empty.contramap(p.run), .empty, others)
        },
        Law("local identity", "d.local { $0 } == d") { trial in
          let d = trial.any("d", values)
          return trial.equal(d.local { $0 }, d, values)
        },
        Law("local composition", "d.local(f).local(g) == d.local { f(g($0)) }") { trial in
          let d = trial.any("d", values)
          let f = trial.any("f", functions)
          let g = trial.any("g", a.functions(to: b))
          return trial.equal(d.local(f.run).local(g.run), d.local { f(g($0)) }, values)
        },
        Law(
          "local of a combination",
          "d.combined(with: c).local(f) == d.local(f).combined(with: c.local(f))"
        ) { trial in
          let (d, c) = (trial.any("d", values), trial.any("c", values))
          let f = trial.any("f", functions)
          return trial.equal(
            d.combined(with: c).local(f.run), d.local(f.run).combined(with: c.local(f.run)), wide)
        },
        Law("lift identity", "d.lift { $0 } == d") { trial in
          let d = trial.any("d", values)
          return trial.equal(d.lift { $0 }, d, values)
        },
        Law("lift composition", "d.lift(f).lift(g) == d.lift { g(f($0)) }") { trial in
          let d = trial.any("d", values)
          let (f, g) = (trial.any("f", transforms), trial.any("g", transforms))
          return trial.equal(d.lift(f.run).lift(g.run), d.lift { g(f($0)) }, values)
        },
        Law(
          "lift of a combination",
          "d.combined(with: c).lift(f) == d.lift(f).combined(with: c.lift(f))"
        ) { trial in
          let (d, c) = (trial.any("d", values), trial.any("c", values))
          let f = trial.any("f", transforms)
          return trial.equal(
            d.combined(with: c).lift(f.run), d.lift(f.run).combined(with: c.lift(f.run)), values)
        },
        Law("lift pure", "pure(f).lift(g) == pure { g(f($0)) }") { trial in
          let f = trial.any("f", a.functions(to: moves))
          let g = trial.any("g", transforms)
          return trial.equal(D.pure(f.run).lift(g.run), D.pure { g(f($0)) }, values)
        },
        Law(
          "dispatch of a combination",
          "d.combined(with: c).dispatch(a, to: h) == then(d.dispatch(a, to: h), c.dispatch(a, to: h))"
        ) { trial in
          let (d, c) = (trial.any("d", values), trial.any("c", values))
          let (input, environment) = (trial.any("a", a), trial.any("e", a))
          let h = trial.any("h", moves.functions(to: Eff.domain(of: .void)))
          let handler = Handler<Eff, Moves> { Eff.flatMap($0, h.run) }
          return trial.equal(
            d.combined(with: c).dispatch(input, to: handler, environment: environment),
            Eff.then(
              d.dispatch(input, to: handler, environment: environment),
              c.dispatch(input, to: handler, environment: environment)),
            Eff.domain(of: .void))
        },
      ])
  }
}

extension Domain {
  /// What a dispatcher starts: effects that read an environment and yield a move.
  @inlinable
  static func actions<Eff: Monad & Checkable, Moves, E>(
    _: Eff.Type, of moves: Domain<Kind<Moves, Void>>, in environments: Domain<E>
  ) -> Domain where Value == Kind<ReaderTOf<E, Eff>, Kind<Moves, Void>> {
    let probes = environments.probes
    let actions = Eff.domain(of: moves)
    let functions = environments.functions(to: actions)
    return Domain { choices in
      .accessM(functions.draw(&choices).run)
    } observe: { action, seen in
      seen.table { seen in
        for probe in probes {
          seen.entry(environments.text(probe)) { actions.observe(action.provide(probe), &$0) }
        }
      }
    }
  }
}
