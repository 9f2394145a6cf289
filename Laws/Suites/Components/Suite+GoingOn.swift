import Pairings

extension Suite {
  /// The laws of effects as data: the explorer receives the inputs and moves that they end in, and
  /// several constructions are equal.
  public static func goingOn<Eff, P: PlainPairing>(
    _: P.Type, in harness: Harness<Eff>, of name: String? = nil
  ) -> Suite {
    let subject = name ?? "Effects<\(title(of: Eff.self)), \(title(of: P.Moves.self))>"
    let values = harness.effects(P.self, of: Three.domain)
    return Suite(
      "Effects", of: subject, parents: [monoid(values, of: subject)],
      endings(P.self, harness) + makings(P.self, harness) + lifting(P.self, harness))
  }

  /// The laws of effects in an explorer in which inputs have moves.
  private static func endings<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias FollowUp = Effects<Eff, P.Moves, Three>
    let a = Three.domain
    let one = P.Moves.domain(of: .void)
    let (meanings, functions) = (a.functions(to: one), a.functions(to: a))
    let positionSpace = P.positionSpaces[0]
    let observe = Shown<Eff, P, Three>.observer(a)

    /// Returns a function that records an explorer in which inputs have moves.
    func shown(
      _ meaning: Function<Three, Kind<P.Moves, Void>>,
      _ act:
        @escaping (Explorer<Eff, P, Three, P.Position>)
        -> Request<Eff.Failure>?
    ) -> (inout Observation) -> Void {
      { seen in
        let component = harness.component(
          P.self, from: positionSpace, on: .moves(of: meaning.run))
        observe(harness.watch(component, act), &seen)
      }
    }
    return [
      Law("run pure", "run(pure(a), f) /* is shown as */ /* an input */ f(a)") { trial in
        let value = trial.any("a", a)
        let f = trial.any("f", functions)
        let meaning = trial.any("meaning", meanings)
        return trial.equal(
          shown(meaning) { $0.run(FollowUp.run(Eff.pure(value), f.run)) },
          shown(meaning) { $0.send(f(value)) })
      },
      Law("move pure", "move(pure(m)) /* is shown as */ /* the commit of */ m") { trial in
        let m = trial.any("m", one)
        let meaning = trial.any("meaning", meanings)
        return trial.equal(
          shown(meaning) { $0.run(FollowUp.move(Eff.pure(m))) },
          shown(meaning) { explorer in
            explorer.commit(m)
            return explorer.run(.none)
          })
      },
      Law("workflow of values", "workflow(ms.map(pure)) /* is shown as */ /* the commits of */ ms")
      { trial in
        let ms = trial.any("ms", one.array())
        let meaning = trial.any("meaning", meanings)
        return trial.equal(
          shown(meaning) { $0.run(FollowUp.workflow(ms.map { Eff.pure($0) })) },
          shown(meaning) { explorer in
            for m in ms { explorer.commit(m) }
            return explorer.run(.none)
          })
      },
    ]
  }

  private static func makings<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias FollowUp = Effects<Eff, P.Moves, Three>
    let a = Three.domain
    let values = harness.effects(P.self, of: a)
    let (works, voids) = (Eff.domain(of: a), Eff.domain(of: .void))
    let moves = Eff.domain(of: P.Moves.domain(of: .void))
    let functions = a.functions(to: a)
    let recoveries = Eff.Failure.domain.functions(to: a)
    let keys = Domain<RequestKey<Eff>>(
      elements: [.latest("key"), .queued("key"), .once("key")]) { $1.record(0, "\($0)") }
    return [
      Law("run map", "run(map(m, f), g) == run(m) { g(f($0)) }") { trial in
        let m = trial.any("m", works)
        let (f, g) = (trial.any("f", functions), trial.any("g", functions))
        return trial.equal(
          FollowUp.run(Eff.map(m, f.run), g.run), FollowUp.run(m) { g(f($0)) }, values)
      },
      Law("run is a stream", "run(m, f) == stream { send in map(m) { send(f($0)) } }") { trial in
        let m = trial.any("m", works)
        let f = trial.any("f", functions)
        return trial.equal(
          FollowUp.run(m, f.run), FollowUp.stream { send in Eff.map(m) { send(f($0)) } }, values)
      },
      Law("run of nothing", "run(m) == stream { _ in m }") { trial in
        let m = trial.any("m", voids)
        return trial.equal(FollowUp.run(m), FollowUp.stream { _ in m }, values)
      },
      Law(
        "run of a failure",
        "run(m, failed: h, f) == run(handle(map(m, f)) { pure(h($0)) }) { $0 }"
      ) { trial in
        let m = trial.any("m", works)
        let (f, h) = (trial.any("f", functions), trial.any("h", recoveries))
        return trial.equal(
          FollowUp.run(m, failed: h.run, f.run),
          FollowUp.run(Eff.handle(Eff.map(m, f.run)) { Eff.pure(h($0)) }) { $0 }, values)
      },
      Law("workflow of one", "workflow([m]) == move(m)") { trial in
        let m = trial.any("m", moves)
        return trial.equal(FollowUp.workflow([m]), FollowUp.move(m), values)
      },
      Law("workflow of none", "workflow([]) == none") { trial in
        trial.equal(FollowUp.workflow([]), .none, values)
      },
      Law("a key alone changes nothing", "move(m, under: key) == move(m)") { trial in
        let m = trial.any("m", moves)
        let key = trial.any("key", keys)
        return trial.equal(FollowUp.move(m, under: key), FollowUp.move(m), values)
      },
    ]
  }

  private static func lifting<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias FollowUp = Effects<Eff, P.Moves, Three>
    let a = Three.domain
    let values = harness.effects(P.self, of: a)
    let one = P.Moves.domain(of: .void)
    let (moves, inputs) = (one.functions(to: one), a.functions(to: a))
    return [
      Law("lift identity", "e.lift(moves: { $0 }, input: { $0 }) == e") { trial in
        let e = trial.any("e", values)
        return trial.equal(e.lift(moves: { $0 }, input: { $0 }), e, values)
      },
      Law(
        "lift composition",
        "e.lift(moves: f, input: g).lift(moves: h, input: k)"
          + " == e.lift(moves: { h(f($0)) }, input: { k(g($0)) })"
      ) { trial in
        let e = trial.any("e", values)
        let (f, h) = (trial.any("f", moves), trial.any("h", moves))
        let (g, k) = (trial.any("g", inputs), trial.any("k", inputs))
        return trial.equal(
          e.lift(moves: f.run, input: g.run).lift(moves: h.run, input: k.run),
          e.lift(moves: { h(f($0)) }, input: { k(g($0)) }), values)
      },
      Law(
        "lift of a combination",
        "e.combined(with: d).lift(…) == e.lift(…).combined(with: d.lift(…))"
      ) { trial in
        let (e, d) = (trial.any("e", values), trial.any("d", values))
        let (f, g) = (trial.any("f", moves), trial.any("g", inputs))
        func lift(_ effects: FollowUp) -> FollowUp {
          effects.lift(moves: f.run, input: g.run)
        }
        return trial.equal(lift(e.combined(with: d)), lift(e).combined(with: lift(d)), values)
      },
      Law("under of a run", "run(pure(a), f).under() == run(pure(a), f)") { trial in
        let value = trial.any("a", a)
        let f = trial.any("f", inputs)
        return trial.equal(
          Effects<IdentityOf, P.Moves, Three>.run(Identity(value), f.run).under(),
          FollowUp.run(Eff.pure(value), f.run),
          values)
      },
      Law("under of a workflow", "workflow(ms.map(pure)).under() == workflow(ms.map(pure))") {
        trial in
        let ms = trial.any("ms", one.array())
        return trial.equal(
          Effects<IdentityOf, P.Moves, Three>.workflow(ms.map { Identity($0) }).under(),
          FollowUp.workflow(ms.map { Eff.pure($0) }), values)
      },
    ]
  }
}
