/// What may be wrong with a model, of which one thing at most is: an enumeration whose raw values
/// say it.
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
/// The operations of the model ask for the ``present`` one. A model is one type however much may be
/// wrong with it, and its laws are compiled once.
public protocol Fault: CaseIterable, RawRepresentable<String>, Sendable {
  /// Where the present fault is bound.
  static var local: TaskLocal<Self?> { get }

  /// What the laws should make of a model with this fault.
  var expectation: Mutant.Expectation { get }
}

extension Fault {
  /// The fault of the model in the case that is tried; none in a lawful model.
  public static var present: Self? { local.get() }
}
