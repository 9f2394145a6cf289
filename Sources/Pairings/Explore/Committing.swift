/// An action that commits on its way: effects and moves of a space in any order, each
/// commit of which is shown before the action goes on, and the value of a move is there
/// for what follows.
///
///     let download: Committing<StateOf<Int>, AsyncOf<Never>, Void> = …
///     .commit(.set(0)).flatMap { .lift(part(1)) }.flatMap { .commit(.set(50)) } …
///
/// It is a reader of what commits, so it has all that its effect has: it can fail, be
/// cancelled, be retried.
public typealias Committing<Moves: Monad, Eff: Monad, Value> = ReaderT<
  Committer<Moves, Eff>, Eff, Value
>

/// The brand of ``Committing``.
public typealias CommittingOf<Moves: Monad, Eff: Monad> = ReaderTOf<Committer<Moves, Eff>, Eff>

extension Kind {
  /// Commits a move on the way and returns its value.
  @inlinable
  public static func commit<Moves: Monad, Eff: Monad>(
    _ move: Kind<Moves, Value>
  ) -> Committing<Moves, Eff, Value> where Brand == CommittingOf<Moves, Eff> {
    .accessM { $0.commit(move) }
  }
}

extension Explorer {
  /// Begins a committing action: each of its commits is shown before it goes on.
  ///
  /// A commit that is made in a move, a view in the making, an observer or a transaction waits
  /// its turn, and the action with it. Under an effect that cannot wait, the action goes on
  /// with the value that the move has before what waits already.
  ///
  /// - Returns: The request, which ends when the action has ended.
  @inlinable @discardableResult
  public func run(
    _ action: Kind<CommittingOf<Moves, Eff>, Void>, under key: RequestKey<Eff>? = nil
  ) -> Request<Eff.Failure> {
    run(.run(action.provide(LoopCommitter(loop).committer), under: key))
  }

  #if !hasFeature(Embedded)
  /// Returns the effect of a committing action, which commits to this explorer.
  package func effect<Value>(
    of action: Kind<CommittingOf<Moves, Eff>, Value>
  ) -> Kind<Eff, Value> {
    action.provide(LoopCommitter(loop).committer)
  }
  #endif
}

/// The effectful pairing of ``Committing`` with a space: the commits of an action move the
/// space while its effects happen.
///
/// The effect must not run what follows more than once, as `Identity`, `IO` and `Async` do
/// not.
@frozen
public struct CommittingPairing<Base: Pairing, Eff: Monad>: EffectfulPairing {
  /// Actions that commit on their way.
  public typealias Moves = CommittingOf<Base.Moves, Eff>

  /// The comonad of spaces.
  public typealias Space = Base.Space

  /// What makes the commits.
  public let base: Base

  /// Lets actions commit on their way.
  @inlinable
  public init(_ base: Base, _: Eff.Type = Eff.self) { self.base = base }

  /// Runs the action; combines its value with the one seen from where it arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    Eff.flatMap(Eff.pure(())) { [base] in
      let committer = SpaceCommitter<Base, Eff, Second>(base, space)
      return Eff.map(move.provide(committer.committer)) {
        combine($0, Space.extract(committer.space))
      }
    }
  }
}

extension CommittingPairing: Sendable where Base: Sendable {}
