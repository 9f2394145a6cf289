public import Pairings

extension Suite {
  /// The laws of an explorer: its view is that of a fold of `move` over the moves, and its journal
  /// can be replayed.
  public static func explorer<P: Pairing>(_ p: P, of name: String? = nil) -> Suite
  where P.Moves: Checkable, P.Space: Checkable {
    Suite("Explorer", of: name ?? title(of: P.self), commits(p) + journals(p))
  }

  private static func commits<P: Pairing>(_ p: P) -> [Law]
  where P.Moves: Checkable, P.Space: Checkable {
    let a = Three.domain
    let spaces = P.Space.domain(of: a)
    let moves = P.Moves.domain(of: .void).array()
    func arrival(
      _ w: Kind<P.Space, Three>, _ moves: some Sequence<Kind<P.Moves, Void>>
    ) -> Three {
      P.Space.extract(moves.reduce(w) { p.moved($0, by: $1) })
    }
    return [
      Law("commits fold", "after commits of moves: view == extract(moves.reduce(w, moved))") {
        trial in
        let w = trial.any("w", spaces)
        let list = trial.any("moves", moves)
        let explorer = Exploring(of: w, p)
        for move in list { explorer.commit(move) }
        return trial.equal(explorer.view, arrival(w, list), a)
      },
      Law("sends fold", "after sends of moves: view == extract(moves.reduce(w, moved))") { trial in
        let w = trial.any("w", spaces)
        let list = trial.any("moves", moves)
        let explorer = Exploring(of: w, p)
        for move in list { explorer.send(move) }
        return trial.equal(explorer.view, arrival(w, list), a)
      },
      Law("observers see every commit", "versions seen == [1, 2, … n], views seen in order") {
        trial in
        let w = trial.any("w", spaces)
        let list = trial.any("moves", moves)
        let explorer = Exploring(of: w, p)
        var (versions, views): ([Int], [Three]) = ([], [])
        let token = explorer.observe { snapshot in
          versions.append(snapshot.version)
          views.append(snapshot.view)
        }
        for move in list { explorer.commit(move) }
        token.cancel()
        let arrivals = list.indices.map { arrival(w, list[...$0]) }
        return trial.expect(
          versions == list.indices.map { $0 + 1 }, "the versions are \(versions)")
          && trial.expect(views == arrivals, "the views are \(views)")
      },
    ]
  }

  private static func journals<P: Pairing>(_ p: P) -> [Law]
  where P.Moves: Checkable, P.Space: Checkable {
    let a = Three.domain
    let spaces = P.Space.domain(of: a)
    let one = P.Moves.domain(of: .void)
    let acts = Domain.acts(one).array()
    let inputs = one.optional.array()

    /// Performs all acts. Returns the journal, and the first and last component.
    func journal(
      _ w: Kind<P.Space, Three>, _ acts: [Act<Kind<P.Moves, Void>>]
    ) -> (
      steps: [Transition<IdentityOf, P, Kind<P.Moves, Void>, Three>], first: Exploring<P>.Place,
      last: Exploring<P>.Place
    ) {
      let explorer = Exploring(of: w, p)
      let first = explorer.component
      var steps: [Transition<IdentityOf, P, Kind<P.Moves, Void>, Three>] = []
      let token = explorer.record { steps.append($0) }
      for act in acts { explorer.perform(act, home: first) }
      token.cancel()
      return (steps, first, explorer.component)
    }
    return [
      Law("a change leads to the next place", "t.before.applying(t.change) == t.after") { trial in
        let w = trial.any("w", spaces)
        let (steps, _, _) = journal(w, trial.any("acts", acts))
        return steps.allSatisfy { step in
          trial.equal(
            step.before.applying(step.change).values, step.after.values, spaces)
        }
      },
      Law("transitions are consecutive", "t.after == next.before, versions told == [1, 2, … n]") {
        trial in
        let w = trial.any("w", spaces)
        let all = trial.any("acts", acts)
        let (steps, first, last) = journal(w, all)
        let (befores, afters) = (
          steps.map(\.before.values) + [last.values], [first.values] + steps.map(\.after.values)
        )
        return trial.expect(
          steps.map(\.version) == all.indices.map { $0 + 1 },
          "the versions are \(steps.map(\.version))")
          && zip(befores, afters).allSatisfy { trial.equal($0, $1, spaces) }
      },
      Law(
        "changes lead to the last place", "changes.reduce(first) { $0.applying($1) } == last",
        .derived
      ) { trial in
        let w = trial.any("w", spaces)
        let (steps, first, last) = journal(w, trial.any("acts", acts))
        let reached = steps.reduce(first) { $0.applying($1.change) }
        return trial.equal(reached.values, last.values, spaces)
      },
      Law(
        "transitions record inputs",
        "transitions.map(\\.input) == /* what was sent or named */ inputs"
      ) {
        trial in
        let w = trial.any("w", spaces)
        let all = trial.any("acts", acts)
        let (steps, _, _) = journal(w, all)
        return trial.equal(steps.map(\.input), all.map(\.input), inputs)
      },
    ]
  }
}

/// An action on an explorer.
private enum Act<Move> {
  case send(Move)
  case commit(Move)
  case commitFrom(Move, Move)
  case transform(Move)
  case `return`

  /// The input that the journal records.
  var input: Move? {
    switch self {
    case .send(let input), .commitFrom(_, let input): input
    case .commit, .transform, .return: nil
    }
  }
}

extension Domain {
  /// Returns a domain of all acts.
  fileprivate static func acts<Move>(_ moves: Domain<Move>) -> Domain where Value == Act<Move> {
    let kinds: [(Int, (inout Choices) -> Act<Move>)] = [
      (3, { .send(moves.draw(&$0)) }), (2, { .commit(moves.draw(&$0)) }),
      (1, { .commitFrom(moves.draw(&$0), moves.draw(&$0)) }),
      (1, { .transform(moves.draw(&$0)) }), (1, { _ in .return }),
    ]
    return Domain {
      $0.frequency(kinds)
    } observe: { act, seen in
      switch act {
      case .send(let move):
        seen.count(1)
        seen.group("send") { moves.observe(move, &$0) }
      case .commit(let move):
        seen.count(2)
        seen.group("commit") { moves.observe(move, &$0) }
      case .commitFrom(let move, let input):
        seen.count(3)
        seen.group("commit from") { seen in
          moves.observe(move, &seen)
          moves.observe(input, &seen)
        }
      case .transform(let move):
        seen.count(4)
        seen.group("transform") { moves.observe(move, &$0) }
      case .return: seen.record(0, "return")
      }
    }
  }
}

/// An explorer of a pairing whose inputs are moves, and which shows what its space contains.
private typealias Exploring<P: Pairing> = Explorer<IdentityOf, P, Kind<P.Moves, Void>, Three>

extension Explorer where Eff == IdentityOf, Input == Kind<Pair.Moves, Void>, View == Three {
  /// Creates an explorer of a space.
  fileprivate convenience init(of space: Kind<Pair.Space, Three>, _ pairing: Pair) {
    self.init(Component(pairing, Pair.Space.map(space) { view in UI { _ in view } }))
  }

  /// Performs one act.
  fileprivate func perform(_ act: Act<Input>, home: Place) {
    switch act {
    case .send(let move): send(move)
    case .commit(let move): commit(move)
    case .commitFrom(let move, let input): commit(move, from: input)
    case .transform(let move): transform { home.pairing.moved($0, by: move) }
    case .return: restore(home)
    }
  }
}

extension Explorer {
  /// The component of an explorer.
  fileprivate typealias Place = Component<Eff, Pair, Input, View>
}

extension Component {
  /// The views of all positions.
  fileprivate var values: Kind<Pair.Space, View> {
    Pair.Space.map(space) { ui in ui.make(Send { _ in }) }
  }
}
