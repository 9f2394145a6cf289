import PairingLaws

/// The `laws` command.
@main
enum LawsCommand {
  static func main() {
    if let seeds = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
      for challenge in Challenge.all {
        let r = ChallengeResult(challenge, seeds: seeds)
        print(
          r.name, r.share, "evals", r.meanEvaluations, "ms", r.meanMilliseconds, "forms",
          r.forms.count)
        for form in r.forms.prefix(4) { print("     ", form.count, form.text.prefix(150)) }
      }
    } else {
      let runner = Runner(seed: 1)
      var n = 0, failed = 0
      let start = ContinuousClock.now
      for suite in Suite.all {
        for law in suite.laws {
          let s = ContinuousClock.now
          let report = runner.check(law); n += 1
          let t = s.duration(to: .now)
          if !report.isPassed { failed += 1 }
          if !report.isPassed || t > .milliseconds(30) { print(t, report.text) }
        }
      }
      print(n, "laws", failed, "failed", start.duration(to: .now))
    }
  }
}
