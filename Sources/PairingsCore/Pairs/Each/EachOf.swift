/// The brand of ``Each``.
public enum EachOf<ID: Hashable, Part: Comonad>: _StoreConstructor, _ListConstructor {
  /// The identities in order, and the parts.
  public typealias Place = _EachPlace<ID, Part>
}

/// A type constructor whose kinds are lists of parts that have identities: ``Each``.
public protocol _ListConstructor: TypeConstructor {
  /// The type of the parts' identities.
  associatedtype ID: Hashable

  /// Returns the identities, in order.
  static func ids<Value>(_ list: Kind<Self, Value>) -> [ID]
}

extension EachOf {
  /// Returns the identities, in order.
  @inlinable
  public static func ids<Value>(_ list: Kind<Self, Value>) -> [ID] { placed(list).current.ids }
}

/// A part of an ``Each``, without the type of its values.
@frozen
public struct _EachPart<ID: Hashable, Part: Comonad> {
  @usableFromInline package let id: ID
  @usableFromInline package var space: Kind<Part, TypeErased>

  /// The number of parts that were inserted into the list up to this one; 0 of one that it began with. So a
  /// part that is removed and one that is inserted for it differ, and one that is inserted again by the
  /// same moves does not. It is no part of a fingerprint.
  @usableFromInline package let insertion: Int

  /// True if the part is a copy of the fresh one. Other parts have futures of their own, so that two
  /// parts in the same place may differ.
  @usableFromInline let isCopy: Bool

  @inlinable
  init(_ id: ID, _ space: Kind<Part, TypeErased>, _ insertion: Int = 0, isCopy: Bool) {
    (self.id, self.space, self.insertion, self.isCopy) = (id, space, insertion, isCopy)
  }
}

/// The place of an ``Each``: its parts, and their order.
///
/// A part keeps its index when the order changes. So a move of a part shares the order and the
/// indices with the list that it came from.
@frozen
public struct _EachPlace<ID: Hashable, Part: Comonad> {
  @usableFromInline let fresh: Kind<Part, TypeErased>
  @usableFromInline package var parts: [_EachPart<ID, Part>]

  /// The indices of the parts, in the order of the list.
  @usableFromInline package var order: [Int]

  /// The index of the part with an identity.
  @usableFromInline var indices: [ID: Int]

  /// The number of parts that were inserted into the list.
  @usableFromInline var insertions = 0

  /// - Precondition: The identities of the parts differ.
  @inlinable
  init(fresh: Kind<Part, TypeErased>, _ parts: [_EachPart<ID, Part>]) {
    self.fresh = fresh
    self.parts = parts
    order = Array(parts.indices)
    indices = Dictionary(uniqueKeysWithValues: zip(parts.lazy.map { $0.id }, parts.indices))
  }

  /// The identities, in order.
  @inlinable public var ids: [ID] { order.map { parts[$0].id } }

  /// Returns the index of the part with an identity.
  @inlinable
  package func index(of id: ID) -> Int? { indices[id] }

  /// Returns the index of the part with an identity, if that is of an insertion.
  @inlinable
  package func index(of id: ID, _ insertion: Int) -> Int? {
    index(of: id).flatMap { parts[$0].insertion == insertion ? $0 : nil }
  }

  /// Inserts a copy of the fresh part, unless there is a part with that identity.
  @inlinable
  mutating func insert(_ id: ID, at index: Int) {
    guard indices[id] == nil else { return }
    indices[id] = parts.count
    insertions += 1
    order.insert(parts.count, at: min(max(index, 0), order.count))
    parts.append(_EachPart(id, fresh, insertions, isCopy: true))
  }

  /// Removes a part, if it is present. The last part takes its index.
  @inlinable
  mutating func remove(_ id: ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    order.removeAll { $0 == index }
    guard let last = parts.popLast(), index < parts.count else { return }
    parts[index] = last
    indices[last.id] = index
    for place in order.indices where order[place] == parts.count { order[place] = index }
  }

  /// Moves a part to another index, if it is present.
  @inlinable
  mutating func rearrange(_ id: ID, to index: Int) {
    guard let part = self.index(of: id) else { return }
    order.removeAll { $0 == part }
    order.insert(part, at: min(max(index, 0), order.count))
  }

  /// Calls `body` with one part in place, if it is present.
  @inlinable
  mutating func withPart<Result>(
    _ id: ID, _ body: (inout Kind<Part, TypeErased>) -> Result
  ) -> Result? {
    guard let index = index(of: id) else { return nil }
    return body(&parts[index].space)
  }
}

extension EachOf: LocatedComonad where Part: LocatedComonad {
  /// Adds the identities in order, and the places of their parts, to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    placed(wa).look { viewpoint in
      fingerprint.combine(viewpoint.place.order.count)
      for index in viewpoint.place.order {
        fingerprint.combine(viewpoint.place.parts[index].id)
        fingerprint.combine(viewpoint.place.parts[index].isCopy)
        Part.locate(viewpoint.place.parts[index].space, in: &fingerprint)
      }
    }
  }
}
