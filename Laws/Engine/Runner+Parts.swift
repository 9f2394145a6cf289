/// A law checked in parts, by several processes: they come to what one comes to.
extension Runner {
  /// Begins to check a law; returns what came of it if that is known before the cases behind the
  /// first sweep, or if these are fewer than would be worth dividing.
  package func begin(_ law: Law, saved: [String], worthDividing least: Int) -> Report? {
    var run = Run(law: law, runner: self)
    if let report = run.begin(saved) { return report }
    return run.rest < least ? run.goOn() : nil
  }

  /// Whether nothing is to be told of one of some parts of the cases behind the first sweep.
  package func isPlain(_ law: Law, part: Int, of parts: Int) -> Bool {
    var run = Run(law: law, runner: self)
    return run.isPlain(part, of: parts)
  }

  /// Checks a law of which nothing is to be told in the first so many of some parts.
  package func check(_ law: Law, saved: [String], behind plain: Int, of parts: Int) -> Report {
    var run = Run(law: law, runner: self)
    return run.begin(saved) ?? run.goOn(after: run.count(plain, of: parts))
  }
}
