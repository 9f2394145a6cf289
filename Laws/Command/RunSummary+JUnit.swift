import PairingsConsole
import PropertyTesting

extension RunSummary {
  /// The report in the format of JUnit: a test suite is a class of an instance, a test case a law.
  var junit: String {
    func name(_ report: Report) -> String { xml("\(report.subject)/\(report.suite)") }
    let suites = Dictionary(grouping: reports, by: name)
    let elements = reports.map(name).uniqued.map { name in
      let own = suites[name] ?? []
      return """
          <testsuite name="\(name)" tests="\(own.count)" failures="\(own.count { !$0.isPassed })">
        \(own.map { testCase($0, in: name) }.joined(separator: "\n"))
          </testsuite>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(reports.count)" failures="\(failed)">
      \(elements.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func testCase(_ report: Report, in suite: String) -> String {
    let content =
      report.isPassed
      ? "<system-out>\(xml(report.shares))</system-out>"
      : "<failure message=\"\(xml(report.statement))\">"
        + "\(xml(report.text(replay: Terminal.replay)))</failure>"
    return """
          <testcase classname="\(suite)" name="\(xml(report.name))">
            \(content)
          </testcase>
      """
  }
}

/// Returns a text escaped for XML. U+FFFD replaces the characters that XML 1.0 cannot represent.
private func xml(_ text: String) -> String {
  var written = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<", ">", "&", "\"", "\t", "\n", "\r": written += "&#\(scalar.value);".unicodeScalars
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": written.append("\u{FFFD}")
    default: written.append(scalar)
    }
  }
  return String(written)
}
