public import PairingsCore

/// A key of one of many parts, so that parts with the same key do not interfere.
///
///     explorer.cancel(key: PartKey(row.id, Field.search))
///
/// A part is an element of a list, a presented child, a ``Side``, or what
/// ``Dispatcher/part(_:)`` names. The keys of its effects are its own, unless they are
/// ``RequestKey/shared``.
@frozen
public struct PartKey<ID: Hashable>: Hashable {
  @usableFromInline let id: ID
  @usableFromInline let key: Key

  /// Creates a key of a part.
  public init(_ id: ID, _ key: some Hashable) { self.init(id, within: Key(key)) }

  @usableFromInline
  init(_ id: ID, within key: Key) { (self.id, self.key) = (id, key) }
}

/// The part of a whole that work belongs to.
@usableFromInline
@_fixed_layout
final class WorkPart<Moves: Monad> {
  /// The identities of the part and of the parts that contain it, the outermost first.
  @usableFromInline let path: [Key]

  /// The presence of the part; nil if it cannot be removed.
  @usableFromInline let presence: Presence<Moves>?

  /// True if the work goes on when its part is removed.
  @usableFromInline let isOutliving: Bool

  /// The function that adds a request of the part to a queue, which makes moves that read by the last
  /// argument. It returns false if the part is missing. So only programs with parts contain that code.
  @usableFromInline let hold:
    (EventQueue, _Request, WorkPart, @escaping (Kind<Moves, Void>?) -> Void) -> Bool

  @inlinable
  init(_ path: [Key], _ presence: Presence<Moves>?, isOutliving: Bool) {
    (self.path, self.presence, self.isOutliving) = (path, presence, isOutliving)
    hold = { queue, request, part, read in queue.hold(request, of: part, read) }
  }
}

/// The presence of a part in a whole, as a move that reads the whole and finds the part if it is there.
///
/// A conversion of moves to those of a larger whole converts this one, too. While a part that contains
/// this one is missing, its moves are not made, so that this one is not found.
@frozen @usableFromInline
struct Presence<Moves: Monad> {
  @usableFromInline let read: Kind<Moves, Void>
  @usableFromInline let isFound: Box<Bool>

  @inlinable
  init(_ read: Kind<Moves, Void>, _ isFound: Box<Bool>) {
    (self.read, self.isFound) = (read, isFound)
  }

  /// Makes the presence of a part from a move that sets the result.
  @inlinable
  init(_ read: (Box<Bool>) -> Kind<Moves, Void>) {
    let isFound = Box(false)
    self.init(read(isFound), isFound)
  }
}

extension Effects {
  /// The same effects, which go on when their part is removed: a save that must finish. Then they end
  /// without an input or a move. They keep their key: work of a later part of the same identity under that
  /// key replaces them, waits for them or is refused.
  public var outliving: Effects {
    map { $0.of(WorkPart($0.scope?.part?.path ?? [], $0.scope?.part?.presence, isOutliving: true)) }
  }

  /// Returns the same effects as those of a part of the state, which may be missing: they end as
  /// cancelled when a commit removes it, and do not begin without it.
  package func whilePresent<Position, Part>(_ part: Affine<Position, Part>) -> Effects
  where Moves == StateOf<Position> { present(Presence(part.preview)) }

  /// Returns these effects as those of a part. They end when a commit removes it.
  @usableFromInline
  func of(_ id: some Hashable, _ presence: Presence<Moves>? = nil) -> Effects {
    map { $0.of(id, presence) }
  }

  /// Returns these effects as those of a part that has no identity.
  @usableFromInline
  func present(_ presence: Presence<Moves>) -> Effects {
    map { $0.of(($0.scope?.part ?? WorkPart([], nil, isOutliving: false)).present(presence)) }
  }
}

extension Work {
  /// Returns this work as that of a part. A cancellation is of none.
  fileprivate func of(_ part: WorkPart<Moves>, under key: RequestKey<Eff>? = nil) -> Work {
    if case .cancel = steps { return self }
    return Work(
      steps, key ?? scope?.key, cancelled: scope?.cancelled, refused: scope?.refused, part: part)
  }

  fileprivate func of(_ id: some Hashable, _ presence: Presence<Moves>?) -> Work {
    if case .cancel(let what, let cancel) = steps { return Work(.cancel(what.of(id), cancel)) }
    let part = scope?.part
    let whole = WorkPart(
      [Key(id)] + (part?.path ?? []), part?.presence, isOutliving: part?.isOutliving ?? false)
    let key = scope?.key.map { RequestKey($0.key.of(id), $0.policy, pause: $0.pause) }
    return of(presence.map(whole.present) ?? whole, under: key)
  }
}

extension WorkPart {
  /// Returns this part with its presence in a whole, unless it is found in a part of that.
  fileprivate func present(_ presence: Presence<Moves>) -> WorkPart {
    self.presence == nil ? WorkPart(path, presence, isOutliving: isOutliving) : self
  }

  /// Returns the part of a larger whole.
  @inlinable
  func lift<NewMoves: Monad>(
    _ reads: (Kind<Moves, Void>) -> Kind<NewMoves, Void>
  ) -> WorkPart<NewMoves> {
    WorkPart<NewMoves>(
      path, presence.map { Presence(reads($0.read), $0.isFound) }, isOutliving: isOutliving)
  }
}
