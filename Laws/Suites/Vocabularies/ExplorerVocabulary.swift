public import Pairings

/// The words of an explorer whose inputs are moves.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol ExplorerVocabulary<Pair> {
  /// The pairing that is explored.
  associatedtype Pair: Pairing where Pair.Moves: Checkable, Pair.Space: Checkable

  /// A move.
  typealias Command = Kind<Pair.Moves, Void>

  /// An explorer that shows what its space contains.
  typealias Exploring = Explorer<IdentityOf, Pair, Command, Three>

  /// What is written into a journal.
  typealias Record = Transition<IdentityOf, Pair, Command, Three>

  /// The pairing that is explored.
  var pairing: Pair { get }

  /// Makes a move.
  func commit(_ move: Command, _ explorer: Exploring)

  /// Makes a move of which another is said to be the cause.
  func commit(_ move: Command, from input: Command, _ explorer: Exploring)

  /// Sends a move.
  func send(_ move: Command, _ explorer: Exploring)

  /// Shows every committed view to an observer.
  func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken

  /// Writes every commit into a journal.
  func record(_ explorer: Exploring, _ write: @escaping (Record) -> Void) -> ObservationToken

  /// Returns a component after a change.
  func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>,
    to component: Component<IdentityOf, Pair, Command, Three>
  ) -> Component<IdentityOf, Pair, Command, Three>
}

extension ExplorerVocabulary {
  /// Makes a move.
  public func commit(_ move: Command, _ explorer: Exploring) { explorer.commit(move) }

  /// Makes a move of which another is said to be the cause.
  public func commit(_ move: Command, from input: Command, _ explorer: Exploring) {
    explorer.commit(move, from: input)
  }

  /// Sends a move.
  public func send(_ move: Command, _ explorer: Exploring) { explorer.send(move) }

  /// Shows every committed view to an observer.
  public func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken { explorer.observe(receive) }

  /// Writes every commit into a journal.
  public func record(
    _ explorer: Exploring, _ write: @escaping (Record) -> Void
  ) -> ObservationToken { explorer.record(write) }

  /// Returns a component after a change.
  public func apply(
    _ change: Change<IdentityOf, Pair, Command, Three>,
    to component: Component<IdentityOf, Pair, Command, Three>
  ) -> Component<IdentityOf, Pair, Command, Three> { component.applying(change) }
}

/// The words of the framework.
public struct ExplorerWords<Pair: Pairing>: ExplorerVocabulary
where Pair.Moves: Checkable, Pair.Space: Checkable {
  /// The pairing that is explored.
  public let pairing: Pair

  /// Creates the words.
  public init(_ pairing: Pair) { self.pairing = pairing }
}
