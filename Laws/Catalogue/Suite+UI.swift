import PairingLaws
import Pairings

extension Suite {
  /// The laws of an interface: a functor in its view and in its handler, which is the
  /// other way round.
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var ui: Suite {
    typealias Eff = WriterOf<Turn>
    typealias Moves = StateOf<Three>
    typealias View<Value> = (value: Value, pressed: Kind<Eff, Void>)
    let (a, b, c, logs) = (Three.domain, Four.domain, Five.domain, Turn.domain)
    let pressed = Eff.domain(of: .void)
    let buttons = Eff.domain(of: Moves.domain(of: .void))

    /// An interface is seen by its view and by what pressing its button does.
    func interfaces<Value>(_ values: Domain<Value>) -> Domain<UI<Eff, Moves, View<Value>>> {
      Domain { choices in
        let (value, button) = (values.draw(&choices), buttons.draw(&choices))
        return UI { handler in (value, handler(button)) }
      } observe: { ui, seen in
        let view = ui.make(Handler { Eff.map($0) { _ in } })
        seen.group("UI") { seen in
          seen.field("view") { values.observe(view.value, &$0) }
          seen.field("pressed") { pressed.observe(view.pressed, &$0) }
        }
      }
    }
    func shown<Value, NewValue>(
      _ ui: UI<Eff, Moves, View<Value>>, _ f: @escaping (Value) -> NewValue
    ) -> UI<Eff, Moves, View<NewValue>> {
      ui.map { (f($0.value), $0.pressed) }
    }

    /// A handler that writes before it hands on.
    func writing(_ log: Turn) -> (Handler<Eff, Moves>) -> Handler<Eff, Moves> {
      { handler in Handler { effect in Eff.then(Writer(log: log, value: ()), handler(effect)) } }
    }
    let (uis, ends) = (interfaces(a), interfaces(c))
    return Suite(
      "UI", of: "UI",
      [
        Law("identity", "ui.map { $0 } == ui") { trial in
          let ui = trial.any("ui", uis)
          return trial.equal(ui.map { $0 }, ui, uis)
        },
        Law("composition", "ui.map(f).map(g) == ui.map { g(f($0)) }") { trial in
          let ui = trial.any("ui", uis)
          let f = trial.any("f", a.functions(to: b))
          let g = trial.any("g", b.functions(to: c))
          return trial.equal(shown(shown(ui, f.run), g.run), shown(ui) { g(f($0)) }, ends)
        },
        Law("handling identity", "ui.handling { $0 } == ui") { trial in
          let ui = trial.any("ui", uis)
          return trial.equal(ui.handling { $0 }, ui, uis)
        },
        Law("handling composition", "ui.handling(h).handling(k) == ui.handling { h(k($0)) }") {
          trial in
          let ui = trial.any("ui", uis)
          let h = writing(trial.any("h", logs))
          let k = writing(trial.any("k", logs))
          return trial.equal(ui.handling(h).handling(k), ui.handling { h(k($0)) }, uis)
        },
      ])
  }
}
