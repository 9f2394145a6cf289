public import PairingsCore

/// States with the inputs that each of them takes: a labelled transition system.
///
/// - SeeAlso: Plotkin, *A Structural Approach to Operational Semantics* (1981).
public protocol Transitions<State, Input>: SendableMetatype {
  /// The type of states.
  associatedtype State

  /// The type of inputs.
  associatedtype Input

  /// Returns true if a state takes an input.
  static func isEnabled(_ input: Input, at state: State) -> Bool

  /// Changes a state by an input, in place.
  ///
  /// - Precondition: The state takes the input.
  static func step(_ state: inout State, by input: Input)
}

/// A transition system that lists the inputs of each state.
///
///     enum Door: EnumeratedTransitions {
///       enum State { case open, shut, locked }
///       enum Input { case open, shut, lock, unlock }
///       static func enabled(at state: State) -> [Input] {
///         switch state {
///         case .open: [.shut]
///         case .shut: [.open, .lock]
///         case .locked: [.unlock]
///         }
///       }
///       …
///     }
///     Update<Paths<Door>, Bool>.follow([.shut, .lock]).run(.open).value  // true
///     Update<Paths<Door>, Bool>.follow([.lock]).run(.open).value         // false
public protocol EnumeratedTransitions<State, Input>: Transitions {
  /// Returns the inputs that a state takes.
  static func enabled(at state: State) -> [Input]
}

extension EnumeratedTransitions where Input: Equatable {
  /// Returns true if a state lists an input.
  @inlinable
  public static func isEnabled(_ input: Input, at state: State) -> Bool {
    enabled(at: state).contains(input)
  }
}

/// The directed container of the paths of a transition system: a position is a list of inputs, each
/// of which is enabled where those before it lead.
///
/// It is the free category on a graph. Where every input is always enabled, the paths are the free
/// monoid, as for ``Pairings/Moore``.
public enum Paths<System: Transitions>: DirectedContainer {
  /// Returns true if each input is enabled where those before it lead.
  ///
  /// - Complexity: O(n), for a path of n inputs.
  @inlinable
  public static func isEnabled(_ position: [System.Input], at shape: System.State) -> Bool {
    var state = shape
    for (index, input) in position.enumerated() {
      guard System.isEnabled(input, at: state) else { return false }
      if index < position.count - 1 { System.step(&state, by: input) }
    }
    return true
  }

  /// Returns the empty path.
  @inlinable
  public static func root(at shape: System.State) -> [System.Input] { [] }

  /// Changes a state by all inputs of a path.
  ///
  /// - Precondition: The path is enabled at the state.
  @inlinable
  public static func shift(_ shape: inout System.State, along position: [System.Input]) {
    for input in position { System.step(&shape, by: input) }
  }

  /// Appends a path to another one, in place.
  @inlinable
  public static func append(_ next: [System.Input], to position: inout [System.Input]) {
    position += next
  }
}

extension Paths: GeneratedContainer where System: EnumeratedTransitions {
  /// Returns a path for each input that is enabled at a state.
  @inlinable
  public static func enabled(at shape: System.State) -> [[System.Input]] {
    System.enabled(at: shape).map { [$0] }
  }
}

extension Kind where Value == Bool {
  /// Follows an input if it is enabled at the present state, and returns true. Otherwise stays and
  /// returns false.
  @inlinable
  public static func follow<System>(_ input: System.Input) -> Update<Paths<System>, Bool>
  where Brand == UpdateOf<Paths<System>> {
    follow([input])
  }
}
