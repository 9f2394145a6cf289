/// A list of spaces of one kind with identities, and one value made of the values of all: the
/// comonad that an ``EachMove`` moves in.
///
///     let rows = Each(["a", "b"], fresh: Store(0) { $0 }) { rows in
///       rows.map { "\($0.id): \($0.value)" }
///     }
///     rows.extract()  // ["a: 0", "b: 0"]
///     EachPairing<String, _>(StateStore<Int>())
///       .moved(rows, by: .part("b", .set(7))).extract()  // ["a: 0", "b: 7"]
///
/// A move finds its part by identity, wherever the part stands in the list. Insertion, removal and
/// rearrangement of parts keep the futures of all others. A new part is a copy of the fresh one.
///
/// In a module that is isolated to an actor by default, declare the type of the identities
/// `nonisolated`, since the list compares them in every isolation.
///
/// - Complexity: O(1) for every operation besides the calls of its closures. A value costs one
///   `extract` per part, and the list of the identities one step per part.
public typealias Each<ID: Hashable, Part: Comonad, Value> = Kind<EachOf<ID, Part>, Value>

extension _KindProtocol where Exact == Self {
  /// Makes a list of copies of a fresh part; `combine` makes one value of all, in order.
  ///
  /// - Precondition: The identities differ.
  @inlinable
  public init<ID: Hashable, Part: Comonad, PartValue>(
    _ ids: [ID], fresh: Kind<Part, PartValue>,
    _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) where Brand == EachOf<ID, Part> {
    self.init(ids.map { ($0, fresh) }, fresh: fresh, areCopies: true, combine)
  }

  /// Makes a list of parts, with the fresh part of which new parts are copies; `combine` makes one
  /// value of all, in order.
  ///
  /// - Precondition: The identities differ.
  @inlinable
  public init<ID: Hashable, Part: Comonad, PartValue>(
    _ parts: [(id: ID, space: Kind<Part, PartValue>)], fresh: Kind<Part, PartValue>,
    _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) where Brand == EachOf<ID, Part> {
    self.init(parts, fresh: fresh, areCopies: false, combine)
  }

  @inlinable
  package init<ID: Hashable, Part: Comonad, PartValue>(
    _ parts: [(id: ID, space: Kind<Part, PartValue>)], fresh: Kind<Part, PartValue>,
    areCopies: Bool, _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) where Brand == EachOf<ID, Part> {
    self.init(parts, fresh: fresh, areCopies: areCopies) { place in
      combine(
        place.order.map {
          (place.parts[$0].id, Part.reveal(place.parts[$0].space, as: PartValue.self))
        })
    }
  }

  /// Makes a list of parts whose value `see` makes of their places.
  @inlinable
  package init<ID: Hashable, Part: Comonad, PartValue>(
    _ parts: [(id: ID, space: Kind<Part, PartValue>)], fresh: Kind<Part, PartValue>,
    areCopies: Bool, seeing see: @escaping (_EachPlace<ID, Part>) -> Value
  ) where Brand == EachOf<ID, Part> {
    let place = _EachPlace<ID, Part>(
      fresh: Part.hide(fresh),
      parts.map { _EachPart($0.id, Part.hide($0.space), isCopy: areCopies) })
    self = Self._returning(EachOf.placed(place) { see($0.place) })
  }
}

// MARK: - Parts

extension Kind where Brand: _ListConstructor {
  /// The identities, in order.
  @inlinable
  public var ids: [Brand.ID] { Brand.ids(self) }
}

extension Kind {
  /// Returns the values at all places of one part, or nil if there is no such part.
  @inlinable
  public func places<ID, Part>(of id: ID) -> Kind<Part, Value>?
  where Brand == EachOf<ID, Part> {
    let (place, see) = (EachOf.placed(self).current, EachOf.placed(self).see)
    guard let index = place.index(of: id) else { return nil }
    return Part.extend(place.parts[index].space) { part in
      var place = place
      place.parts[index].space = part
      return Viewpoint.look(from: place, see)
    }
  }
}
