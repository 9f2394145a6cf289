public import Pairings

/// A finding of a rehearsal: a result without an assertion, or an assertion without its result.
public enum RehearsalFinding: Error, Equatable, Sendable {
  /// A view without an assertion.
  case unassertedView(String)

  /// An event of a step, or the end of a sleep, without an assertion.
  case unassertedStep(StageEvent)

  /// A report of an error without an assertion.
  case unassertedReport(String)

  /// A step that waits at the end of the test.
  case waitingStep(String)

  /// A sleep that is pending at the end of the test, and its due time.
  case goingSleep(until: Duration)

  /// A request that is pending at the end of the test.
  case goingRequest

  /// A view that differs from the expected one, and the differences by path.
  case otherView(differences: [String])

  /// An expected view that was not shown.
  case missingView(String)

  /// An event of a step that differs from the expected one, in its kind or its place.
  case otherStep(StageEvent, expected: String)

  /// An expected step that has no event, the names of the waiting steps, and the time until the next
  /// sleep ends, or nil if there is none.
  case missingStep(String, waiting: [String], untilAwake: Duration?)

  /// A report that differs from the expected one, or nil if there is none.
  case otherReport(String?, expected: String)
}

extension RehearsalFinding: CustomStringConvertible {
  /// The finding as a sentence.
  public var description: String {
    switch self {
    case .unassertedView(let view): "view \(view) was shown and not asserted"
    case .unassertedStep(let event): "'\(event)' happened and was not asserted"
    case .unassertedReport(let report): "report \(report) was not asserted"
    case .waitingStep(let name): "step '\(name)' still waits"
    case .goingSleep(let time): "a sleep goes on until \(time)"
    case .goingRequest: "what was sent still goes on"
    case .otherView(let differences):
      (["the view that was shown differs from the expected one:"] + differences)
        .joined(separator: differences.count == 1 ? " " : "\n  ")
    case .missingView(let expected): "no view was shown, expected was \(expected)"
    case .otherStep(let event, let expected): "'\(event)' happened, expected was '\(expected)'"
    case .missingStep(let expected, let waiting, let time):
      "expected was '\(expected)'; "
        + (waiting.isEmpty
          ? "no step waits" : "the waiting steps are '\(waiting.joined(separator: "', '"))'")
        + (time.map { "; the next sleep ends in \($0)" } ?? "")
    case .otherReport(let report, let expected):
      "\(report.map { "report \($0)" } ?? "no report") was made, expected was \(expected)"
    }
  }
}
