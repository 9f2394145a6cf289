/// A key of one of many parts, so that parts with the same key do not interfere.
///
///     explorer.cancel(key: PartKey(row.id, Field.search))
@frozen
public struct PartKey<ID: Hashable>: Hashable {
  @usableFromInline let id: ID
  @usableFromInline let key: Key

  /// Creates a key of a part.
  public init(_ id: ID, _ key: some Hashable) { self.init(id, within: Key(key)) }

  @usableFromInline
  init(_ id: ID, within key: Key) { (self.id, self.key) = (id, key) }
}

extension Dispatcher {
  /// Returns the dispatcher of one of many parts, which has keys of its own and may be missing.
  @inlinable
  func one(_ id: some Hashable) -> Dispatcher {
    Dispatcher(.any { step(for: $0).map { .step(Moves.map($0.going) { $0.of(id) }) } })
  }
}

extension Effects {
  /// Returns these effects as those of one of many parts.
  @usableFromInline
  func of(_ id: some Hashable) -> Effects {
    Effects(
      all.map { one in
        switch one {
        case .cancel(let key, let cancel): .cancel(Key(PartKey(id, within: key)), cancel)
        case .run(let work):
          .run(
            Work(
              work.steps,
              work.key.map {
                RequestKey(Key(PartKey(id, within: $0.key)), $0.policy, pause: $0.pause)
              },
              cancelled: work.cancelled))
        }
      }, isCommit: isCommit)
  }
}
