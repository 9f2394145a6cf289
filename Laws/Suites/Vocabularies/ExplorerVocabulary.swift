public import Pairings

/// The words of an explorer whose inputs are moves.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol ExplorerVocabulary<Pair> {
  /// The pairing that is explored.
  associatedtype Pair: Pairing where Pair.Moves: Checkable, Pair.Space: Checkable

  /// A move.
  typealias Move = Kind<Pair.Moves, Void>

  /// An explorer that shows what its space contains.
  typealias Exploring = Explorer<IdentityOf, Pair, Move, Three>

  /// What a journal is told.
  typealias Step = Transition<IdentityOf, Pair, Move, Three>

  /// The pairing that is explored.
  var pairing: Pair { get }

  /// Makes a move.
  func commit(_ move: Move, _ explorer: Exploring)

  /// Makes a move of which another is said to be the cause.
  func commit(_ move: Move, from input: Move, _ explorer: Exploring)

  /// Sends a move.
  func send(_ move: Move, _ explorer: Exploring)

  /// Shows every committed view to an observer.
  func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken

  /// Writes every commit into a journal.
  func record(_ explorer: Exploring, _ write: @escaping (Step) -> Void) -> ObservationToken

  /// Returns a component after a change.
  func apply(
    _ change: Change<IdentityOf, Pair, Move, Three>,
    to component: Component<IdentityOf, Pair, Move, Three>
  ) -> Component<IdentityOf, Pair, Move, Three>
}

extension ExplorerVocabulary {
  /// Makes a move.
  public func commit(_ move: Move, _ explorer: Exploring) { explorer.commit(move) }

  /// Makes a move of which another is said to be the cause.
  public func commit(_ move: Move, from input: Move, _ explorer: Exploring) {
    explorer.commit(move, from: input)
  }

  /// Sends a move.
  public func send(_ move: Move, _ explorer: Exploring) { explorer.send(move) }

  /// Shows every committed view to an observer.
  public func observe(
    _ explorer: Exploring, _ receive: @escaping (Snapshot<Three>) -> Void
  ) -> ObservationToken { explorer.observe(receive) }

  /// Writes every commit into a journal.
  public func record(
    _ explorer: Exploring, _ write: @escaping (Step) -> Void
  ) -> ObservationToken { explorer.record(write) }

  /// Returns a component after a change.
  public func apply(
    _ change: Change<IdentityOf, Pair, Move, Three>,
    to component: Component<IdentityOf, Pair, Move, Three>
  ) -> Component<IdentityOf, Pair, Move, Three> { component.applying(change) }
}

/// The words of the framework.
public struct ExplorerWords<Pair: Pairing>: ExplorerVocabulary
where Pair.Moves: Checkable, Pair.Space: Checkable {
  /// The pairing that is explored.
  public let pairing: Pair

  /// Creates the words.
  public init(_ pairing: Pair) { self.pairing = pairing }
}
