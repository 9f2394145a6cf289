public import Pairings
public import PairingsWeb

/// A counter: two buttons and a number.
public enum CounterPage: WebPage {
  /// Makes the page.
  public static func page() -> Page { Page(component()) }

  /// The counter, under any effect.
  public static func component<Eff: Monad>(
    _: Eff.Type = IOOf<Never>.self
  ) -> Component<Eff, StateStore<Int>, Node<Eff>> {
    Component(
      StateStore(),
      Store(0) { count in
        UI { handler in
          .element(
            "div", [.class("counter")],
            [
              .element("button", [.on("click") { handler(.modify { $0 - 1 }) }], ["−"]),
              .element("output", [], [.text(count.description)]),
              .element("button", [.on("click") { handler(.modify { $0 + 1 }) }], ["+"]),
            ])
        }
      })
  }
}
