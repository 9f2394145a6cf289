public import Pairings

/// The operations of an explorer whose inputs are moves.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol ExplorerOperations<Pair> {
  /// The explored pairing.
  associatedtype Pair: Pairing where Pair.Moves: Checkable, Pair.Space: Checkable

  /// A move.
  typealias Command = Kind<Pair.Moves, Void>

  /// An explorer that shows what its space contains.
  typealias Exploring = Explorer<IdentityOf, Pair, Command, Three>

  /// An entry of a journal.
  typealias Record = Transition<IdentityOf, Pair, Command, Three>

  /// The explored pairing.
  var pairing: Pair { get }

  /// Commits a move.
  func commit(_ move: Command, _ explorer: Exploring)

  /// Commits a move with another one as its input.
  func commit(_ move: Command, from input: Command, _ explorer: Exploring)

  /// Sends a move.
  func send(_ move: Command, _ explorer: Exploring)

  /// Calls an observer with every committed view.
  func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken

  /// Calls `write` with every transition.
  func record(_ explorer: Exploring, _ write: @escaping (Record) -> Void) -> ObservationToken

  /// Returns a component after a change.
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>,
    to component: Component<IdentityOf, Pair, Command, Three>
  ) -> Component<IdentityOf, Pair, Command, Three>
}

extension ExplorerOperations {
  /// Commits a move.
  public func commit(_ move: Command, _ explorer: Exploring) { explorer.commit(move) }

  /// Commits a move with another one as its input.
  public func commit(_ move: Command, from input: Command, _ explorer: Exploring) {
    explorer.commit(move, from: input)
  }

  /// Sends a move.
  public func send(_ move: Command, _ explorer: Exploring) { explorer.send(move) }

  /// Calls an observer with every committed view.
  public func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken { explorer.observe(receive) }

  /// Calls `write` with every transition.
  public func record(
    _ explorer: Exploring, _ write: @escaping (Record) -> Void
  ) -> ObservationToken { explorer.record(write) }

  /// Returns a component after a change.
  public func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>,
    to component: Component<IdentityOf, Pair, Command, Three>
  ) -> Component<IdentityOf, Pair, Command, Three> { component.applying(change) }
}

/// The operations of the framework.
public struct DefaultExplorerOperations<Pair: Pairing>: ExplorerOperations
where Pair.Moves: Checkable, Pair.Space: Checkable {
  /// The explored pairing.
  public let pairing: Pair

  /// Creates the operations.
  public init(_ pairing: Pair) { self.pairing = pairing }
}
