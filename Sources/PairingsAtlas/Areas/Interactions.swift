public import Pairings

/// The places of a component, and the inputs that its views take: what a user can reach.
///
///     let area = Interactions(counter, inputs: { _ in ["+", "-"] }) { view, input in
///       try view.respond(input)
///     }
///
/// The inputs are made by the one loop, so that what happens here happens there: reactions,
/// workflows and failures too.
///
/// - Complexity: A step costs what an input does, and one more view.
@frozen
public struct Interactions<Eff: Running, Pair: Pairing, View, Input: Hashable>: Area {
  /// A component in one of its places.
  public typealias Place = Component<Eff, Pair, View>

  /// Where it begins.
  public let start: Place

  /// The loops that make the steps: one, unless somebody explores the area while it does.
  @_fixed_layout
  @usableFromInline
  final class Loops {
    @usableFromInline let start: Place
    @usableFromInline var free: [Explorer<Eff, Pair, View>] = []

    @inlinable
    init(_ start: Place) { self.start = start }

    @inlinable
    func with<Result, Stop: Error>(
      _ body: (Explorer<Eff, Pair, View>) throws(Stop) -> Result
    ) throws(Stop) -> Result {
      let explorer = free.popLast() ?? Explorer(start)
      defer { free.append(explorer) }
      return try body(explorer)
    }
  }

  @usableFromInline let loops: Loops
  @usableFromInline let identity: (Place) -> UInt64?
  @usableFromInline let inputs: (View) -> [Input]
  @usableFromInline let send: (View, Input) throws -> Kind<Eff, Void>?

  /// Says where to begin, which inputs may be tried where something is seen, and what an
  /// input means: nothing, or a failure, if it is not taken there.
  @inlinable
  public init(
    _ component: Place, inputs: @escaping (View) -> [Input],
    send: @escaping (View, Input) throws -> Kind<Eff, Void>?
  ) where Pair.Space: LocatedComonad {
    self.init(component, { $0.space.fingerprint }, inputs, send)
  }

  /// Says where to begin, what tells places apart, which inputs may be tried where something
  /// is seen, and what an input means: for spaces that know no place, such as ``Pairings/Cofree``, or
  /// know too much of it.
  @inlinable
  public init<Key: Hashable>(
    _ component: Place, key: @escaping (Place) -> Key, inputs: @escaping (View) -> [Input],
    send: @escaping (View, Input) throws -> Kind<Eff, Void>?
  ) {
    self.init(component, { Fingerprint(of: key($0)).value }, inputs, send)
  }

  @inlinable
  init(
    _ component: Place, _ identity: @escaping (Place) -> UInt64?,
    _ inputs: @escaping (View) -> [Input],
    _ send: @escaping (View, Input) throws -> Kind<Eff, Void>?
  ) {
    start = component
    loops = Loops(component)
    (self.identity, self.inputs, self.send) = (identity, inputs, send)
  }

  /// Returns what tells a place from others; nothing if that cannot be told.
  @inlinable
  public func identify(_ place: Place) -> UInt64? { identity(place) }

  /// Returns the view of a place, which is good until somebody goes elsewhere.
  @inlinable
  public func view(from place: Place) -> View {
    loops.with { explorer in
      explorer.return(to: place)
      return explorer.view
    }
  }

  /// Makes each input that is taken; an effect that fails leads to where it left the component.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, _ visit: (Input, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place, where: { _ throws(Stop) in true }, visit)
  }

  /// Makes each input that is wanted and taken.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Input) throws(Stop) -> Bool,
    _ visit: (Input, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try loops.with { explorer throws(Stop) in
      explorer.return(to: place)
      let view = explorer.view
      var version = explorer.version
      for input in inputs(view) {
        guard try isWanted(input) else { continue }
        if explorer.version != version {
          explorer.return(to: place)
          version = explorer.version
        }
        guard let interaction = try? send(view, input) else { continue }
        _ = try? explorer.run(interaction)
        try visit(input, explorer.component)
      }
    }
  }
}
