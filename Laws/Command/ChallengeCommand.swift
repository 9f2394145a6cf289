import PairingsConsole

/// The verb `challenge`, which finds and shrinks the failures of known properties.
struct ChallengeCommand {
  let options: Invocation.Options
  let challenges: [Challenge]

  init(_ options: Invocation.Options, _ all: [Challenge]) throws(UsageError) {
    self.options = options
    challenges = all.filter { options.admits($0.name) }
    guard !challenges.isEmpty else {
      let names = all.map(\.name).joined(separator: ", ")
      throw UsageError(
        message: all.isEmpty
          ? "'\(Terminal.name)' has no challenges"
          : "no challenge matches '\(options.filter)'; the challenges are \(names)")
    }
  }

  func run() -> Int32 {
    var line = ProgressLine(after: .seconds(1))
    let results = challenges.enumerated().map { number, challenge in
      line.show(challenge.name, after: number, of: challenges.count)
      return Terminal.withoutOutput { ChallengeResult(challenge, seeds: options.seeds) }
    }
    line.clear()
    for result in results { Terminal.write(lines: result.text + "\n") }
    return results.allSatisfy(\.isMet) ? 0 : 1
  }
}
