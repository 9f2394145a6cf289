import Pairings

extension Suite {
  /// The laws of dispatchers: a monoid, which larger types of inputs and other moves preserve.
  public static func dispatcher<Eff, P: PlainPairing>(
    _: P.Type, in harness: Harness<Eff>, of name: String? = nil
  ) -> Suite {
    let subject = name ?? "Dispatcher<\(title(of: Eff.self)), \(title(of: P.Moves.self))>"
    let values = harness.dispatchers(P.self, of: Three.domain)
    return Suite(
      "Dispatcher", of: subject, parents: [monoid(values, of: subject)],
      meanings(P.self, harness) + effects(P.self, harness) + [oneCommit(P.self, harness)]
        + widening(P.self, harness) + lifting(P.self, harness))
  }

  private static func meanings<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias D = Dispatcher<Eff, P.Moves, Three>
    typealias Moves = P.Moves
    let a = Three.domain
    let values = harness.dispatchers(P.self, of: a)
    let effects = harness.effects(P.self, of: a)
    let (moves, steps) = (Moves.domain(of: .void), Moves.domain(of: effects))
    return [
      Law(
        "moves combine in order", "moves(f).combined(with: moves(g)) == moves { f($0).then(g($0)) }"
      ) { trial in
        let f = trial.any("f", a.functions(to: moves))
        let g = trial.any("g", a.functions(to: moves))
        return trial.equal(
          D.moves(of: f.run).combined(with: D.moves(of: g.run)),
          D.moves { Moves.then(f($0), g($0)) }, values)
      },
      Law("moves are steps", "moves(f) == steps { f($0).map { .none } }") { trial in
        let f = trial.any("f", a.functions(to: moves.optional))
        return trial.equal(
          D.moves(of: f.run),
          D.steps { input in f(input).map { move in Moves.map(move) { .none } } }, values)
      },
      Law("moves without a move are empty", "moves { _ in nil } == empty") { trial in
        trial.equal(D.moves { (_: Three) in nil }, .empty, values)
      },
      Law("meaning of steps", "steps(f).on(a) == f(a)") { trial in
        let f = trial.any("f", a.functions(to: steps.optional))
        let input = trial.any("a", a)
        return trial.equal(D.steps(f.run).on(input), f(input), steps.optional)
      },
      Law(
        "steps combine in order",
        "steps(f).combined(with: steps(g))"
          + " == steps { zip(f($0), g($0)) { $0.combined(with: $1) } }"
      ) { trial in
        let f = trial.any("f", a.functions(to: steps))
        let g = trial.any("g", a.functions(to: steps))
        return trial.equal(
          D.steps(f.run).combined(with: D.steps(g.run)),
          D.steps { input in
            Moves.flatMap(f(input)) { first in
              Moves.map(g(input)) { first.combined(with: $0) }
            }
          }, values)
      },
    ]
  }

  private static func effects<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias D = Dispatcher<Eff, P.Moves, Three>
    typealias Moves = P.Moves
    let a = Three.domain
    let values = harness.dispatchers(P.self, of: a)
    let effects = harness.effects(P.self, of: a)
    let (moves, steps) = (Moves.domain(of: .void), Moves.domain(of: effects))
    let works = Eff.domain(of: moves).array(count: 0...2)
    return [
      Law("meaning of effects", "effects(f).on(a) == f(a).map { pure($0) }") { trial in
        let f = trial.any("f", a.functions(to: effects.optional))
        let input = trial.any("a", a)
        return trial.equal(
          D.effects(f.run).on(input), f(input).map { Moves.pure($0) }, steps.optional)
      },
      Law("effects commit nothing", "effects(f) /* commits nothing before one of them ends */") {
        trial in
        let f = trial.any("f", a.functions(to: effects))
        let input = trial.any("a", a)
        let component = harness.component(
          P.self, from: P.positionSpaces[0], on: D.effects(f.run))
        return trial.expect(!component.isCommit(input), "it makes a commit")
      },
      Law("workflow", "workflow(f) == effects { f($0).isEmpty ? nil : .workflow(f($0)) }") {
        trial in
        let f = trial.any("f", a.functions(to: works))
        return trial.equal(
          D.workflow(f.run), D.effects { f($0).isEmpty ? nil : .workflow(f($0)) }, values)
      },
    ]
  }

  /// The law that the commit of an input is its whole meaning. The follow-up effects run in the
  /// same explorer, where the inputs that they end in have no further meaning.
  private static func oneCommit<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> Law {
    typealias D = Dispatcher<Eff, P.Moves, Three>
    typealias Moves = P.Moves
    typealias Input = Either<Three, Three>
    typealias Wide = Dispatcher<Eff, Moves, Input>
    let a = Three.domain
    let values = harness.dispatchers(P.self, of: a)
    let positionSpaces = Domain(elements: P.positionSpaces) { positionSpace, seen in
      P.positions.observe(P.Space.extract(positionSpace), &seen)
    }
    let inputs = Domain<Input>(elements: Three.allCases.map { .left($0) }) { input, seen in
      switch input {
      case .left(let input):
        seen.count(0)
        seen.group("sent") { a.observe(input, &$0) }
      case .right(let input):
        seen.count(1)
        seen.group("of an effect") { a.observe(input, &$0) }
      }
    }
    let observe = Shown<Eff, P, Input>.observer(inputs)
    let still = Wide.moves(of: { if case .right = $0 { Moves.pure(()) } else { nil } })
    return Law(
      "one commit", "send(a) /* is a commit of */ d.on(a) /* if any, then what goes on after it */"
    ) { trial in
      let d = trial.any("d", values)
      let input = trial.any("a", a)
      let w = trial.any("w", positionSpaces)
      let apart = Prism<Input, Three>(
        preview: { if case .left(let input) = $0 { input } else { nil } }, review: { .right($0) })
      let meaning = d.on(input)
      let move = Wide.moves(of: {
        if case .left = $0 { meaning.map { Moves.void($0) } } else { nil }
      })
      func component<I>(
        _ dispatcher: Dispatcher<Eff, Moves, I>
      ) -> Component<Eff, P, I, P.Position> {
        harness.component(P.self, from: w, on: dispatcher)
      }
      let isCommit = component(d).isCommit(input)
      let whole = harness.watch(component(d.widen(input: apart).combined(with: still))) {
        $0.send(.left(input))
      }
      let parts = harness.watch(component(move.combined(with: still))) { explorer in
        let effects = meaning.map { explorer.inspect($0) } ?? .none
        if isCommit { explorer.send(.left(input)) }
        return explorer.run(effects.lift(moves: { $0 }, input: { .right($0) }))
      }
      return trial.equal({ observe(whole, &$0) }, { observe(parts, &$0) })
    }
  }

  private static func widening<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias D = Dispatcher<Eff, P.Moves, Three>
    typealias Moves = P.Moves
    let (a, c) = (Three.domain, Five.domain)
    let values = harness.dispatchers(P.self, of: a)
    let wide = harness.dispatchers(P.self, of: c)
    let effects = harness.effects(P.self, of: a)
    let moves = Moves.domain(of: .void)
    let (prism, inner) = (Prism<Five, Three>.following, Prism<Four, Three>.following)
    let outer = Prism<Five, Four>.following
    return [
      Law("identity", "d.widen(input: .identity) == d") { trial in
        let d = trial.any("d", values)
        return trial.equal(d.widen(input: .identity), d, values)
      },
      Law(
        "composition", "d.widen(input: p).widen(input: q) == d.widen(input: q.appending(p))"
      ) { trial in
        let d = trial.any("d", values)
        return trial.equal(
          d.widen(input: inner).widen(input: outer), d.widen(input: outer.appending(inner)), wide)
      },
      Law(
        "widen of a combination",
        "d.combined(with: c).widen(input: p) == d.widen(input: p).combined(with: c.widen(input: p))"
      ) { trial in
        let (d, c) = (trial.any("d", values), trial.any("c", values))
        return trial.equal(
          d.combined(with: c).widen(input: prism),
          d.widen(input: prism).combined(with: c.widen(input: prism)), wide)
      },
      Law("widen of moves", "moves(f).widen(input: p) == moves { p.preview($0).flatMap(f) }") {
        trial in
        let f = trial.any("f", a.functions(to: moves))
        return trial.equal(
          D.moves(of: f.run).widen(input: prism), .moves { prism.preview($0).map(f.run) },
          wide)
      },
      Law(
        "widen of effects",
        "effects(f).widen(input: p)"
          + " == effects { p.preview($0).flatMap(f)?.lift(moves: { $0 }, input: p.review) }"
      ) { trial in
        let f = trial.any("f", a.functions(to: effects))
        return trial.equal(
          D.effects(f.run).widen(input: prism),
          .effects { input in
            prism.preview(input).map { f($0).lift(moves: { $0 }, input: prism.review) }
          }, wide)
      },
    ]
  }

  private static func lifting<Eff, P: PlainPairing>(
    _: P.Type, _ harness: Harness<Eff>
  ) -> [Law] {
    typealias D = Dispatcher<Eff, P.Moves, Three>
    typealias Moves = P.Moves
    let a = Three.domain
    let values = harness.dispatchers(P.self, of: a)
    let moves = Moves.domain(of: .void)
    return [
      Law("lift identity", "d.lift(.identity) == d") { trial in
        let d = trial.any("d", values)
        return trial.equal(d.lift(IdentityTransformation()), d, values)
      },
      Law("lift composition", "d.lift(f).lift(g) == d.lift(f.then(g))") { trial in
        let d = trial.any("d", values)
        let f = Preceded<Moves>(trial.any("f", moves))
        let g = Preceded<Moves>(trial.any("g", moves))
        return trial.equal(d.lift(f).lift(g), d.lift(f.then(g)), values)
      },
      Law("lift of moves", "moves(f).lift(g) == moves { g(f($0)) }") { trial in
        let f = trial.any("f", a.functions(to: moves))
        let g = Preceded<Moves>(trial.any("g", moves))
        return trial.equal(D.moves(of: f.run).lift(g), D.moves { g(f($0)) }, values)
      },
    ]
  }
}

/// A transformation that puts a move before every other.
private struct Preceded<Moves: Monad>: NaturalTransformation {
  let first: Kind<Moves, Void>

  init(_ first: Kind<Moves, Void>) { self.first = first }

  func callAsFunction<Value>(_ kind: Kind<Moves, Value>) -> Kind<Moves, Value> {
    Moves.then(first, kind)
  }
}
