/// The cases that are enumerated, the simplest first.
extension Run {
  /// Tries the enumerated cases. Returns the report of the first that ends the run, or nil.
  mutating func enumerate() -> Report? {
    var enumeration = Enumeration(budget: runner.enumerated)
    var seen = Coverage()
    var (number, isSizeRead) = (0, false)
    while let beginning = enumeration.next() {
      runner.announce?(.enumerated(number))
      number += 1
      let began = runner.now()
      let attempt = attempt(beginning)
      enumeration.tried(attempt.sequence, after: beginning.count, isRejected: attempt.isRejected)
      tried = enumeration.count
      // The choices beyond the limit are random, so that the case is none of those in order.
      if attempt.isTooLong { return finished(.unhealthy(Self.tooLong)) }
      if !attempt.holds { return report(attempt, .enumerated) }
      if isSlow(since: began) {
        return finished(slow(.enumerated(number - 1)))
      }
      if let reason = reason(toEndAfter: attempt) { return finished(.unhealthy(reason)) }
      isSizeRead = isSizeRead || attempt.isSizeRead
      if !attempt.isRejected { seen.addEnumerated(attempt.notes) }
    }
    seen.endSweep()
    isExhaustive = enumeration.isComplete && tried > 0 && !isSizeRead
    if isExhaustive { coverage = seen } else { tried = 0 }
    return nil
  }

  /// Returns the reason to stop the run after a case that holds, or nil.
  func reason(toEndAfter attempt: Attempt) -> String? {
    if attempt.isTooLong { return Self.tooLong }
    if Task.isCancelled { return Self.cancelled }
    return isLate ? late(after: tried) : nil
  }

  /// Returns the first choices of the enumerated case of a number, or nil if there is no such case.
  ///
  /// A number stands for the same case, also if this run would enumerate fewer.
  func beginning(_ number: Int) -> [Plan.Choice]? {
    guard number >= 0 else { return nil }
    var enumeration = Enumeration(budget: max(runner.enumerated, Runner.fewEnough))
    for _ in 0..<number {
      guard let beginning = enumeration.next() else { return nil }
      let attempt = attempt(beginning)
      enumeration.tried(attempt.sequence, after: beginning.count, isRejected: attempt.isRejected)
    }
    return enumeration.next()
  }
}
