public import PairingsCore

/// A record of a commit: the change, and the component before and after it.
///
///     let token = explorer.record { transition in
///       print(transition.version, transition.input, transition.before.position)
///     }
///
/// The result of an effect is part of the input or the move with which the effect ended. So a
/// transition can be made again without the effect.
@frozen
public struct Transition<Eff: Monad, Pair: Pairing, Input, View> {
  /// The number of commits so far, this one included.
  public let version: Int

  /// The change that the commit made.
  public let change: Change<Eff, Pair, Input, View>

  /// The component before the commit: a value that does not change.
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

  /// The input that caused the commit, if there is one.
  @inlinable
  public var input: Input? { change.input }
}

/// A change of a component as data, which can be applied again, also to another component.
@frozen
public enum Change<Eff: Monad, Pair: Pairing, Input, View> {
  /// The move that an input means.
  case input(Input)

  /// A move of an effect, or a move committed from outside, with the input named as its cause.
  case move(Kind<Pair.Moves, Void>, from: Input?)

  /// A change of the space that is no move.
  case transform(
    (Component<Eff, Pair, Input, View>.Space) -> Component<Eff, Pair, Input, View>.Space)

  /// The space of a component to which the explorer returned.
  case place(Component<Eff, Pair, Input, View>.Space)

  /// The input that caused the change, if there is one.
  @inlinable
  public var input: Input? {
    switch self {
    case .input(let input): input
    case .move(_, let input): input
    case .transform, .place: nil
    }
  }

  /// True if the change replaces the space by that of a component.
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

  /// Returns true if an input is a commit in the present place. No effect runs.
  @inlinable
  package func isCommit(_ input: Input) -> Bool {
    var space = space
    return rules.make(.input(input), pairing, &space)
  }
}

extension ComponentRules {
  /// Changes a space. Returns true if the change is a commit.
  @inlinable
  func make(
    _ change: Change<Eff, Pair, Input, View>, _ pairing: Pair, _ space: inout Space
  ) -> Bool {
    switch change {
    case .input(let input):
      var effects: Inputs.FollowUp?
      return move(input, &space, &effects)
    case .move(let move, _): pairing.move(move, &space)
    case .transform(let transform): space = transform(space)
    case .place(let place): space = place
    }
    return true
  }
}
