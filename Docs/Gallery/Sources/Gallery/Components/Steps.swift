import Pairings

/// A log of walks, shown as totals: Writer/Traced.
///
/// The space holds the view of every log. An input appends to the log and can never remove an
/// entry.
package enum Steps {
  package static let exhibit = Exhibit(
    "steps", pair: "Writer/Traced", summary: "an append-only log shown as totals",
    keys: keys)

  package static let keys = [Key("1", "one step"), Key("2", "two"), Key("9", "nine, and so on")]

  /// The inputs of the log.
  package enum Input: Hashable, Sendable { case walk(steps: Int) }

  package static var component: PureComponent<WriterTraced<[Int]>, Input> {
    Component(
      WriterTraced(),
      Traced(offset: .empty) { walks in
        UI { _ in
          Display(text: totals(of: walks)) { text throws(Refusal) in try input(for: text) }
        }
      },
      on: .moves { input in
        switch input {
        case .walk(let steps): .tell([steps])
        }
      })
  }

  package static func totals(of walks: [Int]) -> String {
    "\(counted(walks.reduce(0, +), "step")) in \(counted(walks.count, "walk")), "
      + "the longest \(walks.max() ?? 0)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Reads a number of steps from 1 to 10 000.
  package static func input(for text: String) throws(Refusal) -> Input {
    guard let steps = Int(text), (1...10_000).contains(steps) else { throw .unknown(text, keys) }
    return .walk(steps: steps)
  }
}
