import Pairings

/// Three components side by side: the day of State/Store, Writer/Traced and Puller/Zipper.
///
/// Each part has moves of its own kind and knows nothing of the others. A move of one
/// leaves the others where they are, and the view is made of all three.
enum Dashboard: EveryEffect {
  typealias Pair = DayPairing3<StateStore<Int>, WriterTraced<[Int]>, PullerZipper>

  static let keys = Counter.keys + [Key("1", "one step, and so on")] + Week.keys

  static func component<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, Pair, Display<Eff>> {
    let (counter, steps) = (Counter.component(effect), Steps.component(effect))
    let week = Week.component(effect)
    return Component(
      DayPairing3(counter.pairing, steps.pairing, week.pairing),
      Day3(counter.space, steps.space, week.space) { counter, steps, week in
        UI { handler in
          display([
            framed(counter.make(handler.lift { .first($0) }), title: "counter"),
            framed(steps.make(handler.lift { .middle($0) }), title: "steps"),
            framed(week.make(handler.lift { .third($0) }), title: "day"),
          ])
        }
      })
  }

  static func framed<Eff: Monad>(_ part: Display<Eff>, title: String) -> Display<Eff> {
    Display(text: Picture.framed(part.text, title: title), respond: part.respond)
  }

  /// Shows displays side by side; an input is for the first of them that knows it.
  static func display<Eff: Monad>(_ parts: [Display<Eff>]) -> Display<Eff> {
    Display(text: Picture.beside(parts.map(\.text))) { input throws(Refusal) in
      for part in parts {
        if let interaction = try? part.respond(input) { return interaction }
      }
      throw .unknown(input, keys)
    }
  }
}

/// A week to step through: Puller/Zipper.
enum Week: EveryEffect {
  static let keys = [Key("<", "the day before"), Key(">", "the day after")]

  static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, PullerZipper, Display<Eff>> {
    Component(
      PullerZipper(),
      Zipper(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]).map { day in
        UI { handler in
          Display(text: day) { input throws(Refusal) in
            handler(Eff.pure(try move(for: input)))
          }
        }
      })
  }

  /// Returns the move that an input means.
  static func move(for input: String) throws(Refusal) -> Puller<Void> {
    switch input {
    case "<": .backward
    case ">": .forward
    default: throw .unknown(input, keys)
    }
  }
}

extension Exhibit {
  static var dashboard: Exhibit {
    Exhibit(
      name: "dashboard", pair: "DayMove/Day", summary: "three components side by side",
      typing: .keys, keys: Dashboard.keys, sessions: Dashboard.sessions)
  }
}
