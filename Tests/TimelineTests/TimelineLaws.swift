import PairingsLaws
import Pairings
import PairingsTimeline

extension Suite {
  /// Returns the laws of travel, for a component of any pair.
  static func timeline<P: Pairing>(_ pairing: P, of name: String) -> Suite
  where P.Moves: Checkable, P.Space: Checkable {
    typealias Moves = [Kind<P.Moves, Void>]
    let spaces = P.Space.domain(of: Three.domain)
    let lists = P.Moves.domain(of: .void).array(count: 0...6)
    let one = P.Moves.domain(of: .void)
    let places = Domain<Int>(.integer(in: 0...6)) { $0.observe(&$1) }

    func explorer(_ w: Kind<P.Space, Three>) -> MovedExplorer<P, Three> {
      Explorer(Component(pairing, P.Space.map(w) { view in UI { _ in view } }))
    }
    func shown(_ component: MovedComponent<P, Three>?) -> Kind<P.Space, Three>? {
      component.map { P.Space.map($0.space) { $0.make(Send { _ in }) } }
    }
    func run(_ w: Kind<P.Space, Three>, _ moves: Moves, every: Int) -> MovedTimeline<P, Three> {
      let timeline = Timeline(explorer(w), checkpointInterval: every)
      for move in moves { timeline.explorer.commit(move) }
      return timeline
    }
    let optional = spaces.optional
    return Suite(
      "Timeline", of: name,
      [
        Law("replay", "replay(record(xs)) == run(xs)") { trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          let timeline = run(w, list, every: 4)
          let folded = list.reduce(w) { pairing.moved($0, by: $1) }
          return trial.equal(
            shown(timeline.component(at: timeline.current)), folded, optional)
            && trial.equal(shown(timeline.explorer.component), folded, optional)
        },
        Law("every place", "the component at i == run(xs[..<i]), however many are kept") { trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          let i = min(trial.any("i", places), list.count)
          let folded = list[..<i].reduce(w) { pairing.moved($0, by: $1) }
          return [1, 2, 3, 100].allSatisfy { every in
            trial.equal(shown(run(w, list, every: every).component(at: i)), folded, optional)
          }
        },
        Law("jump", "jump(to: i) /* shows */ component(at: i), /* and what was is still there */") {
          trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          let i = min(trial.any("i", places), list.count)
          let timeline = run(w, list, every: 2)
          timeline.jump(to: i)
          return trial.equal(
            shown(timeline.explorer.component), shown(timeline.component(at: i)),
            optional)
            && trial.equal(
              shown(timeline.component(at: list.count)),
              list.reduce(w) { pairing.moved($0, by: $1) }, optional)
        },
        Law("redo after undo", "undo(); redo() /* is nothing */") { trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          let timeline = run(w, list, every: 3)
          guard !list.isEmpty else { return true }
          let before = timeline.current
          timeline.undo()
          timeline.redo()
          return trial.equal(
            shown(timeline.explorer.component),
            list.reduce(w) { pairing.moved($0, by: $1) }, optional)
            && trial.equal(timeline.current, before, Int.domain)
        },
        Law("undo", "undo() /* shows */ run(xs.dropLast())") { trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          let timeline = run(w, list, every: 3)
          timeline.undo()
          return trial.equal(
            shown(timeline.explorer.component),
            list.dropLast().reduce(w) { pairing.moved($0, by: $1) }, optional)
        },
        Law("branch", "undo(); commit(m) /* leaves every other component as it was */") { trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          let m = trial.any("m", one)
          let n = trial.any("n", one)
          let timeline = run(w, list, every: 2)
          let count = list.count
          timeline.undo()
          let before = shown(timeline.explorer.component)
          timeline.explorer.commit(m)
          timeline.explorer.commit(n)
          timeline.undo()
          guard let before else { return false }
          return trial.equal(
            shown(timeline.explorer.component), pairing.moved(before, by: m), optional)
            && trial.equal(
              shown(timeline.component(at: count)),
              list.reduce(w) { pairing.moved($0, by: $1) }, optional)
        },
        Law("skip", "skip(i) /* equals never having committed */ xs[i]") { trial in
          let w = trial.any("w", spaces)
          let list = trial.any("xs", lists)
          guard !list.isEmpty else { return true }
          let i = min(trial.any("i", places), list.count - 1)
          let timeline = run(w, list, every: 2)
          timeline.skip(i + 1)
          var rest = list
          rest.remove(at: i)
          return trial.equal(
            shown(timeline.explorer.component),
            rest.reduce(w) { pairing.moved($0, by: $1) }, optional)
        },
      ])
  }
}
