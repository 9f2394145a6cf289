import PairingsConsole

/// The help of the command.
enum Guide {
  static var text: String {
    let verbs = Invocation.Verb.allCases
    let width = verbs.map(\.rawValue.count).max() ?? 0
    let summaries = verbs.map { verb in
      "  \(verb.rawValue)\(String(repeating: " ", count: width - verb.rawValue.count + 2))\(verb.summary)"
    }
    let usages = verbs.filter { $0 != .help }.map { $0.table.synopsis("  \($0.rawValue)") }
    return """
      \(Terminal.name): laws, checked

      usage: \(Terminal.name) VERB [OPTION …]

      \(summaries.joined(separator: "\n"))

      \(usages.joined(separator: "\n"))

      \(OptionTable(Invocation.Options.all).help)

      A law that traps is told with the case that did it; the others go on. What laws
      print is not shown.
      A law that fails leaves its choices in the folder .laws, and the next run tries
      them first.

      Exit status: 0 if all hold, 1 if a law fails or the output does, \(UsageError.status) for
      bad usage.

      """
  }
}
