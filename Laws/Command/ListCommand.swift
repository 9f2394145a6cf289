import PairingsConsole
import PropertyTesting

/// The verb `list`, which shows every law with its equation, or makes the tables of a page.
struct ListCommand {
  let options: Invocation.Options
  let laws: [Law]

  init(_ options: Invocation.Options, _ laws: [Law]) {
    (self.options, self.laws) = (options, laws)
  }

  func run() -> Int32 {
    Terminal.write(lines: options.format == .markdown ? markdown : text)
    return 0
  }

  private var text: String {
    laws.map { "\($0.id) [\($0.role.text)]\n  \($0.statement)\n" }.joined()
  }

  /// Returns a text for a cell of a table: in one line, with escaped bars.
  private func cell(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .replacing("|", with: "\\|")
  }

  /// The laws as a table for each class, with the checked instances.
  private var markdown: String {
    let classes = laws.map(\.suite).uniqued
    return classes.map { name in
      let own = laws.filter { $0.suite == name }
      let rows = own.map { law in
        "| \(cell(law.name)) | `\(cell(law.statement))` | \(law.role.text) |"
      }.uniqued
      let subjects = own.map { "`\(cell($0.subject))`" }.uniqued.joined(separator: "; ")
      return """
        ## \(name)

        Checked for \(subjects).

        | law | equation | role |
        |---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }
}

extension Law.Role {
  /// The role in words.
  var text: String { self == .stackSafety ? "stack safety" : rawValue }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
