package import Pairings

/// Two components of which one is shown: a sum of State/Store and Writer/Traced.
///
/// The counter is one side and the steps are the other. A move turns to the other side, or
/// moves the side shown; the hidden one is kept as it was left, with all its futures.
package enum Tabs: EveryEffect {
  package typealias Pair = SumPairing<StateStore<Int>, WriterTraced<[Int]>>

  package static let keys = [
    Key("t", "the other tab", .right), Key("+", "count up", .up), Key("-", "count down", .down),
    Key("1", "one step, and so on"),
  ]

  package static func component<Eff: Monad>(_ effect: Eff.Type) -> Component<
    Eff, Pair, Display<Eff>
  > {
    let (counter, steps) = (Counter.component(effect), Steps.component(effect))
    return counter.either(steps) { page, handler in
      switch page {
      case .left(let counter): tab("[counter]  steps", counter, turn: { handler(.toggle()) })
      case .right(let steps): tab(" counter  [steps]", steps, turn: { handler(.toggle()) })
      }
    }
  }

  /// Puts a page under its tabs.
  package static func tab<Eff: Monad>(
    _ tabs: String, _ page: Display<Eff>, turn: @escaping () -> Kind<Eff, Void>
  ) -> Display<Eff> {
    Display(text: "\(tabs)\n\(page.text)") { input throws(Refusal) in
      guard input != "t" else { return turn() }
      do throws(Refusal) {
        return try page.respond(input)
      } catch {
        throw Refusal(message: "has a tab that \(error.message), 't' (the other tab)")
      }
    }
  }
}

extension Exhibit {
  package static var tabs: Exhibit {
    Exhibit(
      .tabs, pair: "SumMove/SumSpace", summary: "two components, one of them shown",
      typing: .keys, keys: Tabs.keys)
  }
}
