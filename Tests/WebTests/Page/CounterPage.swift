import Pairings
import PairingsWeb

/// The page of a counter: two buttons and a number.
enum CounterPage: WebPage {
  /// The inputs of the counter.
  enum Step: Sendable {
    /// An increment of the count.
    case up

    /// A decrement of the count.
    case down
  }

  /// Returns the page.
  static func page() -> Page { Page(component()) }

  /// Returns the component of the counter.
  static func component() -> Component<IdentityOf, StateStore<Int>, Step, Node<Step>> {
    .store(0, on: .reduce { count, step in count += step == .up ? 1 : -1 }) { count, _ in
      .element(
        "div", [.class("counter")],
        [
          .element("button", [.on("click", .down)], ["−"]),
          .element("output", [], [.text(count.description)]),
          .element("button", [.on("click", .up)], ["+"]),
        ])
    }
  }
}
