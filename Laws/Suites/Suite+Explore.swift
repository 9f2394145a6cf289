public import Pairings

extension Suite {
  /// The laws of an explorer: it shows what folding `move` over the moves shows. (Those of
  /// its handlers are about the framework's own: what is made of a closure obeys them.)
  @inlinable
  public static func explorer<P: Pairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: Checkable {
    typealias UserInterface = UI<IdentityOf, P.Moves, Three>
    let a = Three.domain
    let spaces = P.Space.domain(of: a)
    let one = P.Moves.domain(of: .void)
    let moves = one.array()
    func explorer(_ space: Kind<P.Space, Three>) -> Explorer<IdentityOf, P, Three> {
      Explorer(Component(p, P.Space.map(space) { view in UserInterface { _ in view } }))
    }
    return Suite(
      "Explorer", of: name ?? title(of: P.self),
      [
        Law("commits fold", "after commits of moves: view == extract(moves.reduce(w, moved))") {
          trial in
          let w = trial.any("w", spaces)
          let list = trial.any("moves", moves)
          let explorer = explorer(w)
          for move in list { explorer.commit(move) }
          return trial.equal(
            explorer.view, P.Space.extract(list.reduce(w) { p.moved($0, by: $1) }), a)
        },
        Law("sends fold", "after sends of pure moves: view == extract(moves.reduce(w, moved))") {
          trial in
          let w = trial.any("w", spaces)
          let list = trial.any("moves", moves)
          let explorer = explorer(w)
          for move in list { explorer.send(Identity(move)) }
          return trial.equal(
            explorer.view, P.Space.extract(list.reduce(w) { p.moved($0, by: $1) }), a)
        },
        Law("a move is an effect", "handler(m) == handler(pure(m))") { trial in
          let w = trial.any("w", spaces)
          let m = trial.any("m", one)
          let (first, second) = (explorer(w), explorer(w))
          _ = first.handler(m)
          _ = second.handler(Identity(m))
          return trial.equal(first.view, second.view, a)
            && trial.expect(first.version == second.version, "the versions differ")
        },
        Law("lift composition", "handler.lift(f).lift(g) == handler.lift { f(g($0)) }") { trial in
          let w = trial.any("w", spaces)
          let (m, n, k) = (trial.any("m", one), trial.any("n", one), trial.any("k", one))
          let (first, second) = (explorer(w), explorer(w))
          let f = { (move: Kind<P.Moves, Void>) in P.Moves.then(n, move) }
          let g = { (move: Kind<P.Moves, Void>) in P.Moves.then(k, move) }
          _ = first.handler.lift(f).lift(g)(m)
          _ = second.handler.lift { f(g($0)) }(Identity(m))
          return trial.equal(first.view, second.view, a)
        },
        Law("observers see every commit", "versions seen == [1, 2, … n], views seen in order") {
          trial in
          let w = trial.any("w", spaces)
          let list = trial.any("moves", moves)
          let explorer = explorer(w)
          var (versions, views): ([Int], [Three]) = ([], [])
          let token = explorer.observe { snapshot in
            versions.append(snapshot.version)
            views.append(snapshot.view)
          }
          for move in list { explorer.commit(move) }
          token.cancel()
          let spaces = list.indices.map { list[...$0].reduce(w) { p.moved($0, by: $1) } }
          return trial.expect(
            versions.suffix(list.count) == Array(1...max(1, list.count)).prefix(list.count)[...],
            "the versions are \(versions)")
            && trial.expect(
              views.suffix(list.count) == spaces.map { P.Space.extract($0) }[...],
              "the views are \(views)")
        },
      ])
  }

  /// The laws of an interface: a functor in its view and in its handler, which is the
  /// other way round.
  @inlinable
  public static var ui: Suite {
    typealias Eff = WriterOf<Turn>
    typealias Moves = StateOf<Three>
    typealias View<Value> = (value: Value, pressed: Kind<Eff, Void>)
    let (a, b, c, logs) = (Three.domain, Four.domain, Five.domain, Turn.domain)
    let pressed = Eff.domain(of: .void)
    let buttons = Eff.domain(of: Moves.domain(of: .void))

    /// An interface is seen by its view and by what pressing its button does.
    func interfaces<Value>(_ values: Domain<Value>) -> Domain<UI<Eff, Moves, View<Value>>> {
      Domain(
        values.generator.zip(buttons.generator) { value, button in
          UI { handler in (value, handler(button)) }
        }
      ) { ui, seen in
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
