public import Pairings

/// What a rehearsal found: something that happened and was not asserted, or something
/// that was asserted and did not happen.
public enum RehearsalFinding: Error, Equatable, Sendable {
  /// A view was shown that no assertion is about.
  case unassertedView(String)

  /// Something happened to a step, or a sleep ended, that no assertion is about.
  case unassertedStep(StageEvent)

  /// Something went wrong that no assertion is about.
  case unassertedReport(String)

  /// A step waits at the end.
  case waitingStep(String)

  /// A sleep goes on at the end, until a time.
  case goingSleep(until: Duration)

  /// What was sent goes on at the end.
  case goingRequest

  /// Another view was shown than the one that was expected.
  case otherView(String, expected: String)

  /// No view was shown; one was expected.
  case missingView(String)

  /// Something else happened to a step than was expected, or elsewhere.
  case otherStep(StageEvent, expected: String)

  /// No step was where one was expected; others wait.
  case missingStep(String, waiting: [String])

  /// Nothing went wrong, or something else than was expected.
  case otherReport(String?, expected: String)
}

extension RehearsalFinding: CustomStringConvertible {
  /// A sentence about what was found.
  public var description: String {
    switch self {
    case .unassertedView(let view): "view \(view) was shown and not asserted"
    case .unassertedStep(let event): "'\(event)' happened and was not asserted"
    case .unassertedReport(let report): "report \(report) was not asserted"
    case .waitingStep(let name): "step '\(name)' still waits"
    case .goingSleep(let time): "a sleep goes on until \(time)"
    case .goingRequest: "what was sent still goes on"
    case .otherView(let view, let expected): "view \(view) was shown, expected was \(expected)"
    case .missingView(let expected): "no view was shown, expected was \(expected)"
    case .otherStep(let event, let expected): "'\(event)' happened, expected was '\(expected)'"
    case .missingStep(let expected, let waiting):
      "expected was '\(expected)'; "
        + (waiting.isEmpty
          ? "no step waits" : "what waits is '\(waiting.joined(separator: "', '"))'")
    case .otherReport(let report, let expected):
      "\(report.map { "report \($0)" } ?? "no report") was made, expected was \(expected)"
    }
  }
}
