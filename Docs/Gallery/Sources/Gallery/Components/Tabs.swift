import Pairings

/// Two components of which one is shown: a sum of State/Store and Writer/Traced.
///
/// The counter is one side and the steps are the other. A move turns to the other side, or moves
/// the shown one. The hidden side keeps its position, with all its futures.
package enum Tabs {
  package static let exhibit = Exhibit(
    "tabs", pair: "SumMove/SumSpace", summary: "two components, one of them shown",
    keys: keys)

  package typealias Pair = SumPairing<StateStore<Int>, WriterTraced<[Int]>>

  package static let keys = [
    Key("t", "the other tab", .right), Key("+", "count up", .up), Key("-", "count down", .down),
    Key("1", "one step, and so on"),
  ]

  package enum Turn: Hashable, Sendable { case turn }

  /// The inputs of the tabs.
  package typealias Input = WholeInput<Either<Counter.Input, Steps.Input>, Turn>

  package static var component: PureComponent<Pair, Input> {
    Counter.component.either(Steps.component, moving: { (_: Turn) in .toggle() }) { page, _ in
      switch page {
      case .left(let counter):
        tab(0, counter.sending { .part(.left($0)) })
      case .right(let steps):
        tab(1, steps.sending { .part(.right($0)) })
      }
    }
  }

  private static var names: [String] { ["counter", "steps"] }

  /// Puts a page under its tabs.
  private static func tab(_ index: Int, _ page: Display<Input>) -> Display<Input> {
    let tabs = index == 0 ? "[counter]  steps" : " counter  [steps]"
    return Display(
      text: "\(tabs)\n\(page.text)", facts: [Fact(names[index], page.text)],
      widget: .tabs(Widget.TabBar(names: names, index: index, turn: "t", page: page.text))
    ) { text throws(Refusal) in
      guard text != "t" else { return .own(.turn) }
      do throws(Refusal) {
        return try page.respond(text)
      } catch {
        throw Refusal(message: "has a tab that \(error.message), 't' (the other tab)")
      }
    }
  }
}
