/// A table as aligned text or as markdown.
struct Table {
  let head: [String]
  let rows: [[String]]

  /// The columns of texts, which are aligned to the left.
  let texts: Set<Int>

  var text: String {
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      let line = row.indices.map { pad(row[$0], widths[$0], !texts.contains($0)) }
        .joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  var markdown: String {
    let rule = head.indices.map { texts.contains($0) ? "---" : "--:" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension Interval {
  /// The bounds with two digits.
  var text: String { "\(number(lower))–\(number(upper))" }
}
