import PropertyTesting

/// A value of some type: the value of a variable in a case.
///
/// A signature has variables of several types, which only their sorts know. This file alone tells
/// the types again: a sort opens the values and the expressions that it has made.
class Held {}

/// A value of a type.
final class Holding<Value>: Held {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The values of all variables in a case.
struct Assignment {
  var values: [Held]

  /// Returns the value of a variable.
  ///
  /// - Precondition: The variable has this type.
  func value<Value>(of variable: Int) -> Value {
    guard let held = values[variable] as? Holding<Value> else {
      preconditionFailure("Variable \(variable) is not of type '\(Value.self)'.")
    }
    return held.value
  }

  /// Returns the values with another one for a variable.
  func with<Value>(_ value: Value, for variable: Int) -> Assignment {
    var other = self
    other.values[variable] = Holding(value)
    return other
  }
}

/// A term that can be evaluated.
class Expression {
  /// Returns the expression with its type.
  ///
  /// - Precondition: The expression has this type.
  final func typed<Value>(_: Value.Type = Value.self) -> TypedExpression<Value> {
    guard let typed = self as? TypedExpression<Value> else {
      preconditionFailure("A term is not of type '\(Value.self)'.")
    }
    return typed
  }
}

/// A term with values of a type.
final class TypedExpression<Value>: Expression {
  /// Returns the value in a case.
  let value: (Assignment) -> Value

  private let values: () -> [Value]

  /// The values in the fixed cases of a search.
  private(set) lazy var column = values()

  init(_ values: @escaping () -> [Value], value: @escaping (Assignment) -> Value) {
    (self.values, self.value) = (values, value)
  }
}
