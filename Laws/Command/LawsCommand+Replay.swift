import PairingsConsole
import PropertyTesting
import Synchronization

extension LawsCommand {
  /// The verb `replay`: repeats one case of a law, and shows what the law draws.
  static func replay(_ options: Options) throws(UsageError) -> Int32 {
    guard let id = options.law else {
      throw UsageError(message: "which law? --law needs an id; '\(Terminal.name) list' names them")
    }
    guard let law = try laws(Options()).first(where: { $0.id == id }) else {
      throw UsageError(message: "no law is called '\(id)'; '\(Terminal.name) list' names them")
    }
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
    let line = report.isPassed ? "\n  \(told.withLock { $0 })" : ""
    Terminal.write(lines: report.text(replay: Terminal.replay) + line + "\n")
    return report.isPassed ? 0 : 1
  }
}
