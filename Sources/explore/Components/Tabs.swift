import Pairings

/// Two components of which one is shown: a sum of State/Store and Writer/Traced.
///
/// The counter is one side and the steps are the other. A move turns to the other side, or
/// moves the side shown; the hidden one is kept as it was left, with all its futures.
enum Tabs: EveryEffect {
  typealias Pair = SumPairing<StateStore<Int>, WriterTraced<[Int]>>

  static let keys = [
    Key("t", "the other tab"), Key("+", "count up"), Key("-", "count down"),
    Key("1", "one step, and so on"),
  ]

  static func component<Eff: Monad>(_ effect: Eff.Type) -> Component<Eff, Pair, Display<Eff>> {
    let (counter, steps) = (Counter.component(effect), Steps.component(effect))
    return Component(
      SumPairing(counter.pairing, steps.pairing),
      SumSpace(
        page("[counter]  steps", counter) { .first($0) },
        page(" counter  [steps]", steps) { .second($0) }))
  }

  /// Puts a component behind a tab: its moves become moves of the side that it is.
  static func page<Eff: Monad, Part: Pairing>(
    _ tabs: String, _ component: Component<Eff, Part, Display<Eff>>,
    _ side: @escaping (Kind<Part.Moves, Void>) -> Kind<Pair.Moves, Void>
  ) -> Kind<Part.Space, UI<Eff, Pair.Moves, Display<Eff>>> {
    Part.Space.map(component.space) { part in
      UI { handler in
        let page = part.make(handler.lift(side))
        return Display(text: "\(tabs)\n\(page.text)") { input throws(Refusal) in
          guard input != "t" else { return handler(Eff.pure(.toggle())) }
          do throws(Refusal) {
            return try page.respond(input)
          } catch {
            throw Refusal(message: "has a tab that \(error.message), 't' (the other tab)")
          }
        }
      }
    }
  }
}

extension Exhibit {
  static var tabs: Exhibit {
    Exhibit(
      name: "tabs", pair: "SumMove/SumSpace", summary: "two components, one of them shown",
      typing: .keys, keys: Tabs.keys, sessions: Tabs.sessions)
  }
}
