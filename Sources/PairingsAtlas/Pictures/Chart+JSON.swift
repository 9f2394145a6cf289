extension Chart {
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
