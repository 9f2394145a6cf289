import PropertyTesting

/// A sort of a signature: a domain with names for its variables.
///
/// The domain compares the results of two terms, draws the values of variables, and makes the sort
/// of functions from and to other sorts.
public struct Sort<Value> {
  let index: Int
  let domain: Domain<Value>
}

/// A sort without its type.
struct SortFacts {
  /// The name of the type, in Swift.
  let type: String

  /// The indices of the variables.
  var variables: [Int] = []

  /// The sorts of the arguments, if the sort is one of functions.
  var inputs: [Int] = []

  /// The sort of the results, if the sort is one of functions.
  var output: Int?

  /// The variables that are the parameters of a function of this sort, in no other term.
  var parameters: [Int] = []

  /// True if functions that ignore their arguments are terms of the sort.
  var hasConstants = false

  /// Draws a value.
  let draw: (inout Choices) -> Held

  /// Draws a value as one of the variables of a law.
  let any: (String, inout Trial) -> Held

  /// Returns the text of a value.
  let text: (Held) -> String

  /// Returns the expression of a variable in the cases of a search.
  let variable: (Int, [Assignment]) -> Expression

  /// Returns the fingerprints of the values in all cases of a search.
  let words: (Expression) -> [UInt64]

  /// Returns true if the values of two expressions are the same in a case of a law.
  let agree: (Expression, Expression, Assignment, borrowing Trial) -> Bool

  /// Returns the function of the values of the parameters, of which the body is given.
  var abstract: ((Expression, [Assignment]) -> Expression)?

  /// Returns the application of a function.
  var call: ((Expression, [Expression]) -> Expression)?

  init<Value>(_ domain: Domain<Value>) {
    type = String(reflecting: Value.self)
    draw = { Holding(domain.draw(&$0)) }
    any = { Holding($1.any(named: $0, domain)) }
    text = { held in
      (held as? Holding<Value>).map { domain.text($0.value) } ?? "?"
    }
    variable = { variable, cases in
      TypedExpression<Value> {
        cases.map { $0.value(of: variable) }
      } value: {
        $0.value(of: variable)
      }
    }
    words = { $0.typed(Value.self).column.map(domain.word) }
    agree = { left, right, assignment, trial in
      trial.equal(
        left.typed().value(assignment), right.typed().value(assignment), domain)
    }
  }
}
