/// The directed container of lists of parts with identities, in which parts come, go, move, and
/// change places: the container of ``Each``.
///
/// A position is the list to which it leads. Each part of that list continues a part of the shape,
/// or is a new one, and moves along a position of its own.
///
///     let rows = Each(["a", "b"], fresh: Store(0) { $0 }) { $0.map { "\($0.id): \($0.value)" } }
///     rows.peek(along: [.kept("b", 7), .fresh("c", 1)])  // ["b: 7", "c: 1"]
///     rows.peek(along: [.kept("c", 0)])                  // nil
public enum ListContainer<ID: Hashable, Part: DirectedContainer>: DirectedContainer {
  /// The shape of a fresh part, and the parts in order.
  @frozen
  public struct Shape {
    /// The shape of a new part.
    public var fresh: Part.Shape

    /// The identities in order, each with the shape of its part.
    public let parts: [(id: ID, shape: Part.Shape)]

    @usableFromInline let shapes: [ID: Part.Shape]

    /// Creates a shape from that of a new part and those of the parts.
    ///
    /// - Precondition: The identities differ.
    @inlinable
    public init(fresh: Part.Shape, parts: [(id: ID, shape: Part.Shape)]) {
      self.fresh = fresh
      self.parts = parts
      shapes = Dictionary(uniqueKeysWithValues: parts.map { ($0.id, $0.shape) })
    }

    /// Returns the shape of the part that an arrival continues; nil if there is none.
    @inlinable
    func start(of arrival: Arrival) -> Part.Shape? {
      arrival.isFresh ? fresh : shapes[arrival.id]
    }
  }

  /// A part of the list to which a position leads.
  @frozen
  public struct Arrival {
    /// The identity of the part.
    public var id: ID

    /// True if the part is a new one.
    public var isFresh: Bool

    /// The position along which the part moves.
    public var position: Part.Position

    /// Creates a part of a list.
    @inlinable
    public init(_ id: ID, isFresh: Bool, along position: Part.Position) {
      self.id = id
      self.isFresh = isFresh
      self.position = position
    }

    /// Returns the part of that identity, moved along a position.
    @inlinable
    public static func kept(_ id: ID, _ position: Part.Position) -> Arrival {
      Arrival(id, isFresh: false, along: position)
    }

    /// Returns a new part, moved along a position.
    @inlinable
    public static func fresh(_ id: ID, _ position: Part.Position) -> Arrival {
      Arrival(id, isFresh: true, along: position)
    }
  }

  /// The list to which a position leads.
  public typealias Position = [Arrival]

  /// Returns true if the identities differ, each part that is kept is present, and each part moves
  /// along a position that its shape has.
  @inlinable
  public static func isEnabled(_ position: Position, at shape: Shape) -> Bool {
    var identities: Set<ID> = []
    return position.allSatisfy { arrival in
      guard identities.insert(arrival.id).inserted,
        let start = shape.start(of: arrival)
      else { return false }
      return Part.isEnabled(arrival.position, at: start)
    }
  }

  /// Returns the list in which each part stays.
  @inlinable
  public static func root(at shape: Shape) -> Position {
    shape.parts.map { .kept($0.id, Part.root(at: $0.shape)) }
  }

  /// Replaces the parts by those to which a position leads.
  ///
  /// - Precondition: The position is enabled.
  @inlinable
  public static func shift(_ shape: inout Shape, along position: Position) {
    shape = Shape(
      fresh: shape.fresh,
      parts: position.map { arrival in
        guard let start = shape.start(of: arrival) else {
          preconditionFailure("A part that is kept is present.")
        }
        return (arrival.id, Part.shifted(start, along: arrival.position))
      })
  }

  /// Continues each part that is kept, and starts each new one.
  @inlinable
  public static func append(_ next: Position, to position: inout Position) {
    let arrivals = Dictionary(position.map { ($0.id, $0) }) { first, _ in first }
    position = next.map { arrival in
      guard !arrival.isFresh else { return arrival }
      guard var start = arrivals[arrival.id] else {
        preconditionFailure("A part that is kept is present.")
      }
      Part.append(arrival.position, to: &start.position)
      return start
    }
  }
}

extension ListContainer.Arrival: Equatable where Part.Position: Equatable {}
extension ListContainer.Arrival: Hashable where Part.Position: Hashable {}

extension ListContainer: GeneratedContainer where ID: CaseIterable, Part: GeneratedContainer {
  /// Returns the generators of each part, the removal of each part, the exchange of each two
  /// neighbours, and a new part for each identity that is absent, at the end.
  ///
  /// Of them all positions are composed, also those that insert a part at another index.
  @inlinable
  public static func enabled(at shape: Shape) -> [Position] {
    let root = root(at: shape)
    let moves = shape.parts.enumerated().flatMap { index, part in
      Part.enabled(at: part.shape).map { position in
        var list = root
        list[index].position = position
        return list
      }
    }
    let removals = root.indices.map { index in
      var list = root
      list.remove(at: index)
      return list
    }
    let exchanges = root.indices.dropFirst().map { index in
      var list = root
      list.swapAt(index - 1, index)
      return list
    }
    let insertions = ID.allCases.filter { shape.shapes[$0] == nil }.map { id in
      root + [.fresh(id, Part.root(at: shape.fresh))]
    }
    return moves + removals + exchanges + insertions
  }
}

extension EachOf: DirectedComonad where Part: DirectedComonad {
  /// The lists of parts with identities.
  public typealias Container = ListContainer<ID, Part.Container>

  /// Returns the shape of a new part, and the identities in order with the shapes of their parts.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    let place = placed(wa).current
    return Container.Shape(
      fresh: Part.shape(place.fresh),
      parts: place.order.map { (place.parts[$0].id, Part.shape(place.parts[$0].space)) })
  }

  /// Returns the value of the list to which a position leads; nil if it is not enabled.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    guard Container.isEnabled(position, at: shape(wa)) else { return nil }
    return Viewpoint.look(from: placed(wa).current.shifted(along: position), placed(wa).see)
  }
}

extension _EachPlace where Part: DirectedComonad {
  /// Returns the place to which a position leads.
  ///
  /// - Precondition: The position is enabled.
  @inlinable
  func shifted(along position: [ListContainer<ID, Part.Container>.Arrival]) -> Self {
    let parts = position.map { arrival in
      var part = arrival.isFresh ? _EachPart(arrival.id, fresh, isCopy: true) : part(arrival.id)
      Part.shift(&part.space, along: arrival.position)
      return part
    }
    return Self(fresh: fresh, parts)
  }
}
