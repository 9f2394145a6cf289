/// A report as a table or as JSON.
protocol Formatted {
  /// The table as aligned text.
  var text: String { get }

  var markdown: String { get }

  var json: String { get }
}

/// A report of measurements.
struct Report: Formatted {
  let measurements: [Measurement]

  init(_ measurements: [Measurement]) { self.measurements = measurements }

  // MARK: - Tables

  private var table: Table {
    Table(
      head: [
        "row", "min", "median ns", "p99", "cv", "instr", "retains", "releases", "allocs", "peak B",
        "control ns", "ratio", "95 %", "samples", "bar", "growth", "control",
      ],
      rows: measurements.map { m in
        [
          m.row.id, number(m.operation.minimum), number(m.operation.median),
          number(m.operation.p99), number(m.operation.variation * 100, 0) + "%",
          m.check.executed.map { number($0.instructions, 0) } ?? "-",
          m.check.executed.map { number($0.retains, 1) } ?? "-",
          m.check.executed.map { number($0.releases, 1) } ?? "-",
          m.check.allocations.map { number($0) } ?? "-", m.check.peakBytes.map { "\($0)" } ?? "-",
          number(m.control.median),
          number(m.ratio), m.interval?.text ?? "-", samples(m), bar(m),
          m.check.growth?.text ?? "", m.row.control,
        ]
      }, texts: [0, 14, 15, 16])
  }

  var text: String { table.text + Origin.text + "\n" }

  var markdown: String { table.markdown + "\n" + Origin.text + "\n" }

  /// Returns the number of samples, and the reason for no more if the interval is not narrow.
  private func samples(_ m: Measurement) -> String {
    "\(m.ratios.count)" + (m.ending == .budget ? " (budget)" : "")
  }

  private func bar(_ m: Measurement) -> String {
    let limit =
      switch m.row.bar {
      case .ratio(let ratio): "≤ \(number(ratio, 1)) ×"
      case .nanoseconds(let time): "≤ \(number(time, 0)) ns"
      case nil: ""
      }
    return limit.isEmpty ? "" : (m.isWithinBar ? "✓ " : "✗ ") + limit
  }

  // MARK: - JSON

  var json: String { jsonList(measurements.map(Self.fields)) }

  private static func fields(_ m: Measurement) -> [(name: String, value: String)] {
    func text(_ value: Double?, _ digits: Int = 2) -> String {
      value.map { number($0, digits) } ?? "null"
    }
    let (check, executed) = (m.check, m.check.executed)
    let times = [
      ("min_ns", text(m.operation.minimum, 3)), ("median_ns", text(m.operation.median, 3)),
      ("p99_ns", text(m.operation.p99, 3)), ("cv", text(m.operation.variation, 4)),
      ("control_ns", text(m.control.median, 3)), ("control_min_ns", text(m.control.minimum, 3)),
      ("ratio", text(m.ratio, 4)), ("ratio_low", text(m.interval?.lower, 4)),
      ("ratio_high", text(m.interval?.upper, 4)), ("samples", "\(m.ratios.count)"),
      ("ended_by", quoted(m.ending.rawValue)),
    ]
    let counts = [
      ("allocations", text(check.allocations, 3)),
      ("instructions", text(executed?.instructions, 1)),
      ("retains", text(executed?.retains)), ("releases", text(executed?.releases)),
      ("peak_bytes", check.peakBytes.map { "\($0)" } ?? "null"),
      ("growth", text(check.growth?.factor)), ("growth_claim", text(check.growth?.claim.factor)),
    ]
    let row = [
      ("name", quoted(m.row.name)), ("variant", quoted(m.row.variant)),
      ("control", quoted(m.row.control)), ("unit", "\(m.row.unit)"),
    ]
    return row + times + counts + [
      ("correct", "\(check.isCorrect)"),
      ("within_bar", m.row.bar == nil ? "null" : "\(m.isWithinBar)"),
    ]
  }
}

/// Returns objects as a list of JSON, an object a line. The values of the fields are JSON.
func jsonList(_ objects: [[(name: String, value: String)]]) -> String {
  let lines = objects.map { fields in
    "  {" + fields.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
  }
  return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
}

/// Returns a text as a string of JSON.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\0"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: "\(scalar)"
    }
  }
  return "\"" + scalars.joined() + "\""
}

/// Returns a number with a fixed count of digits after the point, or without, if it is very large.
func number(_ value: Double, _ digits: Int = 2) -> String {
  guard value.isFinite else { return "0" }
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  guard (value * scale).magnitude < 1e18 else { return "\(value)" }
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
