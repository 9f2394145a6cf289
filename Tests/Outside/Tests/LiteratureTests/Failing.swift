import PairingsLaws
import PropertyTestingSwiftTesting

/// Returns the names of the laws of a suite that do not hold.
func failing(_ suite: Suite) -> [String] {
  Runner().check(suite).compactMap { report in
    if case .failed = report.outcome { report.name } else { nil }
  }
}
