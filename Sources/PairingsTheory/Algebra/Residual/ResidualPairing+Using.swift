public import PairingsCore
public import PairingsEffects

// A resource with finalisation: the construct `using … run … finally …` of Ahman and Bauer.

extension ResidualPairing where Eff: Bracketing {
  /// Acquires a space, runs a program through it, and finalises the space: exactly once, also if an
  /// instruction fails or is cancelled.
  ///
  /// The finaliser receives the space after the last instruction that has ended, and the ending of
  /// the program. It cannot be cancelled. A failure of the program prevails over one of the
  /// finaliser. An acquisition that fails runs and finalises nothing.
  ///
  /// For every `a`, `layer`, `m`, `w`, `e` and each `f` that does not fail:
  ///
  ///     using(pure(w), run: pure(a), finally: f)
  ///       == then(f(w, .success), pure(a))                                  // finalise a value
  ///     using(pure(w), run: wrap(layer), finally: f)
  ///       == flatMap(attempt(interact(lift(layer), w))) { /* failure: then(f(w, $0), raise($0)),
  ///         success: using(pure($0.space), run: $0.value, finally: f) */ }  // finalise a layer
  ///     using(raise(e), run: m, finally: f)
  ///       == raise(e)                           // a failed acquisition finalises nothing
  ///     using(pure(w), run: flatMap(lift(/* cancels */), k), finally: f)
  ///       == then(shielded(f(w, .cancelled)), cancel())  // finalise after a cancellation
  ///
  /// - Precondition: The effect runs its continuation at most once, as `IO` and `Async` do.
  /// - SeeAlso: Ahman and Bauer, *Runners in Action* (2020), for `using … run … finally`;
  ///   ``Pairings/Bracketing/bracket(_:release:use:)``.
  @inlinable
  public func using<Instruction, Value, Result>(
    _ acquire: Kind<Eff, Kind<Space, Value>>, run program: Free<Instruction, Result>,
    finally finalise: @escaping (Kind<Space, Value>, Ending<Eff.Failure>) -> Kind<Eff, Void>
  ) -> Kind<Eff, Result> where Moves == FreeOf<Instruction> {
    Eff.bracket(
      Eff.map(acquire) { UsedSpace(self, $0) },
      release: { finalise($0.space, $1) },
      use: { program.fold(InstructionRun($0)) })
  }
}

/// A space through which a program runs, instruction by instruction.
@usableFromInline
@_fixed_layout
final class UsedSpace<Pair: ResidualPairing, Value> {
  @usableFromInline let pairing: Pair
  @usableFromInline var space: Kind<Pair.Space, Value>

  @inlinable
  init(_ pairing: Pair, _ space: Kind<Pair.Space, Value>) {
    (self.pairing, self.space) = (pairing, space)
  }
}

/// The run of one instruction through a space, which it moves at its end.
@usableFromInline
@frozen
struct InstructionRun<Instruction: Functor, Pair: ResidualPairing, Held>: NaturalTransformation
where Pair.Moves == FreeOf<Instruction> {
  @usableFromInline let used: UsedSpace<Pair, Held>

  @inlinable
  init(_ used: UsedSpace<Pair, Held>) { self.used = used }

  /// Returns the effect of an instruction, which reads the space when it runs.
  @inlinable
  func callAsFunction<Value>(_ kind: Kind<Instruction, Value>) -> Kind<Pair.Eff, Value> {
    Pair.Eff.flatMap(Pair.Eff.pure(())) { [used] in
      Pair.Eff.map(used.pairing.interact(.lift(kind), used.space)) {
        used.space = $0.space
        return $0.value
      }
    }
  }
}
