package import Pairings

/// A week to step through: Puller/Zipper.
package enum Week: EveryEffect {
  package static let keys = [Key("<", "the day before", .left), Key(">", "the day after", .right)]

  package static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, PullerZipper, Display<Eff>> {
    Component(
      PullerZipper(),
      Zipper(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]).map { day in
        UI { handler in
          Display(text: day) { input throws(Refusal) in
            handler(try move(for: input))
          }
        }
      })
  }

  /// Returns the move that an input means.
  package static func move(for input: String) throws(Refusal) -> Puller<Void> {
    switch input {
    case "<": .backward
    case ">": .forward
    default: throw .unknown(input, keys)
    }
  }
}
