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

/// The place of an ``Each``: its identities in order, and its parts without the types of their
/// values.
@frozen
public struct _EachPlace<ID: Hashable, Part: Comonad> {
  /// The identities, in order.
  @inlinable public var ids: [ID] { order }

  @usableFromInline var order: [ID]
  @usableFromInline let fresh: Kind<Part, TypeErased>
  @usableFromInline var parts: [ID: Kind<Part, TypeErased>]

  /// The identities of the parts that are copies of the fresh one. Other parts have futures of
  /// their own, so that two parts in the same place may differ.
  @usableFromInline var copies: Set<ID>

  @inlinable
  init(
    ids: [ID], fresh: Kind<Part, TypeErased>, parts: [ID: Kind<Part, TypeErased>], copies: Set<ID>
  ) {
    order = ids
    self.fresh = fresh
    self.parts = parts
    self.copies = copies
  }

  @inlinable
  func part(_ id: ID) -> Kind<Part, TypeErased> {
    guard let part = parts[id] else { preconditionFailure("Every identity has a part.") }
    return part
  }

  /// Inserts a copy of the fresh part, unless there is a part with that identity.
  @inlinable
  mutating func insert(_ id: ID, at index: Int) {
    guard parts[id] == nil else { return }
    parts[id] = fresh
    copies.insert(id)
    order.insert(id, at: min(max(index, 0), order.count))
  }

  /// Removes a part, if it is present.
  @inlinable
  mutating func remove(_ id: ID) {
    guard parts.removeValue(forKey: id) != nil else { return }
    copies.remove(id)
    order.removeAll { $0 == id }
  }

  /// Moves a part to another index, if it is present.
  @inlinable
  mutating func rearrange(_ id: ID, to index: Int) {
    guard parts[id] != nil else { return }
    order.removeAll { $0 == id }
    order.insert(id, at: min(max(index, 0), order.count))
  }

  /// Calls `body` with one part in place, if it is present.
  @inlinable
  mutating func withPart<Result>(
    _ id: ID, _ body: (inout Kind<Part, TypeErased>) -> Result
  ) -> Result? {
    guard let index = parts.index(forKey: id) else { return nil }
    return body(&parts.values[index])
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
      for id in viewpoint.place.order {
        fingerprint.combine(id)
        fingerprint.combine(viewpoint.place.copies.contains(id) ? 1 : 0)
        Part.locate(viewpoint.place.part(id), in: &fingerprint)
      }
    }
  }
}
