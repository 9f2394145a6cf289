extension Chart {
  /// The chart in the language of Graphviz.
  ///
  ///     explore screen --atlas --format dot | dot -Tsvg > screen.svg
  public var dot: String {
    var lines = ["digraph atlas {", "  node [shape=box, fontname=monospace, style=rounded];"]
    let onPath = Set(path)
    for (number, state) in states.enumerated() {
      let text = state.text + (state.text.contains("\n") ? "\n" : "")
      let style = (number == 0 ? ", penwidth=2" : "") + (state.isOpen ? ", style=dashed" : "")
      lines.append("  \(number) [label=\(text.quotedForDOT)\(style)];")
    }
    for (number, transition) in transitions.enumerated() {
      let style = onPath.contains(number) ? ", color=red, penwidth=2" : ""
      lines.append(
        "  \(transition.from) -> \(transition.to) [label=\(transition.name.quotedForDOT)\(style)];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The chart as JSON: states with texts and depths, transitions with names, and the path.
  public var json: String {
    let states = states.map {
      "{\"text\":\($0.text.quotedForJSON),\"depth\":\($0.depth),\"count\":\($0.count)"
        + ",\"open\":\($0.isOpen)}"
    }
    let transitions = transitions.map {
      "{\"from\":\($0.from),\"to\":\($0.to),\"name\":\($0.name.quotedForJSON)}"
    }
    return "{\"states\":[\(states.joined(separator: ","))],"
      + "\"transitions\":[\(transitions.joined(separator: ","))],"
      + "\"path\":[\(path.map { "\($0)" }.joined(separator: ","))]}"
  }
}
