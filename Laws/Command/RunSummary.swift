import PairingLaws

/// What came of a run.
struct RunSummary {
  let seed: UInt64
  let cases: Int
  let reports: [Report]

  var failed: Int { reports.count { !$0.isPassed } }
  private var exhaustive: Int { reports.count { $0.isPassed && $0.isExhaustive } }

  /// The failures in full and a line for all.
  var text: String {
    let failures = reports.filter { !$0.isPassed }.map { $0.text + "\n\n" }.joined()
    let tried = reports.map(\.cases).reduce(0, +)
    return failures + """
      \(reports.count - failed) of \(reports.count) laws hold, \(exhaustive) of them in all \
      cases that there are; \(tried) cases, seed \(seed)

      """
  }

  var json: JSON {
    .object([
      ("seed", .number(seed)), ("cases", .number(cases)), ("laws", .number(reports.count)),
      ("passed", .number(reports.count - failed)), ("exhaustive", .number(exhaustive)),
      ("failed", .number(failed)), ("reports", .array(reports.map(\.json))),
    ])
  }

  /// A test suite a class of an instance, a test case a law.
  var junit: String {
    let suites = reports.map { "\($0.subject) \($0.suite)" }.uniqued.map { name in
      let own = reports.filter { "\($0.subject) \($0.suite)" == name }
      let cases = own.map { report in
        let head = "    <testcase classname=\"\(xml(name))\" name=\"\(xml(report.name))\""
        return report.isPassed
          ? head + "/>"
          : "\(head)>\n      <failure message=\"\(xml(report.statement))\">\(xml(report.text))"
            + "</failure>\n    </testcase>"
      }
      return """
          <testsuite name="\(xml(name))" tests="\(own.count)" \
        failures="\(own.count { !$0.isPassed })">
        \(cases.joined(separator: "\n"))
          </testsuite>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(reports.count)" failures="\(failed)">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case _ where scalar.value < 32: "?"
      default: String(scalar)
      }
    }.joined()
  }
}

extension Report {
  var json: JSON {
    var members: [(String, JSON)] = [
      ("law", .string(law)), ("suite", .string(suite)), ("subject", .string(subject)),
      ("name", .string(name)), ("role", .string(role.rawValue)),
      ("statement", .string(statement)), ("cases", .number(cases)),
      ("discards", .number(discards)), ("exhaustive", .bool(isExhaustive)),
      (
        "labels",
        .object(labels.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })
      ),
    ]
    switch outcome {
    case .passed: members.append(("outcome", .string("passed")))
    case .unhealthy(let reason):
      members += [("outcome", .string("unhealthy")), ("reason", .string(reason))]
    case .failed(let failure):
      members += [("outcome", .string("failed")), ("counterexample", failure.json)]
    }
    return .object(members)
  }
}

extension Counterexample {
  fileprivate var json: JSON {
    .object([
      ("case", number.map { .number($0) } ?? .null),
      ("inputs", .object(inputs.map { ($0.name, .string($0.value)) })),
      ("left", .string(left)), ("right", .string(right)), ("difference", .string(difference)),
      ("choices", .string(choices)), ("improvements", .number(improvements)),
      ("evaluations", .number(evaluations)),
    ])
  }
}
