/// A report of measurements as a table, as JSON or as a picture.
struct Report {
  let measurements: [Measurement]

  init(_ measurements: [Measurement]) { self.measurements = measurements }

  /// The failures that do not depend on the machine: wrong results and broken promises of
  /// allocations.
  var failures: [String] { measurements.flatMap(\.check.failures) }

  // MARK: - Text

  var text: String {
    let names = measurements.map(\.row.id)
    let width = (names + ["row"]).map(\.count).max() ?? 0
    let head =
      pad("row", width) + pad("min", 10, true) + pad("median ns", 11, true) + pad("p99", 10, true)
      + pad("cv", 7, true) + pad("allocs", 8, true) + pad("control ns", 12, true)
      + pad("ratio", 9, true) + "  bar"
    let lines = measurements.map { m in
      pad(m.row.id, width) + pad(number(m.operation.minimum), 10, true)
        + pad(number(m.operation.median), 11, true) + pad(number(m.operation.p99), 10, true)
        + pad(number(m.operation.variation * 100, 0) + "%", 7, true)
        + pad(m.check.allocations.map { number($0) } ?? "-", 8, true)
        + pad(number(m.control.median), 12, true) + pad(number(m.ratio), 9, true) + "  "
        + bar(m) + "  \(m.row.control)"
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  private func bar(_ m: Measurement) -> String {
    let limit =
      switch m.row.bar {
      case .ratio(let ratio): "≤ \(number(ratio, 1)) ×"
      case .nanoseconds(let time): "≤ \(number(time, 0)) ns"
      case nil: ""
      }
    return pad(limit.isEmpty ? "" : (m.isWithinBar ? "✓ " : "✗ ") + limit, 11)
  }

  // MARK: - JSON

  var json: String {
    let rows = measurements.map { m in
      let fields: [(String, String)] = [
        ("name", quoted(m.row.name)), ("variant", quoted(m.row.variant)),
        ("control", quoted(m.row.control)), ("min_ns", number(m.operation.minimum, 3)),
        ("median_ns", number(m.operation.median, 3)), ("p99_ns", number(m.operation.p99, 3)),
        ("cv", number(m.operation.variation, 4)), ("control_ns", number(m.control.median, 3)),
        ("control_min_ns", number(m.control.minimum, 3)),
        ("ratio", number(m.ratio, 4)),
        ("allocations", m.check.allocations.map { number($0, 3) } ?? "null"),
        ("correct", "\(m.check.isCorrect)"),
        ("within_bar", m.row.bar == nil ? "null" : "\(m.isWithinBar)"),
        ("ratio_limit", Figure(m).limit.map { number($0, 3) } ?? "null"), ("unit", "\(m.row.unit)"),
      ]
      return "  {" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  // MARK: - Picture

  var svg: String { Plot(measurements.map(Figure.init)).svg }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}

/// Returns a number with a fixed count of digits after the point.
func number(_ value: Double, _ digits: Int = 2) -> String {
  guard value.isFinite else { return "0" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  guard digits > 0 else { return "\(scaled)" }
  let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
  let fraction = "\(part)"
  let zeros = String(repeating: "0", count: digits - fraction.count)
  return "\(scaled < 0 ? "-" : "")\(whole).\(zeros)\(fraction)"
}

/// Returns a text padded with spaces, behind it or before it.
func pad(_ text: String, _ width: Int, _ before: Bool = false) -> String {
  let spaces = String(repeating: " ", count: max(0, width - text.count))
  return before ? spaces + text : text + spaces
}
