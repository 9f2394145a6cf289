/// The faults that a model may have, at most one at a time: an enumeration whose raw values
/// describe them and name the laws that catch them.
///
///     enum Wrong: String, Fault {
///       case keepsHeads = "flatMap keeps only the head of each inner list → left identity"
///       case reverses = "flatMap reverses the inner lists → right identity + associativity"
///       case reorders = "pure makes a list of its own"
///     }
///
/// One law alone catches the first fault. Both laws catch the second one, and perhaps others; `+ …`
/// stands for others behind a single law. No law catches the third, which is lawful.
///
/// The operations of the model read the ``present`` fault. A model is one type for any number of
/// faults, so its laws are compiled once.
public protocol Fault: CaseIterable, RawRepresentable<String>, Sendable {
  /// The expected result of the laws for a model with this fault.
  var expectation: Mutant.Expectation { get }
}

extension Fault {
  /// The fault of the model in the present case; nil in a lawful model.
  public static var present: Self? { PresentFault.fault as? Self }

  /// Calls a function while the model has this fault.
  public func whilePresent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PresentFault.$fault.withValue(self, operation: body)
  }

  /// The description of the fault, without its laws.
  public var name: String { parts[0] }

  /// The expectation in the raw value.
  public var expectation: Mutant.Expectation {
    guard parts.count > 1 else { return .survives }
    let laws = parts[1].split(separator: " + ").map(String.init)
    return laws.count == 1 ? .sole(laws[0]) : .several(laws.filter { $0 != "…" })
  }

  private var parts: [String] {
    rawValue.split(separator: " → ", maxSplits: 1).map(String.init)
  }
}

private enum PresentFault {
  @TaskLocal static var fault: (any Fault)?
}
