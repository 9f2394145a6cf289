public import Pairings

extension Suite {
  /// The laws of the residual pairing of programs with spaces that a residual pairing of functors
  /// generates.
  public static func residualFree<Layers: ResidualFunctorPairing, P: ResidualPairing>(
    _ p: P, layers: Layers, of name: String? = nil
  ) -> Suite
  where
    P.Moves == FreeOf<Layers.Left>, P.Space == CofreeOf<Layers.Right>, P.Eff == Layers.Eff,
    Layers.Left: Checkable, Layers.Right: Checkable, Layers.Eff: Checkable
  {
    let a = Three.domain
    let ma = P.Moves.domain(of: a)
    let (instructions, wb) = (Layers.Left.domain(of: ma), P.Space.domain(of: Four.domain))
    let both = P.Eff.domain(of: a.zip(wb))
    return Suite(
      "ResidualFree", of: name ?? title(of: P.self),
      [
        Law("run a value", "move(pure(a), w) == pure((a, w))") { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.move(.pure(value), w)) { ($0.value, $0.space) }, P.Eff.pure((value, w)),
            both)
        },
        Law(
          "run a layer",
          "move(wrap(layer), w) == flatMap(layers.pair(layer, w.tail) { ($0, $1) }) { m, w in move(m, w) }"
        ) { trial in
          let layer = Layers.Left.map(trial.any("layer", instructions)) { $0 }
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.move(Free.wrap(layer), w)) { ($0.value, $0.space) },
            P.Eff.flatMap(layers.pair(layer, P.Space.tail(w)) { ($0, $1) }) { rest, w in
              P.Eff.map(p.move(rest, w)) { ($0.value, $0.space) }
            }, both)
        },
      ])
  }

  /// The laws of a program that runs through a space with a finaliser.
  ///
  /// - Parameters:
  ///   - p: The residual pairing of programs with spaces.
  ///   - using: The operation, in place of ``Pairings/ResidualPairing/using(_:run:finally:)``.
  public static func finalising<Instruction: Functor & Checkable, P: ResidualPairing>(
    _ p: P, of name: String? = nil, using: Using<P>? = nil
  ) -> Suite
  where
    P.Moves == FreeOf<Instruction>, P.Space: Checkable, P.Eff: Bracketing & Checkable,
    P.Eff.Failure: LawValue
  {
    typealias M = P.Eff
    let use: Using<P> = using ?? { p.using($0, run: $1, finally: $2) }
    let (a, b) = (Three.domain, Four.domain)
    let programs = P.Moves.domain(of: a)
    let (layers, wb) = (Instruction.domain(of: programs), P.Space.domain(of: b))
    let (ea, failures) = (M.domain(of: a), M.Failure.domain)
    let endings = Domain<Ending<M.Failure>>.endings(failures)
    let calm = Domain<Kind<M, Void>>.unfailing(M.self, of: .void)
    let finalisers = b.zip(endings).functions(to: calm)
    return Suite(
      "Finalising", of: name ?? title(of: P.self),
      [
        Law(
          "finalise a value",
          "using(pure(w), run: pure(a), finally: f) == then(f(w, .success), pure(a))"
        ) { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          let f = trial.any("f", finalisers)
          return trial.equal(
            use(M.pure(w), .pure(value)) { f((P.Space.extract($0), $1)) },
            M.then(f((P.Space.extract(w), .success)), M.pure(value)), ea)
        },
        Law(
          "finalise a layer",
          "using(pure(w), run: wrap(layer), finally: f) == flatMap(attempt(move(lift(layer), w)))"
            + " { /* failure: then(f(w, $0), raise($0)), success: using(…) */ }"
        ) { trial in
          let layer = Instruction.map(trial.any("layer", layers)) { $0 }
          let w = trial.any("w", wb)
          let f = trial.any("f", finalisers)
          let finalise = { (w: Kind<P.Space, Four>, ending: Ending<M.Failure>) in
            f((P.Space.extract(w), ending))
          }
          let step = M.attempt(p.move(.lift(layer), w))
          return trial.equal(
            use(M.pure(w), Free.wrap(layer), finalise),
            M.flatMap(step) { result in
              switch result {
              case .success(let rest): use(M.pure(rest.space), rest.value, finalise)
              case .failure(let failure): M.then(finalise(w, .failure(failure)), M.raise(failure))
              }
            }, ea)
        },
        Law(
          "a failed acquisition finalises nothing",
          "using(raise(e), run: m, finally: f) == raise(e)"
        ) { trial in
          let m = trial.any("m", programs)
          let e = trial.any("e", failures)
          let f = trial.any("f", finalisers)
          return trial.equal(
            use(M.raise(e), m) { f((P.Space.extract($0), $1)) }, M.raise(e), ea)
        },
      ])
  }

  /// A run of a program through an acquired space, with a finaliser.
  public typealias Using<P: ResidualPairing> = (
    _ acquire: Kind<P.Eff, Kind<P.Space, Four>>, _ program: Kind<P.Moves, Three>,
    _ finalise: @escaping (Kind<P.Space, Four>, Ending<P.Eff.Failure>) -> Kind<P.Eff, Void>
  ) -> Kind<P.Eff, Three> where P.Eff: Failing
}
