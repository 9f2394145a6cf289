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

  /// Returns a function of a list of values.
  static func applying<each Value, Result>(
    _ body: @escaping (repeat each Value) -> Result
  ) -> ([Held]) -> Result {
    { values in
      var rest = values[...]
      return body(repeat rest.removeFirst().value((each Value).self))
    }
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

  let domain: Domain<Held>

  /// The indices of the variables.
  var variables: [Int] = []

  /// A sort of functions: the sorts of its arguments and its results, the function of a list of
  /// arguments as one of the sort, and its application.
  struct Arrow {
    let inputs: [Int]
    let output: Int

    /// True if functions that ignore their arguments are terms of the sort.
    let hasConstants: Bool

    let function: (@escaping ([Held]) -> Held) -> Held
    let call: (Held, [Held]) -> Held
  }

  /// The sort as one of functions, or nil.
  var arrow: Arrow?
}
