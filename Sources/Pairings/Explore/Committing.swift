/// An action made of effects and moves of a space in any order. Each move is committed and shown
/// before the action continues with the value of the move.
///
///     let download: Committing<StateOf<Int>, AsyncOf<Never>, Void> = …
///     .commit(.set(0)).flatMap { .lift(part(1)) }.flatMap { .commit(.set(50)) } …
///
/// The action is a reader of a ``Committer``, so it has the capabilities of its effect: it can
/// fail, be cancelled and be retried.
public typealias Committing<Moves: Monad, Eff: Monad, Value> = ReaderT<
  Committer<Moves, Eff>, Eff, Value
>

/// The brand of ``Committing``.
public typealias CommittingOf<Moves: Monad, Eff: Monad> = ReaderTOf<Committer<Moves, Eff>, Eff>

extension Kind {
  /// Commits a move and returns its value to the rest of the action.
  @inlinable
  public static func commit<Moves: Monad, Eff: Monad>(
    _ move: Kind<Moves, Value>
  ) -> Committing<Moves, Eff, Value> where Brand == CommittingOf<Moves, Eff> {
    .accessM { $0.commit(move) }
  }
}

extension Explorer {
  /// Begins a committing action: each of its commits is shown before the action continues.
  ///
  /// A commit made during a move, the making of a view, an observer's call or a transaction waits
  /// its turn, and the action waits with it. Under an effect that cannot wait, the action continues
  /// at once, with the value that the move has before the actions already queued.
  ///
  /// - Returns: The request, which ends when the action has ended.
  @inlinable @discardableResult
  public func run(
    _ action: Kind<CommittingOf<Moves, Eff>, Void>, under key: RequestKey<Eff>? = nil
  ) -> Request<Eff.Failure> {
    run(.run(action.provide(LoopCommitter(loop).committer), under: key))
  }

  #if !hasFeature(Embedded)
  /// Returns the effect of a committing action that commits to this explorer.
  package func effect<Value>(
    of action: Kind<CommittingOf<Moves, Eff>, Value>
  ) -> Kind<Eff, Value> {
    action.provide(LoopCommitter(loop).committer)
  }
  #endif
}

/// The residual pairing of ``Committing`` with a space: the commits of an action move the space
/// while its effects run.
///
/// The effect must not run its continuation more than once. `Identity`, `IO` and `Async` run it
/// once.
@frozen
public struct CommittingPairing<Base: Pairing, Eff: Monad>: ResidualPairing {
  /// The monad of actions that commit.
  public typealias Moves = CommittingOf<Base.Moves, Eff>

  /// The comonad of spaces.
  public typealias Space = Base.Space

  /// The pairing that makes the commits.
  public let base: Base

  /// Creates the pairing of committing actions over a base pairing.
  @inlinable
  public init(_ base: Base, _: Eff.Type = Eff.self) { self.base = base }

  /// Runs the action and combines its value with the value of the space after the action's commits.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    Eff.map(self.move(move, space)) { combine($0.value, Space.extract($0.space)) }
  }

  /// Runs the action, whose commits move the space, and returns its value and the space.
  @inlinable
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Eff, (value: Result, space: Kind<Space, Value>)> {
    Eff.flatMap(Eff.pure(())) { [base] in
      let committer = SpaceCommitter<Base, Eff, Value>(base, space)
      return Eff.map(move.provide(committer.committer)) { ($0, committer.space) }
    }
  }
}

extension CommittingPairing: Sendable where Base: Sendable {}
