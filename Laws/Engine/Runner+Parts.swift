/// The check of a law in parts, by several processes, with the same result as in one.
extension Runner {
  /// Begins the check of a law. Returns the report if it is known before the cases behind the first
  /// sweep, or if these are not worth dividing.
  package func begin(_ law: Law, saved: [String], worthDividing least: Int) -> Report? {
    var run = Run(law: law, runner: self)
    if let report = run.begin(saved) { return report }
    return run.rest < least ? run.goOn() : nil
  }

  /// Returns true if a part of the cases behind the first sweep has nothing to report.
  package func isPlain(_ law: Law, part: Int, of parts: Int) -> Bool {
    var run = Run(law: law, runner: self)
    return run.isPlain(part, of: parts)
  }

  /// Checks a law whose first `plain` parts have nothing to report.
  package func check(_ law: Law, saved: [String], behind plain: Int, of parts: Int) -> Report {
    var run = Run(law: law, runner: self)
    return run.begin(saved) ?? run.goOn(after: run.count(plain, of: parts))
  }
}
