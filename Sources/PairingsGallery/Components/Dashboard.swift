package import Pairings

/// Three components side by side: the n-ary day of State/Store, Writer/Traced and
/// Puller/Zipper.
///
/// Each part has moves of its own kind and knows nothing of the others. A move of one
/// leaves the others where they are, and the view is made of all three.
package enum Dashboard: EveryEffect {
  #if hasFeature(Embedded)  // There, parts lie in each other.
  package typealias Pair = DayPairing<
    StateStore<Int>, DayPairing<WriterTraced<[Int]>, PullerZipper>
  >
  #else
  package typealias Pair = NaryDayPairing<StateStore<Int>, WriterTraced<[Int]>, PullerZipper>
  #endif

  package static let keys = Counter.keys + [Key("1", "one step, and so on")] + Week.keys

  package static func component<Eff: Monad>(_ effect: Eff.Type) -> Component<
    Eff, Pair, Display<Eff>
  > {
    let (counter, steps) = (Counter.component(effect), Steps.component(effect))
    let week = Week.component(effect)
    return .together(counter, steps, week) { counter, steps, week in
      display([
        framed(counter, title: "counter"), framed(steps, title: "steps"),
        framed(week, title: "day"),
      ])
    }
  }

  package static func framed<Eff: Monad>(_ part: Display<Eff>, title: String) -> Display<Eff> {
    Display(text: Picture.framed(part.text, title: title), respond: part.respond)
  }

  /// Shows displays side by side; an input is for the first of them that knows it.
  package static func display<Eff: Monad>(_ parts: [Display<Eff>]) -> Display<Eff> {
    Display(text: Picture.beside(parts.map { $0.text })) { input throws(Refusal) in
      for part in parts {
        if let interaction = try? part.respond(input) { return interaction }
      }
      throw .unknown(input, keys)
    }
  }
}

extension Exhibit {
  package static var dashboard: Exhibit {
    Exhibit(
      .dashboard, pair: "NaryDayMove/NaryDay", summary: "three components side by side",
      typing: .keys, keys: Dashboard.keys)
  }
}
