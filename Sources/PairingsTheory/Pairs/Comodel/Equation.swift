public import PairingsCore

/// An equation of a theory: two programs of the same instructions, for all values of its variables.
///
/// A signature with equations is an algebraic *theory*. A ``Comodel`` obeys an equation if both programs
/// take each state to the same state and the same value.
///
///     let overwritten = Equation("put twice") { (both: (Int, Int)) in
///       (put(both.0).then(put(both.1)), put(both.1))
///     }
///
/// - SeeAlso: Power and Shkaravska, *From Comodels to Coalgebras: State and Arrays* (2004); Plotkin and
///   Power, *Notions of Computation Determine Monads* (2002).
@frozen
public struct Equation<Signature: Functor, Variables, Value> {
  /// The name of the equation in reports.
  public let name: String

  /// The two programs, for values of the variables.
  public let sides: (Variables) -> (left: Free<Signature, Value>, right: Free<Signature, Value>)

  /// Creates an equation.
  @inlinable
  public init(
    _ name: String,
    _ sides: @escaping (Variables) -> (left: Free<Signature, Value>, right: Free<Signature, Value>)
  ) {
    (self.name, self.sides) = (name, sides)
  }
}
