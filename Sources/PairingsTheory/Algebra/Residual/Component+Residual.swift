public import PairingsCore
public import PairingsComponents
public import PairingsCore

extension Component {
  /// Creates a component whose inputs mean moves of a residual pairing, or nothing.
  ///
  ///     .residual(StatefulRunner(Disk()), space, under: Key.disk) { input in program(input) }
  ///
  /// An input runs its move through the space that is present when its turn comes. At the end of the
  /// effects, one commit shows the future of the space. A move that fails or is cancelled commits nothing, and its failure is
  /// that of the request.
  ///
  /// One move is in progress at a time, so that no commit overwrites that of another move. An input
  /// that arrives meanwhile does not run: its request ends as cancelled. A commit from elsewhere,
  /// such as a jump of a timeline, is not excluded: the end of the move replaces it.
  ///
  /// The position of the component is a ``Resource``: the space, of any comonad, with the pairing.
  ///
  /// - Parameters:
  ///   - pairing: The residual pairing.
  ///   - space: The space of interfaces.
  ///   - key: The key of a move in progress. Components side by side have different keys.
  ///   - move: The meaning of an input.
  @inlinable
  public static func residual<Residual: ResidualPairing>(
    _ pairing: Residual, _ space: Kind<Residual.Space, UI<Input, View>>,
    under key: some Hashable,
    _ move: @escaping (_ input: Input) -> Kind<Residual.Moves, Void>?
  ) -> Component
  where Residual.Eff == Eff, Pair == StateStore<Resource<Residual, UI<Input, View>>> {
    let inputs = Inputs.effects { input in
      guard let move = move(input) else { return nil }
      return .made(under: .once(key)) { resource in
        Eff.map(resource.moved(by: move)) { .move(State.set($0)) }
      }
    }
    return .store(Resource(pairing, space), on: inputs) { resource, send in
      Residual.Space.extract(resource.space).make(send)
    }
  }
}
