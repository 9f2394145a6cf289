public import Pairings
import PairingsTheory

extension Suite {
  /// The laws of the residual pairing of programs with a space that a residual pairing of an
  /// instruction with the space generates.
  public static func freeInteraction<Layers: ResidualFunctorPairing, P: ResidualPairing>(
    _ p: P, layers: Layers, of name: String? = nil
  ) -> Suite
  where
    P.Moves == FreeOf<Layers.Left>, P.Space == Layers.Right, P.Eff == Layers.Eff,
    Layers.Left: Checkable, Layers.Right: Checkable, Layers.Eff: Checkable
  {
    let a = Three.domain
    let ma = P.Moves.domain(of: a)
    let (instructions, wb) = (Layers.Left.domain(of: ma), P.Space.domain(of: Four.domain))
    let both = P.Eff.domain(of: a.zip(wb))
    return Suite(
      "FreeInteraction", of: name ?? title(of: P.self),
      [
        Law("run a value", "interact(pure(a), w) == pure((a, w))") { trial in
          let value = trial.any("a", a)
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.interact(.pure(value), w)) { ($0.value, $0.space) },
            P.Eff.pure((value, w)), both)
        },
        Law(
          "run a layer",
          "interact(wrap(layer), w) == flatMap(layers.interact(layer, duplicate(w)) { ($0, $1) }) { m, w in interact(m, w) }"
        ) { trial in
          let layer = Layers.Left.map(trial.any("layer", instructions)) { $0 }
          let w = trial.any("w", wb)
          return trial.equal(
            P.Eff.map(p.interact(Free.wrap(layer), w)) { ($0.value, $0.space) },
            P.Eff.flatMap(layers.interact(layer, P.Space.duplicate(w)) { ($0, $1) }) { rest, w in
              P.Eff.map(p.interact(rest, w)) { ($0.value, $0.space) }
            }, both)
        },
      ])
  }

  /// The laws of a program that runs through a space with a finaliser, for effects that cannot be
  /// cancelled.
  ///
  /// - Parameters:
  ///   - p: The residual pairing of programs with spaces.
  ///   - name: The name of the pairing in reports.
  ///   - using: The operation, in place of ``/PairingsTheory/PairingsCore/ResidualPairing/using(_:run:finally:)``.
  public static func finalising<Instruction: Functor & Checkable, P: ResidualPairing>(
    _ p: P, of name: String? = nil, using: Using<P>? = nil
  ) -> Suite
  where
    P.Moves == FreeOf<Instruction>, P.Space: Checkable, P.Eff: Bracketing & Checkable,
    P.Eff.Failure: LawValue
  {
    let use: Using<P> = using ?? { p.using($0, run: $1, finally: $2) }
    return Suite("Finalising", of: name ?? title(of: P.self), finalisations(p, use) { $0 })
  }

  /// The laws of a program that runs through a space with a finaliser, for effects that can be
  /// cancelled.
  ///
  /// In an equation about a program that is not cancelled, both sides are shielded from
  /// cancellation.
  ///
  /// - Parameters:
  ///   - p: The residual pairing of programs with spaces.
  ///   - instruction: An instruction whose effect is a cancellation.
  ///   - name: The name of the pairing in reports.
  ///   - using: The operation, in place of ``/PairingsTheory/PairingsCore/ResidualPairing/using(_:run:finally:)``.
  public static func finalising<Instruction: Functor & Checkable, P: ResidualPairing>(
    _ p: P, cancelling instruction: Kind<Instruction, Void>, of name: String? = nil,
    using: Using<P>? = nil
  ) -> Suite
  where
    P.Moves == FreeOf<Instruction>, P.Space: Checkable, P.Eff: Cancelling & Checkable,
    P.Eff.Failure: LawValue
  {
    typealias M = P.Eff
    let use: Using<P> = using ?? { p.using($0, run: $1, finally: $2) }
    let (programs, wb) = (P.Moves.domain(of: Three.domain), P.Space.domain(of: Four.domain))
    let (ea, finalisers) = (M.domain(of: Three.domain), finalisers(M.self))
    return Suite(
      "Finalising", of: name ?? title(of: P.self),
      finalisations(p, use) { M.shielded($0) } + [
        Law(
          "finalise after a cancellation",
          "using(pure(w), run: flatMap(lift(/* cancels */), k), finally: f)"
            + " == then(shielded(f(w, .cancelled)), then(cancel(), pure(a)))"
        ) { trial in
          let value = trial.any("a", Three.domain)
          let m = trial.any("m", programs)
          let w = trial.any("w", wb)
          let f = trial.any("f", finalisers)
          return trial.equal(
            use(M.pure(w), Free.lift(instruction).flatMap { m }) {
              f((P.Space.extract($0), $1))
            },
            M.then(
              M.shielded(f((P.Space.extract(w), .cancelled))),
              M.then(M.cancel(), M.pure(value))), ea)
        }
      ])
  }

  /// Returns a domain of finalisers that do not fail.
  private static func finalisers<M: Bracketing & Checkable>(
    _: M.Type
  ) -> Domain<Function<(Four, Ending<M.Failure>), Kind<M, Void>>> where M.Failure: LawValue {
    let endings = Domain<Ending<M.Failure>>.endings(M.Failure.domain)
    return Four.domain.zip(endings)
      .functions(to: Domain<Kind<M, Void>>.unfailing(M.self, of: .void))
  }

  /// The laws of finalisation without a cancellation.
  private static func finalisations<Instruction: Functor & Checkable, P: ResidualPairing>(
    _ p: P, _ use: @escaping Using<P>,
    _ shielded: @escaping (Kind<P.Eff, Three>) -> Kind<P.Eff, Three>
  ) -> [Law]
  where
    P.Moves == FreeOf<Instruction>, P.Space: Checkable, P.Eff: Bracketing & Checkable,
    P.Eff.Failure: LawValue
  {
    typealias M = P.Eff
    let programs = P.Moves.domain(of: Three.domain)
    let (layers, wb) = (Instruction.domain(of: programs), P.Space.domain(of: Four.domain))
    let (ea, failures, finalisers) = (
      M.domain(of: Three.domain), M.Failure.domain, finalisers(M.self)
    )
    func equal(_ left: Kind<M, Three>, _ right: Kind<M, Three>, _ trial: inout Trial) -> Bool {
      trial.equal(shielded(left), shielded(right), ea)
    }
    return [
      Law(
        "finalise a value",
        "using(pure(w), run: pure(a), finally: f) == then(f(w, .success), pure(a))"
      ) { trial in
        let value = trial.any("a", Three.domain)
        let w = trial.any("w", wb)
        let f = trial.any("f", finalisers)
        return equal(
          use(M.pure(w), .pure(value)) { f((P.Space.extract($0), $1)) },
          M.then(f((P.Space.extract(w), .success)), M.pure(value)), &trial)
      },
      Law(
        "finalise a layer",
        "using(pure(w), run: wrap(layer), finally: f) == flatMap(attempt(interact(lift(layer), w)))"
          + " { /* failure: then(f(w, $0), raise($0)), success: using(…) */ }"
      ) { trial in
        let layer = Instruction.map(trial.any("layer", layers)) { $0 }
        let w = trial.any("w", wb)
        let f = trial.any("f", finalisers)
        let finalise = { (w: Kind<P.Space, Four>, ending: Ending<M.Failure>) in
          f((P.Space.extract(w), ending))
        }
        let step = M.attempt(p.interact(.lift(layer), w))
        return equal(
          use(M.pure(w), Free.wrap(layer), finalise),
          M.flatMap(step) { result in
            switch result {
            case .success(let rest): use(M.pure(rest.space), rest.value, finalise)
            case .failure(let failure): M.then(finalise(w, .failure(failure)), M.raise(failure))
            }
          }, &trial)
      },
      Law(
        "a failed acquisition finalises nothing",
        "using(raise(e), run: m, finally: f) == raise(e)"
      ) { trial in
        let m = trial.any("m", programs)
        let e = trial.any("e", failures)
        let f = trial.any("f", finalisers)
        return equal(
          use(M.raise(e), m) { f((P.Space.extract($0), $1)) }, M.raise(e), &trial)
      },
    ]
  }

  /// A run of a program through an acquired space, with a finaliser.
  public typealias Using<P: ResidualPairing> = (
    _ acquire: Kind<P.Eff, Kind<P.Space, Four>>, _ program: Kind<P.Moves, Three>,
    _ finalise: @escaping (Kind<P.Space, Four>, Ending<P.Eff.Failure>) -> Kind<P.Eff, Void>
  ) -> Kind<P.Eff, Three> where P.Eff: Failing
}
