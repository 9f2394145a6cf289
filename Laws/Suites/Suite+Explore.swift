public import Pairings

extension Suite {
  /// The laws of an explorer: it shows what folding `move` over the moves shows.
  @inlinable
  public static func explorer<P: Pairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: Checkable {
    typealias Move = Kind<P.Moves, Void>
    let a = Three.domain
    let spaces = P.Space.domain(of: a)
    let moves = P.Moves.domain(of: .void).array()
    func explorer(_ space: Kind<P.Space, Three>) -> Explorer<IdentityOf, P, Move, Three> {
      Explorer(Component(p, P.Space.map(space) { view in UI { _ in view } }))
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
        Law("sends fold", "after sends of moves: view == extract(moves.reduce(w, moved))") {
          trial in
          let w = trial.any("w", spaces)
          let list = trial.any("moves", moves)
          let explorer = explorer(w)
          for move in list { explorer.send(move) }
          return trial.equal(
            explorer.view, P.Space.extract(list.reduce(w) { p.moved($0, by: $1) }), a)
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
