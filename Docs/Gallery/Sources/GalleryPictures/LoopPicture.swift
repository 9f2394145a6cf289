import PairingsAtlas

/// The states of the loop and the ways between them, as the tables of the article on it say.
struct LoopPicture {
  /// A row of the article's second table.
  struct Way: Equatable {
    let from: String
    let by: String
    let to: String
    let back: String
  }

  let phases: [String]
  let ways: [Way]

  /// Reads the tables under the heading "States".
  ///
  /// - Throws: What the article lacks.
  init(article: String) throws(Complaint) {
    let lines = article.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## States") else {
      throw Complaint("the article has no section 'States'")
    }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
    guard let head = rows.first, head.count > 1,
      let second = rows.firstIndex(of: ["from", "by", "to", "and back"])
    else { throw Complaint("the article has no table of states, or none of ways") }
    phases = Array(head.dropFirst())
    ways = rows[(second + 1)...].filter { $0.count == 4 }.map {
      Way(from: $0[0], by: $0[1], to: $0[2], back: $0[3])
    }
    for way in ways {
      for phase in [way.to] + origins(of: way) where !phases.contains(phase) {
        throw Complaint("'\(phase)' is no state of the loop")
      }
    }
  }

  /// The states that a way begins at.
  func origins(of way: Way) -> [String] {
    let but = "any but "
    let isExclusion = way.from.hasPrefix(but)
    let named = way.from.dropFirst(isExclusion ? but.count : 0).split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
    return isExclusion ? phases.filter { !named.contains($0) } : named
  }

  private var chart: Chart {
    let states = phases.map { phase in
      let way = ways.first { $0.to == phase }
      let entered = way.map { way in
        way.by.split(separator: ",").map { "\n" + $0.drop { $0 == " " } }.joined()
          + "\nback \(way.back)"
      }
      return Chart.State(text: phase + (entered ?? "\nnothing goes on"), depth: 0, isOpen: false)
    }
    func number(_ phase: String) -> Int { phases.firstIndex(of: phase) ?? 0 }
    let transitions = ways.flatMap { way in
      origins(of: way).map { Chart.Transition(from: number($0), to: number(way.to), name: "") }
    }
    return Chart(states: states, transitions: transitions)
  }

  /// Where each state stands.
  private static let spots = [
    "resting": Spot(0, 0), "settling": Spot(1, 0), "moving": Spot(0, 1.4),
    "showing": Spot(1, 1.4), "rendering": Spot(2, 1.4),
  ]

  /// The picture.
  ///
  /// - Throws: Which state has no spot.
  func svg() throws(Complaint) -> String {
    if let phase = phases.first(where: { Self.spots[$0] == nil }) {
      throw Complaint("the picture has no place for '\(phase)'")
    }
    return chart.svg(
      title: "The loop: one state at a time",
      caption: ["An arrow leads to what may begin; what ends goes back to where it came from."],
      description: ways.map { "From \($0.from) to \($0.to) by \($0.by), and back \($0.back)." }
        .joined(separator: " "),
      at: phases.compactMap { Self.spots[$0] })
  }
}
