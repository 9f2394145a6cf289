import PairingsConsole

/// A verb of a command: its help, its options, and its action.
struct Verb {
  let name: String
  let summary: String

  /// The names of the options.
  let options: [String]

  /// The forms of the results.
  let formats: [Options.Format]

  /// True if the verb has operands.
  var hasOperands = false

  /// Acts, and returns the exit status.
  let run: (Options) throws(UsageError) -> Int32

  /// The options with that of the form.
  var table: OptionTable<Options> {
    let form = Option<Options>.choice("--format", "the form of the results", of: formats) {
      $0.format = $1
    }
    return OptionTable(
      Options.all.filter { options.contains($0.name) } + (formats.isEmpty ? [] : [form]))
  }

  /// Reads the arguments after the verb.
  ///
  /// - Throws: An error whose message lists the valid arguments.
  func read(_ arguments: some BidirectionalCollection<String>) throws(UsageError) -> Options {
    var read = Options()
    read.child = arguments.last.flatMap(ChildPart.init)
    let own = Array(arguments).dropLast(read.child == nil ? 0 : 1)
    try table.read(own, into: &read, of: name) { read, argument throws(UsageError) in
      guard hasOperands else {
        throw UsageError(message: "'\(argument)' is too much; options begin with --")
      }
      read.operands.append(argument)
    }
    return read
  }
}

extension LawsCommand {
  /// The verbs, in the order of the help.
  static var verbs: [Verb] {
    let run = ["--filter", "--seed", "--cases", "--jobs", "--limit"]
    return [
      Verb(
        name: "list", summary: "every law with its id and its equation", options: ["--filter"],
        formats: [.text, .markdown], run: list),
      Verb(
        name: "run", summary: "checks the laws", options: run + ["--shard"],
        formats: [.text, .json, .junit], run: check),
      Verb(
        name: "merge", summary: "makes one report of files that the parts of a run wrote as json",
        options: [], formats: [.text, .json, .junit], hasOperands: true, run: merge),
      Verb(
        name: "replay", summary: "makes one case of a law again and shows it",
        options: ["--law", "--case"], formats: [], run: replay),
      Verb(
        name: "mutants", summary: "checks that each broken instance is caught by its law",
        options: run, formats: [.text, .json], run: mutants),
      Verb(
        name: "discover",
        summary: "finds the equations of an instance, or those that another one breaks",
        options: ["--beside", "--size", "--seed", "--limit"], formats: [.text, .json, .swift],
        hasOperands: true, run: discover),
      Verb(name: "help", summary: "this text", options: [], formats: []) { _ in
        Terminal.write(guide)
        return 0
      },
    ]
  }

  /// The help of the command.
  private static var guide: String {
    let width = verbs.map(\.name.count).max() ?? 0
    let summaries = verbs.map { verb in
      "  \(verb.name)\(String(repeating: " ", count: width - verb.name.count + 2))\(verb.summary)"
    }
    let usages = verbs.dropLast().map { $0.table.synopsis("  \($0.name)") }
    return """
      \(Terminal.name): laws, checked

      usage: \(Terminal.name) VERB [OPTION …]

      \(summaries.joined(separator: "\n"))

      \(usages.joined(separator: "\n"))

      \(OptionTable(Options.all).help)

      A law that traps is told with the case that did it; the others go on. What laws
      print is not shown.
      A law that fails leaves its choices in the folder .laws, and the next run tries
      them first.

      Exit status: 0 if all hold, 1 if a law fails or the output does, \(UsageError.status) for
      bad usage. The replay of a case that ends its process ends by the same
      signal, or with 1.

      """
  }
}
