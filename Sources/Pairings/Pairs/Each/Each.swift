/// A list of spaces of one kind, each known by an identity, and one value made of all
/// of theirs: the comonad that an ``EachMove`` moves in.
///
///     let rows = Each(["a", "b"], fresh: Store(0) { $0 }) { rows in
///       rows.map { "\($0.id): \($0.value)" }
///     }
///     rows.extract()  // ["a: 0", "b: 0"]
///     EachPairing<String, _>(StateStore<Int>())
///       .moved(rows, by: .part("b", .set(7))).narrow().extract()  // ["a: 0", "b: 7"]
///
/// A part is moved by its identity, wherever it stands in the list; to insert, to
/// remove or to rearrange parts leaves the futures of all others alone. A new part is
/// a copy of the fresh one.
///
/// - Complexity: O(1) for every operation besides the calls of its closures; one
///   `extract` a part for a value.
public final class Each<ID: Hashable, Part: Comonad, Value>: Placed<EachOf<ID, Part>, Value> {
  /// Makes a list of copies of a fresh part; `combine` makes one value of theirs, in
  /// order.
  ///
  /// - Precondition: The identities differ.
  @inlinable
  public convenience init<PartValue>(
    _ ids: [ID], fresh: Kind<Part, PartValue>,
    _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) {
    self.init(ids.map { ($0, fresh) }, fresh: fresh, combine)
  }

  /// Makes a list of parts, and of the one that new parts are copies of; `combine`
  /// makes one value of theirs, in order.
  ///
  /// - Precondition: The identities differ.
  @inlinable
  public convenience init<PartValue>(
    _ parts: [(id: ID, space: Kind<Part, PartValue>)], fresh: Kind<Part, PartValue>,
    _ combine: @escaping ([(id: ID, value: PartValue)]) -> Value
  ) {
    let place = EachPlace(
      ids: parts.map(\.id), fresh: Part.hide(fresh),
      parts: Dictionary(uniqueKeysWithValues: parts.map { ($0.id, Part.hide($0.space)) }))
    self.init(place) { viewpoint in
      let place = viewpoint.place
      return combine(place.ids.map { ($0, Part.reveal(place.part($0), as: PartValue.self)) })
    }
  }
}

// MARK: - Comonad

extension Each {
  /// Transforms what all parts show together.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Each<ID, Part, NewValue> {
    EachOf.map(self, transform).narrow()
  }

  /// Returns what is made of the values in focus of all parts.
  @inlinable
  public func extract() -> Value { seen }

  /// Recomputes what is seen from everywhere from the space as seen from there.
  @inlinable
  public func extend<NewValue>(
    _ transform: @escaping (Each) -> NewValue
  ) -> Each<ID, Part, NewValue> {
    EachOf.extend(self) { transform($0.narrow()) }.narrow()
  }

  /// Puts everywhere the space as seen from there.
  @inlinable
  public func duplicate() -> Each<ID, Part, Each> { extend { $0 } }
}

// MARK: - Parts

extension Each {
  /// The identities, in order.
  @inlinable
  public var ids: [ID] { place.ids }

  /// All that is seen, from every place of one part; nothing if there is none.
  @inlinable
  public func places(of id: ID) -> Kind<Part, Value>? {
    let (place, see) = (place, see)
    guard let part = place.parts[id] else { return nil }
    return Part.extend(part) { part in
      var place = place
      place.parts[id] = part
      return Viewpoint.look(from: place, see)
    }
  }
}
