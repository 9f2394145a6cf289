/// The options of a command, which read a command line and print the help.
///
///     let table = OptionTable<Settings>([
///       .text("--filter", "GLOB", "only rows whose name matches") { $0.filter = $1 },
///       .flag("--list", "the names of the rows") { $0.isList = true },
///     ])
///     try table.read(["--filter", "State*"], into: &settings)
package struct OptionTable<Settings> {
  package let options: [Option<Settings>]

  package init(_ options: [Option<Settings>]) { self.options = options }

  /// Reads arguments into the settings: `--name value`, `--name=value` and `--flag`, and `-h` as
  /// `--help`. All others are operands.
  ///
  /// - Throws: A usage error for an unknown option, or for a missing, invalid or surplus value. The
  ///   errors of `operand` are rethrown.
  package func read(
    _ arguments: some Sequence<String>, into settings: inout Settings,
    of verb: String? = nil,
    operand: (inout Settings, String) throws(UsageError) -> Void
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        try operand(&settings, argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = options.first(where: { $0.name == name }),
        option.value != nil || parts.count == 1
      else {
        let all = options.map(\.usage)
        throw UsageError(
          message: "unknown option '\(argument)'\(verb.map { " of '\($0)'" } ?? ""); "
            + (all.isEmpty ? "there is none" : "the options are \(listed(all))"))
      }
      guard let value = option.value else {
        try option.read(&settings, "")
        continue
      }
      guard let text = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError(message: "\(name) needs a value: \(value)")
      }
      try option.read(&settings, text)
    }
  }

  /// Reads arguments without operands.
  package func read(
    _ arguments: some Sequence<String>, into settings: inout Settings, of verb: String? = nil
  ) throws(UsageError) {
    try read(arguments, into: &settings, of: verb) { _, argument throws(UsageError) in
      throw UsageError(message: "'\(argument)' is too much; options begin with --")
    }
  }

  // MARK: - Help

  /// Returns the command and its options in brackets, on lines of 80 columns. Further lines begin
  /// below the first option.
  package func synopsis(_ command: String) -> String {
    wrapped(options.map { "[\($0.usage)]" }, after: command + " ")
  }

  /// The help, a paragraph for each option.
  package var help: String {
    let width = (options.map(\.usage.count).filter { $0 <= 22 }.max() ?? 0) + 4
    return options.map { option in
      let head = "  " + option.usage
      let words = option.help.split(separator: " ").map(String.init)
      let indent = String(repeating: " ", count: width)
      guard head.count < width else { return head + "\n" + wrapped(words, after: indent) }
      return wrapped(words, after: head + String(repeating: " ", count: width - head.count))
    }.joined(separator: "\n")
  }

  private func wrapped(_ words: [String], after first: String) -> String {
    let indent = String(repeating: " ", count: first.count)
    var (lines, line, isEmpty) = ([String](), first, true)
    for word in words {
      if !isEmpty, line.count + 1 + word.count > 80 {
        lines.append(line)
        (line, isEmpty) = (indent, true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
