import PropertyTesting

/// A sort of a signature: a domain with names for its variables.
///
/// The domain compares the results of two terms, draws the values of variables, and makes the sort
/// of functions from and to other sorts.
public struct Sort<Value> {
  let index: Int
  let domain: Domain<Value>
}

/// A value of some type.
///
/// A signature has values of several types, which only its sorts and operations know. This file
/// alone tells the types again.
class Held {
  /// Returns the value with its type.
  ///
  /// - Precondition: The value is of this type.
  final func value<Value>(_: Value.Type = Value.self) -> Value {
    guard let holding = self as? Holding<Value> else {
      preconditionFailure("A value is not of type '\(Value.self)'.")
    }
    return holding.own
  }
}

/// A value of a type.
final class Holding<Value>: Held {
  fileprivate let own: Value

  init(_ value: Value) { own = value }
}

/// A sort without its type.
struct SortFacts {
  /// The name of the type, in Swift.
  let type: String

  /// The indices of the variables.
  var variables: [Int] = []

  /// Draws a value.
  let draw: (inout Choices) -> Held

  /// Draws a value as one of the variables of a law.
  let any: (String, inout Trial) -> Held

  /// Returns the fingerprint of a value.
  let word: (Held) -> UInt64

  /// Returns true if two values are the same in a case of a law.
  let agree: (Held, Held, borrowing Trial) -> Bool

  /// The sorts of the arguments, if the sort is one of functions.
  var inputs: [Int] = []

  /// The sort of the results, if the sort is one of functions.
  var output: Int?

  /// True if functions that ignore their arguments are terms of the sort.
  var hasConstants = false

  /// Returns a function from a list of arguments as one of the sort.
  var function: (@escaping ([Held]) -> Held) -> Held = { _ in preconditionFailure("No function.") }

  /// Returns the application of a function.
  var call: (Held, [Held]) -> Held = { _, _ in preconditionFailure("No function.") }

  init<Value>(_ domain: Domain<Value>) {
    type = String(reflecting: Value.self)
    draw = { Holding(domain.draw(&$0)) }
    any = { Holding($1.any(named: $0, domain)) }
    word = { domain.word($0.value()) }
    agree = { $2.equal($0.value(), $1.value(), domain) }
  }
}
