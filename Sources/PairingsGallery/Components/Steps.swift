import Pairings
import PairingsConsole

/// A log of walks, shown as totals: Writer/Traced.
///
/// The space holds the view of every log; an input appends to the log and can
/// never take anything back.
enum Steps: EveryEffect {
  static let keys = [Key("1", "one step"), Key("2", "two"), Key("9", "nine, and so on")]

  static func component<Eff: Monad>(
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

  static func totals(of walks: [Int]) -> String {
    "\(counted(walks.reduce(0, &+), "step")) in \(counted(walks.count, "walk")), "
      + "the longest \(walks.max() ?? 0)"
  }

  /// Returns the move that an input means: any number of steps above zero.
  static func move(for input: String) throws(Refusal) -> Writer<[Int], Void> {
    guard let steps = Int(input), steps > 0 else { throw .unknown(input, keys) }
    return .tell([steps])
  }
}

extension Exhibit {
  static var steps: Exhibit {
    Exhibit(
      name: "steps", pair: "Writer/Traced", summary: "an append-only log shown as totals",
      typing: .keys, keys: Steps.keys,
      sessions: Steps.sessions)
  }
}
