import PairingsConsole
import PropertyTesting

extension LawsCommand {
  /// The verb `list`: shows every law with its equation, or makes the tables of a page.
  static func list(_ options: Options) throws(UsageError) -> Int32 {
    let laws = try laws(options)
    Terminal.write(
      lines: options.format == .markdown
        ? markdown(laws)
        : laws.map { "\($0.id) [\($0.role.text)]\n  \($0.statement)\n" }.joined())
    return 0
  }

  /// Returns the laws as a table for each class, with the checked instances.
  private static func markdown(_ laws: [Law]) -> String {
    func cell(_ text: String) -> String {
      text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
    }
    return laws.map(\.suite).uniqued.map { name in
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
  fileprivate var text: String { self == .stackSafety ? "stack safety" : rawValue }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
