public import PropertyTesting

/// The operations whose laws are discovered, with their sorts and variables: a line each.
///
///     var lists = Signature("lists")
///     let list = lists.sort([Int].domain, "x", "y", "z")
///     lists.operation("[]", to: list) { [] }
///     lists.operation("reverse", list, to: list) { $0.reversed() }
///     lists.operation("++", list, list, to: list) { $0 + $1 }
///     print(lists.discover().text)
///
/// An operation on several types is declared for each of them, under one name. A function is an
/// argument like any other: `functions` makes its sort.
public struct Signature {
  /// The name of the instance.
  public let name: String

  var sorts: [SortFacts] = []
  private(set) var variables: [Variable] = []
  private(set) var operations: [Operation] = []
  private(set) var conditions: [Condition] = []

  /// The laws whose names are known.
  private(set) var known: [Statement] = []

  /// The scope in which the operations run.
  private(set) var scope: (() -> Void) -> Void = { $0() }

  /// A variable.
  struct Variable {
    let name: String
    let sort: Int
  }

  /// An operation.
  struct Operation {
    let name: String
    let arguments: [Int]
    let result: Int

    /// The index of the first operation of the same name.
    let symbol: Int

    /// Returns the application to arguments.
    let apply: ([Held]) -> Held
  }

  /// A condition on some variables.
  struct Condition {
    let name: String
    let variables: [Int]
    let holds: ([Held]) -> Bool
  }

  /// Creates a signature without operations.
  public init(_ name: String) { self.name = name }

  /// Adds a sort with names for its variables.
  ///
  /// Laws are discovered in at most these variables: two or three are enough for most sorts, and
  /// one for spaces and functions. A sort without variables only has results.
  public mutating func sort<Value>(_ domain: Domain<Value>, _ names: String...) -> Sort<Value> {
    add(domain, names)
  }

  private mutating func add<Value>(_ domain: Domain<Value>, _ names: [String]) -> Sort<Value> {
    let index = sorts.count
    sorts.append(SortFacts(domain))
    for name in names {
      precondition(!variables.contains { $0.name == name }, "Two variables are called '\(name)'.")
      sorts[index].variables.append(variables.count)
      variables.append(Variable(name: name, sort: index))
    }
    return Sort(index: index, domain: domain)
  }

  /// Adds the sort of the functions from one sort to another, with names for its variables. If the
  /// sort of the arguments has a variable, the functions of it are terms of this sort, those that
  /// ignore it only if `constant` is true.
  public mutating func functions<Input, Output>(
    _ input: Sort<Input>, to output: Sort<Output>, _ names: String..., constant: Bool = false
  ) -> Sort<(Input) -> Output> {
    let sort = add(input.domain.closures(to: output.domain), names)
    (sorts[sort.index].inputs, sorts[sort.index].output) = ([input.index], output.index)
    sorts[sort.index].hasConstants = constant
    sorts[sort.index].function = { body in
      Holding<(Input) -> Output> { body([Holding($0)]).value() }
    }
    sorts[sort.index].call = { function, arguments in
      Holding(function.value(((Input) -> Output).self)(arguments[0].value()))
    }
    return sort
  }

  /// Adds the sort of the functions of two arguments, with names for its variables.
  public mutating func functions<First, Second, Output>(
    _ first: Sort<First>, _ second: Sort<Second>, to output: Sort<Output>, _ names: String...
  ) -> Sort<(First, Second) -> Output> {
    typealias Own = (First, Second) -> Output
    let pairs = first.domain.zip(second.domain).closures(to: output.domain)
    let domain = Domain<Own> { choices in
      let function = pairs.draw(&choices)
      return { function(($0, $1)) }
    } observe: { function, seen in
      pairs.observe({ function($0.0, $0.1) }, &seen)
    }
    let sort = add(domain, names)
    (sorts[sort.index].inputs, sorts[sort.index].output) = (
      [first.index, second.index], output.index
    )
    sorts[sort.index].function = { body in
      Holding<Own> { body([Holding($0), Holding($1)]).value() }
    }
    sorts[sort.index].call = { function, arguments in
      Holding(function.value(Own.self)(arguments[0].value(), arguments[1].value()))
    }
    return sort
  }

  /// Adds an operation. A name of letters is written before its arguments, any other one between
  /// two.
  public mutating func operation<each Argument, Result>(
    _ name: String, _ arguments: repeat Sort<each Argument>, to result: Sort<Result>,
    _ body: @escaping (repeat each Argument) -> Result
  ) {
    var indices: [Int] = []
    for sort in repeat each arguments { indices.append(sort.index) }
    let symbol = operations.firstIndex { $0.name == name } ?? operations.count
    precondition(
      !operations.contains {
        $0.name == name && $0.arguments == indices && $0.result == result.index
      },
      "The operation '\(name)' is declared twice on the same sorts.")
    operations.append(
      Operation(name: name, arguments: indices, result: result.index, symbol: symbol) { values in
        var rest = values[...]
        return Holding(body(repeat rest.removeFirst().value((each Argument).self)))
      })
  }

  /// Adds a condition on the first variables of some sorts, for laws that hold only where it does.
  public mutating func condition<each Argument>(
    _ name: String, _ arguments: repeat Sort<each Argument>,
    where holds: @escaping (repeat each Argument) -> Bool
  ) {
    var taken: [Int] = []
    for sort in repeat each arguments {
      let own = sorts[sort.index].variables
      guard let variable = own.first(where: { !taken.contains($0) }) else {
        preconditionFailure("The condition '\(name)' needs another variable of a sort.")
      }
      taken.append(variable)
    }
    conditions.append(
      Condition(name: name, variables: taken) { values in
        var rest = values[...]
        return holds(repeat rest.removeFirst().value((each Argument).self))
      })
  }

  /// Gives the names of a suite's laws to the equations that are found again.
  public mutating func name(_ suite: Suite) { known += statements(of: suite) }

  /// Returns the signature with all its operations run within a scope. The scope may bind a
  /// task-local value, for example, from which an instance reads its fault.
  public func within(_ scope: @escaping (() -> Void) -> Void) -> Signature {
    var other = self
    other.scope = scope
    return other
  }
}
