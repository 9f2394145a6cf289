/// The faults that a model may have, at most one at a time: an enumeration whose raw values
/// describe them.
///
///     enum Wrong: String, Fault {
///       case keepsHeads = "flatMap keeps only the head of each inner list"
///       static let local = TaskLocal<Self?>(wrappedValue: nil)
///
///       var expectation: Mutant.Expectation {
///         switch self {
///         case .keepsHeads: .sole("left identity")
///         }
///       }
///     }
///
/// The operations of the model read the ``present`` fault. A model is one type for any number of
/// faults, so its laws are compiled once.
public protocol Fault: CaseIterable, RawRepresentable<String>, Sendable {
  /// The task-local value to which the present fault is bound.
  static var local: TaskLocal<Self?> { get }

  /// The expected result of the laws for a model with this fault.
  var expectation: Mutant.Expectation { get }
}

extension Fault {
  /// The fault of the model in the present case; nil in a lawful model.
  public static var present: Self? { local.get() }
}
