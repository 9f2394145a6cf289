/// The effects that go on after the move of an input, as data.
///
///     .run(search(text), under: .latest(Field.search), failed: { _ in .failed }) { .found($0) }
///
/// An effect ends in an input, in a move or in nothing. Nothing runs before an ``Explorer`` has made
/// and shown the move that the effects belong to.
///
/// ## Laws
///
/// The laws of ``Monoid``, compared by what an explorer shows; and for every `a`, `f` and `m`:
///
///     run(pure(a), f) /* is shown as */ /* an input */ f(a)        // run pure
///     move(pure(m)) /* is shown as */ /* the commit of */ m        // move pure
@frozen
public struct Effects<Eff: Monad, Moves: Monad, Input> {
  /// What an effect ends in.
  @frozen
  public enum Next {
    /// An input, which is sent.
    case input(Input)

    /// A move, which is committed.
    case move(Kind<Moves, Void>)

    /// Nothing.
    case nothing
  }

  @frozen @usableFromInline
  enum One {
    /// Work that goes on.
    case run(Work<Eff, Moves, Input>)

    /// The end of what goes on under a key, which a function brings about: only a program that
    /// uses it has it.
    case cancel(Key, (Keys, Key) -> Void)
  }

  @usableFromInline var all: [One]

  /// Whether the move that they follow is a commit.
  @usableFromInline var isCommit: Bool

  @inlinable
  init(_ all: [One], isCommit: Bool = true) { (self.all, self.isCommit) = (all, isCommit) }

  /// Whether there are none.
  @inlinable
  public var isEmpty: Bool { all.isEmpty }
}

extension Effects: Monoid {
  /// Begins other effects after these; none waits for another.
  @inlinable
  public mutating func combine(with other: Effects) {
    all += other.all
    isCommit = isCommit && other.isCommit
  }

  /// No effects.
  @inlinable
  public static var empty: Effects { Effects([]) }

  /// No effects.
  @inlinable
  public static var none: Effects { Effects([]) }

  /// No effects, of a move that has changed nothing: the input means nothing there, and is no
  /// commit. Combined with effects, these go on without a commit.
  @inlinable
  public static var unchanged: Effects { Effects([], isCommit: false) }

  /// The same effects, of no move.
  @inlinable
  var withoutCommit: Effects { Effects(all, isCommit: false) }

  /// Appends those of a move that is made in the same commit.
  @inlinable
  func then(_ other: Effects) -> Effects {
    Effects(all + other.all, isCommit: isCommit || other.isCommit)
  }
}

/// Work that goes on after a move.
@frozen @usableFromInline
struct Work<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias Next = Effects<Eff, Moves, Input>.Next

  @frozen @usableFromInline
  enum Steps {
    /// One effect.
    case one(Kind<Eff, Next>)

    /// Several effects, each of which starts once the one before it was shown.
    case several([Kind<Eff, Next>], RefreshPolicy, FailurePolicy)

    /// An effect that sends on its way.
    case stream((Send<Next>) -> Kind<Eff, Void>)
  }

  @usableFromInline let steps: Steps

  /// Under which key it goes on.
  @usableFromInline let key: RequestKey<Eff>?

  /// What happens if it is cancelled, and not replaced by another.
  @usableFromInline let cancelled: Next?

  @inlinable
  init(_ steps: Steps, _ key: RequestKey<Eff>? = nil, cancelled: Next? = nil) {
    (self.steps, self.key, self.cancelled) = (steps, key, cancelled)
  }
}
