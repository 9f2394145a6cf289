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
    let progress = Progress(of: challenges.count)
    let results = challenges.map { challenge in
      progress.step(challenge.name)
      return Terminal.withoutOutput {
        ChallengeResult(challenge, seeds: options.seeds, scanned: options.scanned)
      }
    }
    progress.end()
    switch options.format {
    case .json: Terminal.write(JSON.array(results.map(\.json)).text)
    default: for result in results { Terminal.write(result.text + "\n") }
    }
    return results.allSatisfy(\.isMet) ? 0 : 1
  }
}

extension ChallengeResult {
  /// True if nearly every seed ended on the simplest case.
  var isMet: Bool { share >= 0.95 }

  /// A line for the challenge and one for each other form, up to three.
  var text: String {
    let percent = "\((share * 1_000).rounded() / 10) %"
    let head =
      "\(isMet ? "✓" : "✗") \(name): \(percent) of \(seeds) seeds on \(minimal); "
      + "\((meanEvaluations * 10).rounded() / 10) cases and "
      + "\((meanMilliseconds * 1_000).rounded() / 1_000) ms in the mean"
    let others = forms.filter { $0.text != minimal }.prefix(3)
    return ([head] + others.map { "    \($0.count) × \($0.text)" }).joined(separator: "\n")
  }

  var json: JSON {
    .object([
      ("name", .string(name)), ("minimal", .string(minimal)), ("seeds", .number(seeds)),
      ("share", .number(share)), ("meanEvaluations", .number(meanEvaluations)),
      ("meanMilliseconds", .number(meanMilliseconds)),
      ("forms", .object(forms.map { ($0.text, .number($0.count)) })),
    ])
  }
}
