import PairingsConsole
import PropertyTesting
import Synchronization

/// The verb `replay`, which repeats one case of a law.
struct ReplayCommand {
  let options: Invocation.Options
  let law: Law

  init(
    _ options: Invocation.Options, _ laws: (Invocation.Options) throws(UsageError) -> [Law]
  ) throws(UsageError) {
    self.options = options
    guard let id = options.law else {
      throw UsageError(message: "which law? --law needs an id; '\(Terminal.name) list' names them")
    }
    guard let law = try laws(Invocation.Options()).first(where: { $0.id == id }) else {
      throw UsageError(message: "no law is called '\(id)'; '\(Terminal.name) list' names them")
    }
    self.law = law
  }

  func run() throws(UsageError) -> Int32 {
    let (report, told) = try report()
    Terminal.write(
      lines: report.text(replay: Terminal.replay) + (report.isPassed ? "\n  \(told)" : "") + "\n")
    return report.isPassed ? 0 : 1
  }

  /// Returns the report of the case, and the output of the law.
  private func report() throws(UsageError) -> (Report, told: String) {
    guard let text = options.address else {
      throw UsageError(message: "--case needs the case that a failure has printed")
    }
    let told = Mutex("")
    var runner = Runner()
    runner.draws = { value in Terminal.streams.tell("  drawn: \(value)\n") }
    runner.tell = { line in told.withLock { $0 = line } }
    guard let address = Address(text),
      let report = Terminal.withoutOutput({
        Session.recording(law, in: address) { runner.replay(law, address) }
      })
    else {
      throw UsageError(message: "'\(text)' stands for no case")
    }
    return (report, told.withLock { $0 })
  }
}
