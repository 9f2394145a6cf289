/// A commit as a record: what was done, and the component before and after.
///
///     let token = explorer.record { transition in
///       print(transition.version, transition.input, transition.before.position)
///     }
///
/// The answer of an effect stands in the input or the move that the effect ended in, so that a
/// transition can be made again without one.
@frozen
public struct Transition<Eff: Monad, Pair: Pairing, Input, View> {
  /// How many commits there were, this one included.
  public let version: Int

  /// What was done.
  public let change: Change<Eff, Pair, Input, View>

  /// The component before the commit: a value that stays as it is.
  public let before: Component<Eff, Pair, Input, View>

  /// The component after the commit.
  public let after: Component<Eff, Pair, Input, View>

  @inlinable
  init(
    version: Int, change: Change<Eff, Pair, Input, View>,
    before: Component<Eff, Pair, Input, View>, after: Component<Eff, Pair, Input, View>
  ) {
    (self.version, self.change) = (version, change)
    (self.before, self.after) = (before, after)
  }

  /// The input that the commit came from, if it came from one.
  @inlinable
  public var input: Input? { change.input }
}

/// A commit as the loop tells it: the space before it is held only if somebody asks for it, since
/// a move copies a space that is held.
@frozen @usableFromInline
struct CommitRecord<Eff: Monad, Pair: Pairing, Input, View> {
  /// How many records there were with it, also of transactions that failed.
  @usableFromInline let number: Int
  @usableFromInline let version: Int
  @usableFromInline let change: Change<Eff, Pair, Input, View>
  @usableFromInline let before: Component<Eff, Pair, Input, View>.Space?
  @usableFromInline let after: Component<Eff, Pair, Input, View>.Space

  @inlinable
  init(
    number: Int, version: Int, change: Change<Eff, Pair, Input, View>,
    before: Component<Eff, Pair, Input, View>.Space?,
    after: Component<Eff, Pair, Input, View>.Space
  ) {
    (self.number, self.version, self.change) = (number, version, change)
    (self.before, self.after) = (before, after)
  }
}

/// What a commit does to a component, as data: it can be done again, also elsewhere.
@frozen
public enum Change<Eff: Monad, Pair: Pairing, Input, View> {
  /// The move that an input means.
  case input(Input)

  /// A move: of an effect, or one that was committed from outside, with the input that is named as
  /// its cause, if one is.
  case move(Kind<Pair.Moves, Void>, from: Input?)

  /// A change of the space that is no move.
  case transform(
    (Component<Eff, Pair, Input, View>.Space) -> Component<Eff, Pair, Input, View>.Space)

  /// A place that was gone to.
  case place(Component<Eff, Pair, Input, View>.Space)

  /// The input that it comes from, if it comes from one.
  @inlinable
  public var input: Input? {
    switch self {
    case .input(let input): input
    case .move(_, let input): input
    case .transform, .place: nil
    }
  }

  /// Whether it goes to a place.
  @inlinable
  public var isPlace: Bool { if case .place = self { true } else { false } }
}

extension Component {
  /// Returns this component after a change. No effect runs.
  @inlinable
  public func applying(_ change: Change<Eff, Pair, Input, View>) -> Component {
    var space = space
    _ = rules.make(change, pairing, &space)
    return Component(pairing, space, rules)
  }
}

extension ComponentRules {
  /// Changes a space; returns whether that is a commit, and what goes on after it.
  @inlinable
  func make(
    _ change: Change<Eff, Pair, Input, View>, _ pairing: Pair, _ space: inout Space
  ) -> (isCommit: Bool, effects: Meaning.Going?) {
    switch change {
    case .input(let input):
      switch transition {
      case .pure(let move): return (move(input, &space), nil)
      case .effectful(let move):
        let (isCommit, effects) = move(input, &space)
        return (isCommit, effects.isEmpty ? nil : effects)
      }
    case .move(let move, _): pairing.move(move, &space)
    case .transform(let transform): space = transform(space)
    case .place(let place): space = place
    }
    return (true, nil)
  }
}
