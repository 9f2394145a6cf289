import Pairings

extension Outcome {
  /// Records the outcome of an effect.
  func observe(
    _ values: Domain<Value>, _ failures: Domain<Failure>, _ seen: inout Observation
  ) {
    switch self {
    case .success(let value):
      seen.count(0)
      seen.field("returns") { values.observe(value, &$0) }
    case .failure(let failure):
      seen.count(1)
      seen.field("fails") { failures.observe(failure, &$0) }
    case .cancelled: seen.record(2, "cancelled")
    }
  }
}
