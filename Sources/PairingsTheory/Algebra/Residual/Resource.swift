public import PairingsCore

/// A space with the residual pairing that moves it: the position of a component whose inputs mean
/// residual moves. Its type says which moves those are.
///
///     let purse = Resource(StatefulRunner(Paying()), Store(10) { "\($0) left" })
///     try purse.moved(by: pay(3)).run().space.extract()  // "7 left"
@frozen
public struct Resource<Pair: ResidualPairing, Value> {
  /// The residual pairing.
  public let pairing: Pair

  /// The space.
  public var space: Kind<Pair.Space, Value>

  /// Creates a resource from a pairing and a space.
  @inlinable
  public init(_ pairing: Pair, _ space: Kind<Pair.Space, Value>) {
    (self.pairing, self.space) = (pairing, space)
  }

  /// Returns the resource whose space is the future that a move chooses, after the move's effects.
  @inlinable
  public func moved<Result>(by move: Kind<Pair.Moves, Result>) -> Kind<Pair.Eff, Resource> {
    Pair.Eff.map(pairing.future(of: space, by: move)) { Resource(pairing, $0) }
  }
}
