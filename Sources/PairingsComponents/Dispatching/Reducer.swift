public import PairingsCore

/// A function from an input to a change of a state: the pure part of a dispatcher, and the step of
/// a Moore machine.
///
///     let clicks = Reducer<Int, Click> { count, _ in count += 1 }
///
/// ## Laws
///
/// The laws of ``Monoid``, compared for every input in every state, and for every `r`, `l` and `p`:
///
///     r.focus(.identity, .identity) == r                                    // identity
///     r.focus(l, p).focus(m, q) == r.focus(m.appending(l), q.appending(p))  // composition
///
/// - Complexity: One function is called for each combined reducer, in constant stack; a combination
///   is O(1).
@frozen
public struct Reducer<Position, Input> {
  @usableFromInline
  @frozen
  struct Step {
    @usableFromInline let run: (inout Position, Input) -> Void

    @inlinable
    init(_ run: @escaping (inout Position, Input) -> Void) { self.run = run }
  }

  @usableFromInline let steps: Rope<Step>

  @inlinable
  init(_ steps: Rope<Step>) { self.steps = steps }

  /// Creates a reducer from a function that changes a state.
  @inlinable
  public init(_ run: @escaping (_ position: inout Position, _ input: Input) -> Void) {
    self.init(Rope(.one(Step(run))))
  }

  /// Changes a state by an input, in place.
  @inlinable
  public func run(_ position: inout Position, _ input: Input) {
    if case .one(let step) = steps.content {
      step.run(&position, input)
    } else {
      steps.forEach { $0.run(&position, input) }
    }
  }

  /// The reducer as one function. A reducer that is not combined is called directly.
  @inlinable
  var function: (inout Position, Input) -> Void {
    if case .one(let step) = steps.content { step.run } else { run }
  }

  /// Returns a reducer that changes a part of a larger state, for the inputs that a prism matches.
  @inlinable
  public func focus<NewPosition, NewInput>(
    _ lens: Lens<NewPosition, Position>, _ prism: Prism<NewInput, Input>
  ) -> Reducer<NewPosition, NewInput> {
    Reducer<NewPosition, NewInput> { position, input in
      guard let input = prism.preview(input) else { return }
      lens.modify(&position) { run(&$0, input) }
    }
  }
}

extension Reducer: Monoid {
  /// Adds another reducer, which receives each input after this one.
  @inlinable
  public mutating func combine(with other: Reducer) {
    self = Reducer(steps.appending(other.steps))
  }

  /// The reducer that changes nothing.
  @inlinable
  public static var empty: Reducer { Reducer(Rope(.nothing)) }
}

extension _KindProtocol where Exact == Self {
  /// Creates a machine from its first state, a reducer, and the output of a state.
  @inlinable
  public init<State, Input>(
    _ initialState: State, _ reducer: Reducer<State, Input>, _ output: @escaping (State) -> Value
  ) where Brand == MooreOf<Input> {
    self.init(initialState, step: { reducer.run(&$0, $1) }, output: output)
  }
}
