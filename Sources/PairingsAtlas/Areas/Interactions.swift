public import Pairings

/// The places of a component, and the inputs that lead from one to another: what a user can reach.
///
///     let area = Interactions(counter, inputs: [.up, .down])
///     Atlas(area).survey().places
///
/// An input that means nothing somewhere is no step there. Effects that go on after one are run to
/// their end; one that fails leads to where it left the component. What a view sends while it is
/// made leads nowhere.
///
/// - Complexity: A step costs a move of the space, and a loop only if effects go on after it.
@frozen
public struct Interactions<Eff: Running, Pair: Pairing, Input: Hashable, View>: Area {
  /// A component in one of its places.
  public typealias Place = Component<Eff, Pair, Input, View>

  /// Where it begins.
  public let start: Place

  @usableFromInline let identity: (Place) -> UInt64?
  @usableFromInline let inputs: Inputs

  /// Which inputs may be tried.
  @frozen @usableFromInline
  enum Inputs {
    /// The same everywhere.
    case everywhere([Input])

    /// Those that belong to what is seen.
    case seeing((View) -> [Input])
  }

  @inlinable
  init(_ component: Place, _ identity: @escaping (Place) -> UInt64?, _ inputs: Inputs) {
    (start, self.identity, self.inputs) = (component, identity, inputs)
  }

  /// Says where to begin and which inputs there are.
  @inlinable
  public init(_ component: Place, inputs: [Input]) where Pair.Space: LocatedComonad {
    self.init(component, { $0.space.fingerprint }, .everywhere(inputs))
  }

  /// Says where to begin and which inputs may be tried where something is seen.
  @inlinable
  public init(
    _ component: Place, inputs: @escaping (View) -> [Input]
  ) where Pair.Space: LocatedComonad {
    self.init(component, { $0.space.fingerprint }, .seeing(inputs))
  }

  /// Says where to begin, what tells places apart, and which inputs there are: for spaces that
  /// know no place, such as ``Pairings/Cofree``, or know too much of it.
  @inlinable
  public init<Key: Hashable>(
    _ component: Place, key: @escaping (Place) -> Key, inputs: [Input]
  ) {
    self.init(component, { Fingerprint(of: key($0)).value }, .everywhere(inputs))
  }

  /// Says where to begin, what tells places apart, and which inputs may be tried where something
  /// is seen.
  @inlinable
  public init<Key: Hashable>(
    _ component: Place, key: @escaping (Place) -> Key, inputs: @escaping (View) -> [Input]
  ) {
    self.init(component, { Fingerprint(of: key($0)).value }, .seeing(inputs))
  }

  /// Returns what tells a place from others; nothing if that cannot be told.
  @inlinable
  public func identify(_ place: Place) -> UInt64? { identity(place) }

  /// Returns the view of a place, whose inputs go nowhere.
  @inlinable
  public func view(from place: Place) -> View { place.view(Send { _ in }) }

  /// Makes each input that means something.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, _ visit: (Input, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place, where: { _ throws(Stop) in true }, visit)
  }

  /// Makes each input that is wanted and means something.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Input) throws(Stop) -> Bool,
    _ visit: (Input, Place) throws(Stop) -> Void
  ) throws(Stop) {
    let inputs =
      switch inputs {
      case .everywhere(let inputs): inputs
      case .seeing(let inputs): inputs(view(from: place))
      }
    for input in inputs {
      guard try isWanted(input), let (next, effects) = place.moved(by: input) else { continue }
      try visit(input, effects.isEmpty ? next : after(effects, next))
    }
  }

  /// Returns a component where some effects lead to.
  @inlinable
  func after(_ effects: Place.Meaning.Going, _ place: Place) -> Place {
    let explorer = Explorer(place)
    explorer.run(effects)
    return explorer.component
  }
}
