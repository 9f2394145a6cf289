public import Pairings
public import PairingsWeb

/// A counter: two buttons and a number.
public enum CounterPage: WebPage {
  /// What can be done with a counter.
  public enum Step: Sendable {
    /// It counts one more.
    case up

    /// It counts one less.
    case down
  }

  /// Makes the page.
  public static func page() -> Page { Page(component()) }

  /// The counter.
  public static func component() -> Component<IdentityOf, StateStore<Int>, Step, Node<Step>> {
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
