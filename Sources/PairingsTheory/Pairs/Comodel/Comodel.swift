public import PairingsCore

/// States that answer the instructions of a signature: a comodel.
///
/// An instruction takes a state to another one and to its answer. A comodel is thus a machine on
/// which each program of these instructions runs, and makes a pairing, ``ComodelPairing``. The
/// functor of instructions needs no partner of its own.
///
///     struct Counting: Comodel {  // an instruction adds a number
///       func answer<Value>(_ instruction: Env<Int, Value>, _ state: inout Int) -> Value {
///         state += instruction.environment
///         return instruction.value
///       }
///     }
///     let add = Free<EnvOf<Int>, Void>.lift(Env(environment: 21, value: ()))
///     ComodelPairing(Counting()).pair(add.then(add), Store(0) { $0 }) { $1 }  // 42
///
/// ## Laws
///
/// For every instruction `i`, state `s` and `f`:
///
///     answer(map(i, f), &s) == f(answer(i, &s))    // answer naturality
///
/// - SeeAlso: Uustalu, *Stateful Runners of Effectful Computations* (2015); Power and Shkaravska,
///   *From Comodels to Coalgebras: State and Arrays* (2004); Katsumata, Rivas and Uustalu,
///   *Interaction Laws of Monads and Comonads* (2020).
public protocol Comodel<Signature, State>: SendableMetatype {
  /// The functor of instructions.
  associatedtype Signature: Functor

  /// The type of states.
  associatedtype State

  /// Changes the state by an instruction and returns the answer.
  func answer<Value>(_ instruction: Kind<Signature, Value>, _ state: inout State) -> Value
}

extension Comodel {
  /// The transformation of each instruction to a step on the state.
  @inlinable
  public var runner: ComodelRunner<Self> { ComodelRunner(self) }
}

/// The transformation of each instruction of a comodel to a step on its state: a *stateful runner*
/// without effects.
@frozen
public struct ComodelRunner<Model: Comodel>: NaturalTransformation {
  /// The comodel.
  public let model: Model

  /// Creates the transformation of a comodel.
  @inlinable
  public init(_ model: Model) { self.model = model }

  /// Returns the step of an instruction.
  @inlinable
  public func callAsFunction<Value>(
    _ kind: Kind<Model.Signature, Value>
  ) -> Kind<StateOf<Model.State>, Value> {
    State { [model] in model.answer(kind, &$0) }
  }
}
