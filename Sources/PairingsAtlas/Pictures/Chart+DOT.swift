extension Chart {
  /// The map in the language of Graphviz.
  ///
  ///     explore screen --atlas --format dot | dot -Tsvg > screen.svg
  public var dot: String {
    var lines = ["digraph atlas {", "  node [shape=box, fontname=monospace, style=rounded];"]
    let onPath = Set(path)
    for (number, place) in places.enumerated() {
      let text = place.text + (place.text.contains("\n") ? "\n" : "")
      let style = (number == 0 ? ", penwidth=2" : "") + (place.isOpen ? ", style=dashed" : "")
      lines.append("  \(number) [label=\(text.quotedForDOT)\(style)];")
    }
    for (number, step) in steps.enumerated() {
      let style = onPath.contains(number) ? ", color=red, penwidth=2" : ""
      lines.append("  \(step.from) -> \(step.to) [label=\(step.name.quotedForDOT)\(style)];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The map as JSON: places with texts and depths, steps with names, and the path.
  public var json: String {
    let places = places.map {
      "{\"text\":\($0.text.quotedForJSON),\"depth\":\($0.depth),\"count\":\($0.count)"
        + ",\"open\":\($0.isOpen)}"
    }
    let steps = steps.map {
      "{\"from\":\($0.from),\"to\":\($0.to),\"name\":\($0.name.quotedForJSON)}"
    }
    return "{\"places\":[\(places.joined(separator: ","))],"
      + "\"steps\":[\(steps.joined(separator: ","))],"
      + "\"path\":[\(path.map { "\($0)" }.joined(separator: ","))]}"
  }
}
