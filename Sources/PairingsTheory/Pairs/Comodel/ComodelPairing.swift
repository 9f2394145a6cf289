public import PairingsCore

/// The pairing that a comodel makes: programs of its instructions move in a store of its states.
///
/// It is ``Pairings/StateStore``, hoisted along the fold of the comodel's runner, without the state that the
/// fold builds.
///
/// ## Laws
///
/// The laws of ``Pairings/Pairing``, and for every `m`, `w` and `f`:
///
///     pair(m, w, f) == StateStore().pair(m.fold(model.runner), w, f)    // morphism
///
/// - Complexity: One answer for each instruction, in constant stack. The state of a store that is
///   not shared changes in place.
/// - SeeAlso: Uustalu, *Stateful Runners of Effectful Computations* (2015).
@frozen
public struct ComodelPairing<Model: Comodel>: Pairing {
  /// The programs of the comodel's instructions.
  public typealias Moves = FreeOf<Model.Signature>

  /// The stores of its states.
  public typealias Space = StoreOf<Model.State>

  /// The comodel.
  public let model: Model

  /// Creates the pairing of a comodel.
  @inlinable
  public init(_ model: Model) { self.model = model }

  /// Runs the program from the position of the store, and combines its value with that of the
  /// resulting position.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    var state = space.position
    let value = run(move, &state)
    return combine(value, space.peek(state))
  }

  /// Runs the program on the position of the store and returns the value of the program. The
  /// position changes in place if nothing else refers to the store.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    StateStore().move(State { run(move, &$0) }, &space)
  }

  /// Runs a program on a state.
  @inlinable
  func run<Value>(_ program: Kind<Moves, Value>, _ state: inout Model.State) -> Value {
    var program = program
    while true {
      switch program.resume() {
      case .left(let value): return value
      case .right(let layer): program = model.answer(layer, &state)
      }
    }
  }
}

extension ComodelPairing: Sendable where Model: Sendable {}
