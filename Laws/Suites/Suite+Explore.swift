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
}
