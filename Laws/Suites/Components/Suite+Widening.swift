import Pairings

extension Suite {
  /// The laws of widening a dispatcher of a part to the whole: a functor on lenses, affines and
  /// prisms, which preserves combinations.
  public static func widening<Eff>(in harness: Harness<Eff>, of name: String? = nil) -> Suite {
    Suite(
      "Widening", of: name ?? "Dispatcher<\(title(of: Eff.self)), State>",
      ofLenses(harness) + ofAffines(harness) + changes(harness) + stores(harness))
  }

  private typealias Part = Three
  private typealias Whole = Both<Part, Bool>
  private typealias All = Both<Whole, Bool>

  private static func ofLenses<Eff>(_ harness: Harness<Eff>) -> [Law] {
    typealias D = Dispatcher<Eff, StateOf<Part>, Three>
    let (a, lens) = (Three.domain, Whole.lens)
    let values = harness.dispatchers(StateStore<Part>.self, of: a)
    let same = harness.dispatchers(StateStore<Whole>.self, of: a)
    return [
      Law("identity", "d.widen(state: .identity) == d") { trial in
        let d = trial.any("d", values)
        return trial.equal(d.widen(state: Lens<Part, Part>.identity), d, values)
      },
      Law("widen of the state of moves", "moves(f).widen(state: l) == moves { f($0).focus(l) }") {
        trial in
        let f = trial.any("f", a.functions(to: StateOf<Part>.domain(of: .void)))
        return trial.equal(
          D.moves(of: f.run).widen(state: lens, input: .identity),
          .moves(of: { f($0).focus(lens) }), same)
      },
    ]
  }

  private static func ofAffines<Eff>(_ harness: Harness<Eff>) -> [Law] {
    let (a, affine) = (Three.domain, Whole.affine)
    let observe = Shown<Eff, StateStore<Whole>, Three>.observer(a)
    let values = harness.dispatchers(StateStore<Part>.self, of: a)
    let wide = harness.dispatchers(StateStore<Whole>.self, of: Four.domain)
    let wider = harness.dispatchers(StateStore<All>.self, of: Five.domain)
    let (prism, outerPrism) = (Prism<Four, Three>.following, Prism<Five, Four>.following)
    return [
      Law(
        "composition",
        "d.widen(state: l, input: p).widen(state: m, input: q)"
          + " == d.widen(state: m.appending(l), input: q.appending(p))"
      ) { trial in
        let d = trial.any("d", values)
        return trial.equal(
          d.widen(state: affine, input: prism).widen(state: All.affine, input: outerPrism),
          d.widen(state: All.affine.appending(affine), input: outerPrism.appending(prism)), wider)
      },
      Law(
        "widen of a combination",
        "d.combined(with: c).widen(state: l)"
          + " == d.widen(state: l).combined(with: c.widen(state: l))"
      ) { trial in
        let (d, c) = (trial.any("d", values), trial.any("c", values))
        return trial.equal(
          d.combined(with: c).widen(state: affine, input: prism),
          d.widen(state: affine, input: prism).combined(with: c.widen(state: affine, input: prism)),
          wide)
      },
      Law(
        "a lens is an affine", "d.widen(state: l, input: p) == d.widen(state: l.affine, input: p)"
      ) { trial in
        let d = trial.any("d", values)
        return trial.equal(
          d.widen(state: Whole.lens, input: prism), d.widen(state: Whole.lens.affine, input: prism),
          wide)
      },
      Law(
        "a missing part has no meaning",
        "d.widen(state: l) /* commits nothing and begins nothing if */ l.preview(s) == nil"
      ) { trial in
        let (d, input, part) = (trial.any("d", values), trial.any("a", a), trial.any("s", a))
        let place = Store(Both(part, false)) { $0 }
        let dispatcher = d.widen(state: affine, input: .identity)
        let component = harness.component(StateStore<Whole>.self, from: place, on: dispatcher)
        let sent = harness.watch(component) { $0.send(input) }
        let quiet = harness.watch(component) { $0.run(.none) }
        return trial.equal({ observe(sent, &$0) }, { observe(quiet, &$0) })
      },
    ]
  }

  private static func changes<Eff>(_ harness: Harness<Eff>) -> [Law] {
    typealias Moves = StateOf<Part>
    typealias D = Dispatcher<Eff, Moves, Three>
    let (a, lens) = (Three.domain, Whole.lens)
    let values = harness.dispatchers(StateStore<Part>.self, of: a)
    let same = harness.dispatchers(StateStore<Whole>.self, of: a)
    let reducers = Domain<Reducer<Part, Three>>.reducers(of: a, for: a)
    let steps = a.functions(to: Moves.domain(of: harness.effects(StateStore<Part>.self, of: a)))
    return [
      Law("reduce is a move", "reduce(r) == moves { a in State { r.run(&$0, a) } }") { trial in
        let r = trial.any("r", reducers)
        return trial.equal(
          D.reducing(r.run), .moves(of: { input in State { r.run(&$0, input) } }), values)
      },
      Law(
        "reduce combines in order",
        "reduce(r).combined(with: reduce(s)) == reduce(r.combined(with: s))"
      ) {
        trial in
        let (r, s) = (trial.any("r", reducers), trial.any("s", reducers))
        return trial.equal(
          D.reducing(r.run).combined(with: D.reducing(s.run)),
          D.reducing(r.combined(with: s).run), values)
      },
      Law("widen of a reducer", "reduce(r).widen(state: l) == reduce(r.focus(l, .identity))") {
        trial in
        let r = trial.any("r", reducers)
        return trial.equal(
          D.reducing(r.run).widen(state: lens, input: .identity),
          .reducing(r.focus(lens, .identity).run), same)
      },
      Law("update is a step", "update { f($1).run(&$0) } == steps(f)") { trial in
        let f = trial.any("f", steps)
        return trial.equal(D.update { f($1).run(&$0) }, .steps(f.run), values)
      },
    ]
  }

  /// The laws of a component of a position. Its effects send no inputs, which could go on forever.
  private static func stores<Eff>(_ harness: Harness<Eff>) -> [Law] {
    typealias D = Dispatcher<Eff, StateOf<Part>, Three>
    let a = Three.domain
    let observe = Shown<Eff, StateStore<Part>, Three>.observer(a)
    let reducers = Domain<Reducer<Part, Three>>.reducers(of: a, for: a)
    let works = Eff.domain(of: StateOf<Part>.domain(of: .void))
    let steps = a.functions(to: StateOf<Part>.domain(of: works))

    /// Returns a function that records the views after inputs that are sent one after the other.
    func shown(
      _ component: Component<Eff, StateStore<Part>, Three, Part>, _ list: [Three]
    ) -> (inout Observation) -> Void {
      { seen in
        let shown = harness.watch(component) { explorer in
          for input in list { explorer.send(input) }
          return nil
        }
        observe(shown, &seen)
      }
    }
    func equal(_ trial: inout Trial, _ dispatcher: D) -> Bool {
      let (s, list) = (trial.any("s", a), trial.any("inputs", a.array()))
      let plain = harness.component(StateStore<Part>.self, from: Store(s) { $0 }, on: dispatcher)
      return trial.equal(
        shown(.store(s, on: dispatcher) { position, _ in position }, list), shown(plain, list))
    }
    return [
      Law("reduce in place", "store(s, on: reduce(r)) == Component(Store(s, …), on: reduce(r))") {
        trial in
        let r = trial.any("r", reducers)
        return equal(&trial, D.reducing(r.run))
      },
      Law("update in place", "store(s, on: update(f)) == Component(Store(s, …), on: update(f))") {
        trial in
        let f = trial.any("f", steps)
        return equal(&trial, D.update { .move(f($1).run(&$0)) })
      },
    ]
  }
}

extension Dispatcher {
  /// Returns a dispatcher that changes the position in place, under any effect.
  fileprivate static func reducing<Position>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> Dispatcher where Moves == StateOf<Position> {
    Dispatcher<IdentityOf, Moves, Input>.reduce(change).under()
  }
}
