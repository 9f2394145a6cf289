/// A list of spaces of one kind, each known by an identity, and one value made of all
/// of theirs: the comonad that an ``EachMove`` moves in.
///
///     let rows = Each(["a", "b"], fresh: Store(0) { $0 }) { rows in
///       rows.map { "\($0.id): \($0.value)" }
///     }
///     rows.extract()  // ["a: 0", "b: 0"]
///     EachPairing<String, _>(StateStore<Int>())
///       .moved(rows, by: .part("b", .set(7))).extract()  // ["a: 0", "b: 7"]
///
/// A part is moved by its identity, wherever it stands in the list; to insert, to
/// remove or to rearrange parts leaves the futures of all others alone. A new part is
/// a copy of the fresh one.
///
/// In a module that is isolated to an actor by default, the type of the identities is
/// declared `nonisolated`, since they are compared wherever the list is.
///
/// - Complexity: O(1) for every operation besides the calls of its closures; one
///   `extract` a part for a value.
///
/// ## Topics
///
/// ### Looking
///
/// - ``Kind/extract()``
/// - ``Kind/map(_:)``
/// - ``Kind/extend(_:)``
/// - ``Kind/duplicate()``
public typealias Each<ID: Hashable, Part: Comonad, Value> = Kind<EachOf<ID, Part>, Value>

extension KindProtocol where Exact == Self {
  /// Makes a list of copies of a fresh part; `combine` makes one value of theirs, in
  /// order.
  ///
  /// - Precondition: The identities differ.
  @inlinable
  public init<ID: Hashable, Part: Comonad, PartValue>(
    _ ids: [ID], fresh: Kind<Part, PartValue>,
    _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) where Brand == EachOf<ID, Part> {
    self.init(ids.map { ($0, fresh) }, fresh: fresh, copies: Set(ids), combine)
  }

  /// Makes a list of parts, and of the one that new parts are copies of; `combine`
  /// makes one value of theirs, in order.
  ///
  /// - Precondition: The identities differ.
  @inlinable
  public init<ID: Hashable, Part: Comonad, PartValue>(
    _ parts: [(id: ID, space: Kind<Part, PartValue>)], fresh: Kind<Part, PartValue>,
    _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) where Brand == EachOf<ID, Part> {
    self.init(parts, fresh: fresh, copies: [], combine)
  }

  @inlinable
  init<ID: Hashable, Part: Comonad, PartValue>(
    _ parts: [(id: ID, space: Kind<Part, PartValue>)], fresh: Kind<Part, PartValue>,
    copies: Set<ID>, _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) where Brand == EachOf<ID, Part> {
    let place = EachPlace(
      ids: parts.map { $0.id }, fresh: Part.hide(fresh),
      parts: Dictionary(uniqueKeysWithValues: parts.map { ($0.id, Part.hide($0.space)) }),
      copies: copies)
    let list: Kind<EachOf<ID, Part>, Value> = EachOf.placed(place) { viewpoint in
      let place = viewpoint.place
      return combine(place.ids.map { ($0, Part.reveal(place.part($0), as: PartValue.self)) })
    }
    self = Self._returning(list)
  }
}

// MARK: - Parts

extension Kind where Brand: ListConstructor {
  /// The identities, in order.
  @inlinable
  public var ids: [Brand.ID] { Brand.ids(self) }
}

extension Kind {
  /// All that is seen, from every place of one part; nothing if there is none.
  @inlinable
  public func places<ID, Part>(of id: ID) -> Kind<Part, Value>?
  where Brand == EachOf<ID, Part> {
    let (place, see) = (EachOf.placed(self).current, EachOf.placed(self).see)
    guard let part = place.parts[id] else { return nil }
    return Part.extend(part) { part in
      var place = place
      place.parts[id] = part
      return Viewpoint.look(from: place, see)
    }
  }
}
