/// The mutants of models, and the laws that the models pass without a fault.
///
///     let lists = Mutants(.monad(ListMonad.self), Wrong.self)
///     KillMatrix(lists.all.map { KillMatrix.Row($0, runner: Runner()) }).failures  // []
public struct Mutants {
  /// The laws of the models without a fault.
  public let references: [Suite]

  /// The mutants, one for each fault.
  public let all: [Mutant]

  /// Creates a mutant of a model for each of its faults.
  ///
  /// - Parameters:
  ///   - suite: The laws that should catch the mutants.
  ///   - faults: The type of the faults.
  ///   - others: Other laws that the model passes without a fault.
  public init<F: Fault>(_ suite: Suite, _ faults: F.Type, also others: [Suite] = []) {
    self.init(suite, Array(F.allCases), also: others)
  }

  /// Creates a mutant of a model for each of some of its faults.
  ///
  /// - Parameters:
  ///   - suite: The laws that should catch the mutants.
  ///   - faults: The faults.
  ///   - others: Other laws that the model passes without a fault.
  public init<F: Fault>(_ suite: Suite, _ faults: [F], also others: [Suite] = []) {
    references = [suite] + others
    all = faults.map { fault in
      Mutant(
        fault.name, suite.within { try fault.whilePresent($0) },
        fault.expectation)
    }
  }

  /// Creates mutants of single instances, and references.
  public init(_ all: [Mutant], _ references: [Suite]) {
    (self.all, self.references) = (all, references)
  }

  /// Creates the mutants of several models.
  public init(_ models: [Mutants]) {
    references = models.flatMap(\.references)
    all = models.flatMap(\.all)
  }
}
