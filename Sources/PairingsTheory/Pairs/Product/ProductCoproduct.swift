public import PairingsCore

/// The pairing of a pair of moves with one of two spaces: the product of two interaction laws.
///
/// A space is a space of the left pairing or one of the right pairing, and remains it. A move does
/// not know on which side it will run, and so is a pair of moves, one for each side, of which the
/// space chooses one. In a ``Pairings/SumPairing`` the space has both sides at once, and the move chooses
/// the side.
///
///     let either = ProductCoproduct(StateStore<Int>(), WriterTraced<String>())
///     let move = FunctorProduct(State<Int, Void>.modify { $0 + 1 }, Writer.tell("b"))
///     let number = Coproduct<StoreOf<Int>, TracedOf<String>, String>(.left(Store(0) { "\($0)" }))
///     let text = Coproduct<StoreOf<Int>, TracedOf<String>, String>(.right(Traced(offset: "a") { $0 }))
///     either.moved(number, by: move).extract()  // "1"
///     either.moved(text, by: move).extract()    // "ab"
///
/// ## Laws
///
/// The laws of ``Pairings/Pairing``, and for every `m`, `n`, `w`, `v` and `f`:
///
///     pair(FunctorProduct(m, n), .left(w), f) == first.pair(m, w, f)      // left move
///     pair(FunctorProduct(m, n), .right(v), f) == second.pair(n, v, f)    // right move
///
/// - Complexity: That of the pairing of the side. A space that is not shared is moved in place.
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads* (2020).
@frozen
public struct ProductCoproduct<First: Pairing, Second: Pairing>: Pairing {
  /// A pair of moves.
  public typealias Moves = FunctorProductOf<First.Moves, Second.Moves>

  /// One of two spaces.
  public typealias Space = CoproductOf<First.Space, Second.Space>

  /// The pairing of the left side.
  public let first: First

  /// The pairing of the right side.
  public let second: Second

  /// Joins two pairings.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Combines the values by the pairing of the side that the space is of.
  @inlinable
  public func pair<A, B, Result>(
    _ move: Kind<Moves, A>, _ space: Kind<Space, B>, _ combine: (A, B) -> Result
  ) -> Result {
    switch space.either() {
    case .left(let space): first.pair(Moves.carrier(move).first, space, combine)
    case .right(let space): second.pair(Moves.carrier(move).second, space, combine)
    }
  }

  /// Moves the space by the move of its side, and returns the value of that move. The space of the
  /// side is moved in place if nothing else refers to it.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    typealias Sides = CoproductCarrier<First.Space, Second.Space, Value>
    if !Kind.isUnique(&space) { space = Sides(space.either()) }
    let sides = (consume space).carrier(as: Sides.self)
    let result = sides.move { side in
      switch consume side {
      case .left(var present):
        let result = first.move(Moves.carrier(move).first, &present)
        side = .left(present)
        return result
      case .right(var present):
        let result = second.move(Moves.carrier(move).second, &present)
        side = .right(present)
        return result
      }
    }
    space = sides
    return result
  }
}

extension ProductCoproduct: Sendable where First: Sendable, Second: Sendable {}

extension SumPairing {
  /// Returns the move that runs the move of the side that is shown.
  ///
  /// It is a monad morphism from pairs of moves, and ``shown(of:)`` a comonad morphism to
  /// one of two spaces.
  @inlinable
  public static func onShown<Value>(
    _ move: FunctorProduct<First.Moves, Second.Moves, Value>
  ) -> SumMove<First, Second, Value> {
    SumMove.shown().flatMap { side in
      side == .first
        ? .first(FunctorProductOf.carrier(move).first)
        : .second(FunctorProductOf.carrier(move).second)
    }
  }

  /// Returns the side of a space that is shown, without the other one.
  @inlinable
  public static func shown<Value>(
    of space: SumSpace<First.Space, Second.Space, Value>
  ) -> Coproduct<First.Space, Second.Space, Value> {
    switch space.shown {
    case .first: Coproduct(.left(space.places(showing: .first).map { $0.extract() }))
    case .second:
      Coproduct(.right(space.places(showing: .second).extract()))
    }
  }
}

extension Pairing {
  /// Returns the pairing of a pair of moves with one of two spaces.
  @inlinable
  public func product<Other: Pairing>(_ other: Other) -> ProductCoproduct<Self, Other> {
    ProductCoproduct(self, other)
  }
}
