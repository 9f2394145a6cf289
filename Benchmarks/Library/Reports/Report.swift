/// A report of measurements as a table, as JSON or as a picture.
struct Report {
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
          number(m.ratio), m.interval?.text ?? "-", samples(m), bar(m), growth(m), m.row.control,
        ]
      }, texts: [0, 14, 15, 16])
  }

  var text: String { table.text }

  var markdown: String { table.markdown }

  /// Returns the number of samples, and the reason for no more if the interval is not narrow.
  private func samples(_ m: Measurement) -> String {
    "\(m.ratios.count)" + (m.ending == .budget ? " (budget)" : "")
  }

  /// Returns the fitted growth beside the claimed one.
  private func growth(_ m: Measurement) -> String {
    m.growth.map { ($0.isWithinClaim ? "✓ " : "✗ ") + "\($0.fitted.text) ≤ \($0.claim.text)" } ?? ""
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

  var json: String { json(withSamples: false) }

  /// Returns the measurements as JSON, with the ratio of each sample on request.
  func json(withSamples: Bool) -> String {
    let rows = measurements.map { m in
      var fields: [(String, String)] = [
        ("name", quoted(m.row.name)), ("variant", quoted(m.row.variant)),
        ("control", quoted(m.row.control)), ("min_ns", number(m.operation.minimum, 3)),
        ("median_ns", number(m.operation.median, 3)), ("p99_ns", number(m.operation.p99, 3)),
        ("cv", number(m.operation.variation, 4)), ("control_ns", number(m.control.median, 3)),
        ("control_min_ns", number(m.control.minimum, 3)),
        ("ratio", number(m.ratio, 4)),
        ("ratio_low", m.interval.map { number($0.lower, 4) } ?? "null"),
        ("ratio_high", m.interval.map { number($0.upper, 4) } ?? "null"),
        ("growth", m.growth.map { quoted($0.fitted.text) } ?? "null"),
        ("growth_claim", m.growth.map { quoted($0.claim.text) } ?? "null"),
        ("samples", "\(m.ratios.count)"), ("ended_by", quoted(m.ending.rawValue)),
        ("allocations", m.check.allocations.map { number($0, 3) } ?? "null"),
        ("instructions", m.check.executed.map { number($0.instructions, 1) } ?? "null"),
        ("retains", m.check.executed.map { number($0.retains) } ?? "null"),
        ("releases", m.check.executed.map { number($0.releases) } ?? "null"),
        ("peak_bytes", m.check.peakBytes.map { "\($0)" } ?? "null"),
        ("correct", "\(m.check.isCorrect)"),
        ("within_bar", m.row.bar == nil ? "null" : "\(m.isWithinBar)"),
        ("ratio_limit", Figure(m).limit.map { number($0, 3) } ?? "null"), ("unit", "\(m.row.unit)"),
      ]
      if withSamples {
        fields.append(
          ("ratios", "[" + m.ratios.map { number($0, 6) }.joined(separator: ", ") + "]"))
      }
      return "  {" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  // MARK: - Picture

  var svg: String { Plot(measurements.map(Figure.init)).svg }
}

/// Returns a text as a string of JSON.
func quoted(_ text: String) -> String {
  "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
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
