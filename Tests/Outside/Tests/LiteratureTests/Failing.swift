import PairingsLaws
import PropertyTestingSwiftTesting
import Testing

/// Returns the names of the laws of a suite that do not hold, and the reports of those without a
/// verdict.
func failing(_ suite: Suite) -> [String] {
  Runner().check(suite).compactMap { report in
    switch report.outcome {
    case .passed: nil
    case .failed: report.name
    case .unhealthy, .ended: report.text
    }
  }
}

@Test func undecided() {
  let law = Law("rejects", "") { trial in
    trial.choices.reject()
    return true
  }
  #expect(failing(Suite("Odd", of: "none", [law])).count == 1)
}
