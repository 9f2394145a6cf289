package import Pairings

/// A log of walks, shown as totals: Writer/Traced.
///
/// The space holds the view of every log; an input appends to the log and can
/// never take anything back.
package enum Steps: EveryEffect {
  package static let keys = [Key("1", "one step"), Key("2", "two"), Key("9", "nine, and so on")]

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, WriterTraced<[Int]>, Display<Eff>> {
    Component(
      WriterTraced(),
      Traced(offset: .empty) { walks in
        UI { handler in
          Display(text: totals(of: walks)) { input throws(Refusal) in
            handler(try move(for: input))
          }
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

  /// Returns the move that an input means: any number of steps above zero, up to ten
  /// thousand.
  package static func move(for input: String) throws(Refusal) -> Writer<[Int], Void> {
    guard let steps = Int(input), (1...10_000).contains(steps) else { throw .unknown(input, keys) }
    return .tell([steps])
  }
}

extension Exhibit {
  package static var steps: Exhibit {
    Exhibit(
      .steps, pair: "Writer/Traced", summary: "an append-only log shown as totals",
      typing: .keys, keys: Steps.keys)
  }
}
