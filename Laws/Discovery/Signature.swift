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

  private(set) var sorts: [SortFacts] = []
  private(set) var variables: [(name: String, sort: Int)] = []
  private(set) var operations: [Operation] = []
  private(set) var conditions: [Condition] = []

  /// The equations whose names are known.
  private(set) var known: [(name: String, equation: Term)] = []

  /// The variables that are operations without arguments, by the indices of these operations.
  private(set) var constants: [Int: Int] = [:]

  /// The scope in which the operations run.
  private(set) var scope: (() -> Void) -> Void = { $0() }

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

  private mutating func add<Value>(
    _ domain: Domain<Value>, _ names: [String], _ arrow: SortFacts.Arrow? = nil
  ) -> Sort<Value> {
    let own = Array(variables.count..<variables.count + names.count)
    for name in names {
      precondition(!variables.contains { $0.name == name }, "Two variables are called '\(name)'.")
      variables.append((name, sorts.count))
    }
    let held = domain.map({ Holding($0) as Held }, back: { $0.value() })
    sorts.append(
      SortFacts(
        type: String(reflecting: Value.self)
          .replacing(/\(unknown context at [^)]*\)\./, with: ""),  // Of a private type.
        domain: held, variables: own, arrow: arrow))
    return Sort(index: sorts.count - 1, domain: domain)
  }

  /// Adds the sort of the functions from one sort to another, with names for its variables. If the
  /// sort of the arguments has a variable, the functions of it are terms of this sort, those that
  /// ignore it only if `constant` is true.
  public mutating func functions<Input, Output>(
    _ input: Sort<Input>, to output: Sort<Output>, _ names: String..., constant: Bool = false
  ) -> Sort<(Input) -> Output> {
    functions([input.index], output.index, names, constant) { body in
      { body([Holding($0)]).value() }
    } call: {
      Holding($0($1[0].value()))
    }
  }

  /// Adds the sort of the functions of two arguments, with names for its variables.
  public mutating func functions<First, Second, Output>(
    _ first: Sort<First>, _ second: Sort<Second>, to output: Sort<Output>, _ names: String...
  ) -> Sort<(First, Second) -> Output> {
    functions([first.index, second.index], output.index, names, false) { body in
      { body([Holding($0), Holding($1)]).value() }
    } call: {
      Holding($0($1[0].value(), $1[1].value()))
    }
  }

  private mutating func functions<Own>(
    _ inputs: [Int], _ output: Int, _ names: [String], _ hasConstants: Bool,
    _ function: @escaping (@escaping ([Held]) -> Held) -> Own,
    call: @escaping (Own, [Held]) -> Held
  ) -> Sort<Own> {
    let domains = inputs.map { sorts[$0].domain }
    let lists = domains.dropFirst().reduce(domains[0].map({ [$0] }, back: { $0[0] })) {
      lists, next in
      lists.zip(next).map({ $0.0 + [$0.1] }, back: { (Array($0.dropLast()), $0[$0.count - 1]) })
    }
    let domain = lists.closures(to: sorts[output].domain).map(
      function, back: { own in { call(own, $0) } })
    return add(
      domain, names,
      SortFacts.Arrow(
        inputs: inputs, output: output, hasConstants: hasConstants,
        function: { Holding(function($0)) }, call: { call($0.value(), $1) }))
  }

  /// Adds an operation. A name of letters is written before its arguments, any other one between
  /// two.
  public mutating func operation<each Argument, Result>(
    _ name: String, _ arguments: repeat Sort<each Argument>, to result: Sort<Result>,
    _ body: @escaping (repeat each Argument) -> Result
  ) {
    var indices: [Int] = []
    for sort in repeat each arguments { indices.append(sort.index) }
    precondition(
      !operations.contains {
        $0.name == name && $0.arguments == indices && $0.result == result.index
      },
      "The operation '\(name)' is declared twice on the same sorts.")
    let apply = Held.applying(body)
    operations.append(
      Operation(
        name: name, arguments: indices, result: result.index,
        symbol: operations.firstIndex { $0.name == name } ?? operations.count,
        apply: { Holding(apply($0)) }))
  }

  /// Adds a condition on the first variables of some sorts, for laws that hold only where it does.
  public mutating func condition<each Argument>(
    _ name: String, _ arguments: repeat Sort<each Argument>,
    where holds: @escaping (repeat each Argument) -> Bool
  ) {
    precondition(
      !conditions.contains { $0.name == name }, "Two conditions are called '\(name)'.")
    var taken: [Int] = []
    for sort in repeat each arguments {
      let own = sorts[sort.index].variables
      guard let variable = own.first(where: { !taken.contains($0) }) else {
        preconditionFailure("The condition '\(name)' needs another variable of a sort.")
      }
      taken.append(variable)
    }
    conditions.append(Condition(name: name, variables: taken, holds: Held.applying(holds)))
  }

  /// Gives the names of a suite's laws to the equations that are found again.
  public mutating func name(_ suite: Suite) { known += equations(of: suite) }

  /// Returns the signature with all its operations run within a scope. The scope may bind a
  /// task-local value, for example, from which an instance reads its fault.
  public func within(_ scope: @escaping (() -> Void) -> Void) -> Signature {
    var other = self
    other.scope = scope
    return other
  }

  /// The signature with as many variables of each sort as any sort has.
  var widened: Signature {
    var other = self
    let most = sorts.map(\.variables.count).max() ?? 0
    for sort in sorts.indices {
      while other.sorts[sort].variables.count < most {
        other.sorts[sort].variables.append(other.variables.count)
        other.variables.append(("_\(other.variables.count)", sort))
      }
    }
    return other
  }

  /// Returns the signature in which some variables stand for themselves alone: they are operations
  /// without arguments.
  func fixing(_ names: [Int]) -> Signature {
    var other = self
    for name in names {
      let (text, sort) = variables[name]
      other.sorts[sort].variables.removeAll { $0 == name }
      other.constants[other.operations.count] = name
      other.operations.append(
        Operation(
          name: text, arguments: [], result: sort, symbol: other.operations.count,
          apply: { _ in preconditionFailure("A case has the value.") }))
    }
    return other
  }
}
