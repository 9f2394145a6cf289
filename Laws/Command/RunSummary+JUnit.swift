import PairingsConsole
import PropertyTesting

extension RunSummary {
  /// The report in the format of JUnit: a test suite is a class of an instance, a test case a law.
  var junit: String {
    func name(_ report: Report) -> String { "\(report.subject) \(report.suite)" }
    let suites = Dictionary(grouping: reports, by: name)
    let names = reports.map(name).uniqued
    let elements = names.map { name in
      let own = suites[name] ?? []
      return """
          <testsuite name="\(xml(name))" tests="\(own.count)" \
        failures="\(own.count { !$0.isPassed })">
        \(own.map(testCase).joined(separator: "\n"))
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

  private func testCase(_ report: Report) -> String {
    let suite = "\(report.subject) \(report.suite)"
    let head = "    <testcase classname=\"\(xml(suite))\" name=\"\(xml(report.name))\""
    guard !report.isPassed else {
      return report.shares.isEmpty
        ? head + "/>"
        : "\(head)>\n      <system-out>\(xml(report.shares))</system-out>\n    </testcase>"
    }
    return
      "\(head)>\n      <failure message=\"\(xml(report.statement))\">\(xml(report.text(replay: Terminal.replay)))"
      + "</failure>\n    </testcase>"
  }
}

/// Returns a text escaped for XML. U+FFFD replaces the characters that XML 1.0 cannot represent.
private func xml(_ text: String) -> String {
  var written = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "<": written += "&lt;".unicodeScalars
    case ">": written += "&gt;".unicodeScalars
    case "&": written += "&amp;".unicodeScalars
    case "\"": written += "&quot;".unicodeScalars
    case "\t", "\n", "\r": written += "&#\(scalar.value);".unicodeScalars
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": written.append("\u{FFFD}")
    default: written.append(scalar)
    }
  }
  return String(written)
}
