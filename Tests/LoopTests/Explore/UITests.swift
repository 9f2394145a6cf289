import Pairings
import Testing

/// A view that shows what its handler makes of a few interactions.
private typealias Probe = UI<WriterOf<[String]>, StateOf<Int>, [String]>

@Suite("UI and Handler")
struct UITests {
  /// A handler whose effects can be compared: it logs the move's effect on 1.
  static var handler: Handler<WriterOf<[String]>, StateOf<Int>> {
    Handler { effect in
      let writer = effect
      return Writer(log: writer.log + ["move to \(writer.value.exec(1))"], value: ())
    }
  }

  private static func observe<View>(
    _ ui: UI<WriterOf<[String]>, StateOf<Int>, View>
  ) -> View {
    ui.make(handler)
  }

  /// An interface of two interactions.
  private static var ui: Probe {
    Probe { handler in
      handler(.modify { $0 + 1 }).log
        + handler(Writer(log: ["load"], value: .set(7))).log
    }
  }

  static let transforms: [@Sendable ([String]) -> [String]] = [
    { $0 }, { $0 + ["end"] }, { $0.reversed() },
  ]

  typealias Rehandle =
    @Sendable (Handler<WriterOf<[String]>, StateOf<Int>>) ->
    Handler<WriterOf<[String]>, StateOf<Int>>

  static let rehandles: [Rehandle] = [
    { $0 },
    { handler in Handler { handler(WriterOf.then(Writer.tell(["before"]), $0)) } },
    { handler in Handler { WriterOf.then(handler($0), Writer.tell(["after"])) } },
  ]

  @Test func `BA23: a functor in the view, contravariant in the handler`() {
    let ui = Self.ui
    #expect(Self.observe(ui) == ["move to 2", "load", "move to 7"])
    #expect(Self.observe(ui.map { $0 }) == Self.observe(ui))
    #expect(Self.observe(ui.handling { $0 }) == Self.observe(ui))
    for f in Self.transforms {
      for g in Self.transforms {
        #expect(Self.observe(ui.map(f).map(g)) == Self.observe(ui.map { g(f($0)) }))
      }
      for h in Self.rehandles {
        #expect(
          Self.observe(ui.handling(h).map(f)) == Self.observe(ui.map(f).handling(h)))
      }
    }
    for h in Self.rehandles {
      for k in Self.rehandles {
        #expect(
          Self.observe(ui.handling(h).handling(k)) == Self.observe(ui.handling { h(k($0)) }))
      }
    }
  }

  @Test("a handler takes a move, an effect that yields one, or a workflow of them")
  func handlers() {
    let handler = Self.handler
    #expect(handler(.set(3)).log == ["move to 3"])
    #expect(
      handler(workflow: [Writer(log: ["a"], value: .set(3)), Writer(log: ["b"], value: .set(4))])
        .log == ["a", "move to 3", "b", "move to 4"])
    #expect(handler(workflow: []).log.isEmpty)
  }

  @Test("a handler lifts along a morphism of moves")
  func lift() {
    struct Doubling: NaturalTransformation {
      func callAsFunction<Value>(_ kind: Kind<StateOf<Int>, Value>) -> Kind<StateOf<Int>, Value> {
        StateOf.flatMap(kind) { value in State.modify { $0 * 2 }.map { value } }
      }
    }
    #expect(Self.handler.lift(Doubling())(.set(3)).log == ["move to 6"])
  }
}
