/// The `laws` command.
@main
enum LawsCommand {
  static func main() {
    let seeds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
    for challenge in Challenge.all {
      let r = ChallengeResult(challenge, seeds: seeds)
      print(
        r.name, r.share, "evals", r.meanEvaluations, "ms", r.meanMilliseconds, "forms",
        r.forms.count)
      for form in r.forms.prefix(4) { print("     ", form.count, form.text.prefix(150)) }
    }
  }
}
