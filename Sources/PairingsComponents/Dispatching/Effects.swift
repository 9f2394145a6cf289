public import PairingsCore

/// The effects that follow the move of an input, as data.
///
///     .run(search(text), under: .latest(Field.search), failed: { _ in .failed }) { .found($0) }
///
/// An effect ends in an input, in a move or in neither. No effect runs before an ``Explorer`` has
/// made and shown the move that the effects belong to.
///
/// ## Laws
///
/// The laws of ``Monoid``, compared by what an explorer shows; and for every `a`, `f` and `m`:
///
///     run(pure(a), f) /* is shown as */ /* an input */ f(a)        // run pure
///     move(pure(m)) /* is shown as */ /* the commit of */ m        // move pure
@frozen
public struct Effects<Eff: Monad, Moves: Monad, Input> {
  /// The end of an effect.
  @frozen
  public enum Next {
    /// An input, which is sent.
    case input(Input)

    /// A move, which is committed.
    case move(Kind<Moves, Void>)

    /// Neither.
    case nothing
  }

  /// The lists of effects before the last one; nil if there are none.
  @usableFromInline var earlier: EarlierEffects<Eff, Moves, Input>?

  /// The last list; nil if there are no effects. An empty list would be looked up by its type where
  /// code is not specialised.
  @usableFromInline var last: [Work<Eff, Moves, Input>]?

  /// True if the move that the effects follow is a commit.
  @usableFromInline package var isCommit: Bool

  // Functions that are no calls need no types at run time where code is not specialised.
  @inlinable @inline(__always)
  init(_ all: [Work<Eff, Moves, Input>]?, isCommit: Bool = true) {
    (last, self.isCommit) = (all, isCommit)
  }

  /// The effects in order.
  ///
  /// - Complexity: O(*n*) for *n* combined effects.
  @inlinable @inline(__always)
  var all: [Work<Eff, Moves, Input>] {
    guard let last else { return [] }
    return earlier.map { $0.joined(with: last) } ?? last
  }

  /// The work of one effect, if there is one alone.
  @inlinable @inline(__always)
  var only: Work<Eff, Moves, Input>? {
    if earlier == nil, let last, last.count == 1 { last[0] } else { nil }
  }

  /// True if there are no effects.
  @inlinable @inline(__always)
  public var isEmpty: Bool { if case nil = last { true } else { false } }

  /// The same effects, or nil if there are none.
  @inlinable @inline(__always)
  var orNil: Effects? { isEmpty ? nil : self }

  /// Returns these effects after others, or nil if there are none.
  @inlinable @inline(__always)
  func after(_ others: Effects?) -> Effects? {
    guard var all = others else { return orNil }
    all.append(self)
    return all
  }

  /// Appends effects, regardless of their commits. A short list is copied, and a longer one is not.
  @inlinable
  mutating func append(_ other: Effects) {
    guard let added = other.last else { return }
    guard let last else {
      (earlier, self.last) = (other.earlier, added)
      return
    }
    if other.earlier == nil, last.count + added.count <= 8 {
      self.last = last + added
    } else {
      let lists = (earlier?.lists ?? Rope(.nothing)).appending(Rope(.one(last)))
      earlier = EarlierEffects(lists.appending(other.earlier?.lists ?? Rope(.nothing)))
      self.last = added
    }
  }
}

/// Lists of effects, none of which is empty.
@usableFromInline
@_fixed_layout
final class EarlierEffects<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline let lists: Rope<[Work<Eff, Moves, Input>]>

  @inlinable
  init(_ lists: Rope<[Work<Eff, Moves, Input>]>) { self.lists = lists }

  /// Returns the effects of these lists and of another one.
  @inlinable @inline(never)
  func joined(with last: [Work<Eff, Moves, Input>]) -> [Work<Eff, Moves, Input>] {
    var all: [Work<Eff, Moves, Input>] = []
    lists.forEach { all += $0 }
    return all + last
  }
}

extension Effects: Monoid {
  /// Adds effects that begin after these; no effect waits for another.
  @inlinable
  public mutating func combine(with other: Effects) {
    append(other)
    isCommit = isCommit && other.isCommit
  }

  /// No effects.
  @inlinable
  public static var empty: Effects { Effects(nil) }

  /// No effects.
  @inlinable @inline(__always)
  public static var none: Effects { Effects(nil) }

  /// No effects, for a move that has changed nothing: the input has no meaning there, and the move
  /// is no commit. Effects combined with this value run without a commit.
  @inlinable @inline(__always)
  public static var unchanged: Effects { Effects(nil, isCommit: false) }

  /// Returns these effects, of which there are none, for other moves and inputs.
  @inlinable @inline(__always)
  func empty<NewMoves: Monad, NewInput>() -> Effects<Eff, NewMoves, NewInput> {
    Effects<Eff, NewMoves, NewInput>(nil, isCommit: isCommit)
  }

  @inlinable
  func with(isCommit: Bool) -> Effects {
    var effects = self
    effects.isCommit = isCommit
    return effects
  }

  /// Appends the effects of a move that is made in the same commit.
  @inlinable
  func then(_ other: Effects) -> Effects {
    var effects = self
    effects.append(other)
    effects.isCommit = isCommit || other.isCommit
    return effects
  }

  /// Returns these effects with other work.
  @inlinable
  func map<NewEff: Monad, NewMoves: Monad, NewInput>(
    _ transform: (Work<Eff, Moves, Input>) -> Work<NewEff, NewMoves, NewInput>
  ) -> Effects<NewEff, NewMoves, NewInput> {
    guard !isEmpty else { return Effects<NewEff, NewMoves, NewInput>(nil, isCommit: isCommit) }
    return Effects<NewEff, NewMoves, NewInput>(all.map(transform), isCommit: isCommit)
  }
}

/// The work that follows a move.
@frozen @usableFromInline
struct Work<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias FollowUp = Effects<Eff, Moves, Input>
  @usableFromInline typealias Next = FollowUp.Next

  @frozen @usableFromInline
  enum Steps {
    /// One effect.
    case one(Kind<Eff, Next>)

    /// One effect, which is made from the state at its start, or none if the state is a part that is
    /// missing. The move reads the state for the function: a conversion of moves converts those of
    /// `Void` alone.
    case made(Kind<Moves, Void>, () -> Kind<Eff, Next>?)

    /// Several effects, each of which starts once the one before was shown.
    case several(Workflow<Eff, Moves, Input>)

    /// An effect that sends ends while it is in progress.
    case stream((Send<Next>) -> Kind<Eff, Next>)

    /// A cancellation. The function implements it, so that only programs that use cancellation contain
    /// that code.
    case cancel(Cancellation, (EventQueue, Cancellation) -> Void)
  }

  @usableFromInline let steps: Steps

  /// The key, the part and the inputs for an end without a value; nil if it has none of them.
  @usableFromInline let scope: WorkScope<Eff, Moves, Input>?

  /// The function that begins this work, or effects of which it is one, as a request: now or in their
  /// turn. The last argument is the time at which they were decided.
  @usableFromInline let begin:
    (Work, FollowUp?, EffectQueue<Eff, Moves, Input>, _Request, Int) -> Void

  @inlinable
  init(
    _ steps: Steps, _ key: RequestKey<Eff>? = nil, cancelled: Next? = nil, refused: Next? = nil,
    part: WorkPart<Moves>? = nil
  ) {
    self.steps = steps
    let isAlone = key == nil && cancelled == nil && part == nil
    scope = isAlone ? nil : WorkScope(key, cancelled: cancelled, refused: refused, part)
    begin = { work, all, queue, request, start in
      if let all {
        queue.begin(all, as: request, since: start)
      } else {
        queue.begin(work, as: request, since: start)
      }
    }
  }
}

/// The key, the part and the inputs for an end without a value. Most work has none of them, and no such
/// object.
@usableFromInline
@_fixed_layout
final class WorkScope<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline typealias Next = Effects<Eff, Moves, Input>.Next

  /// The key of the work, if there is one.
  @usableFromInline let key: RequestKey<Eff>?

  /// The end of work that was cancelled without a replacement.
  @usableFromInline let cancelled: Next?

  /// The end of work whose key does not let it begin.
  @usableFromInline let refused: Next?

  /// The part that the work belongs to; nil if that is the whole.
  @usableFromInline let part: WorkPart<Moves>?

  @inlinable
  init(
    _ key: RequestKey<Eff>?, cancelled: Next?, refused: Next?, _ part: WorkPart<Moves>?
  ) {
    (self.key, self.cancelled, self.refused, self.part) = (key, cancelled, refused, part)
  }
}

/// Several effects in order.
@usableFromInline
@_fixed_layout
final class Workflow<Eff: Monad, Moves: Monad, Input> {
  @usableFromInline let effects: [Kind<Eff, Effects<Eff, Moves, Input>.Next>]
  @usableFromInline let policy: RefreshPolicy
  @usableFromInline let failures: FailurePolicy

  /// The function that runs a workflow as a request that has begun.
  @usableFromInline let go: (EffectQueue<Eff, Moves, Input>, _Request, Workflow) -> Void

  @inlinable
  init(
    _ effects: [Kind<Eff, Effects<Eff, Moves, Input>.Next>], _ policy: RefreshPolicy,
    _ failures: FailurePolicy
  ) {
    (self.effects, self.policy, self.failures) = (effects, policy, failures)
    go = { queue, request, workflow in queue.go(on: request, StartedWorkflow(workflow), from: 0) }
  }
}
