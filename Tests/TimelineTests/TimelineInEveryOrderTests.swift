import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTimeline
import TestSupport
import Testing

/// Commits and travels in any order, compared with a tree of numbers.
@Suite("The timeline in every order")
struct TimelineInEveryOrderTests {
  /// A model of a timeline without an explorer, in which an entry is an index.
  private struct Model {
    var parents = [0]
    var amounts = [0]
    var skipped: Set<Int> = []
    var current = 0

    /// The entry to which a redo leads from each entry.
    var next: [Int: Int] = [:]

    /// Returns the entries after the beginning up to an entry.
    func path(to entry: Int) -> [Int] {
      entry == 0 ? [] : path(to: parents[entry]) + [entry]
    }

    /// Returns the count at an entry.
    func count(at entry: Int) -> Int {
      path(to: entry).filter { !skipped.contains($0) }.map { amounts[$0] }.reduce(0, +)
    }

    /// The entries to which redo leads, in order.
    var ahead: [Int] {
      var (ahead, entry): ([Int], Int?) = ([], next[current])
      while let place = entry {
        ahead.append(place)
        entry = next[place]
      }
      return ahead
    }

    mutating func commit(_ amount: Int) {
      next[current] = parents.count
      parents.append(current)
      amounts.append(amount)
      current = parents.count - 1
    }

    mutating func undo() -> Bool {
      guard current > 0 else { return false }
      next[parents[current]] = current
      current = parents[current]
      return true
    }

    mutating func redo() -> Bool {
      guard let ahead = next[current] else { return false }
      current = ahead
      return true
    }

    mutating func jump(to entry: Int) -> Bool {
      guard parents.indices.contains(entry) else { return false }
      for place in path(to: entry) { next[parents[place]] = place }
      current = entry
      return true
    }
  }

  private final class System {
    let explorer = MovedExplorer<StateStore<Int>, Int>(
      Component(StateStore(), Store(0) { count in UI { _ in count } }))
    let timeline: MovedTimeline<StateStore<Int>, Int>

    init(every: Int) { timeline = Timeline(explorer, checkpointInterval: every) }
  }

  private static var amounts: Domain<Int> { Domain(described: .integer(in: 1...9)) }
  private static var places: Domain<Int> { Domain(described: .integer(in: 0...7)) }

  private func machine(every: Int) -> StateMachine<Model, System> {
    let places = Self.places
    return StateMachine("Timeline", model: Model()) { System(every: every) }
      .command("commit", Self.amounts) { model, amount in
        model.commit(amount)
      } system: { system, amount in
        system.explorer.commit(.modify { $0 + amount })
      }
      .command("undo", answers: Bool.domain) { model in
        model.undo()
      } system: { system in
        system.timeline.undo()
      }
      .command("redo", answers: Bool.domain) { model in
        model.redo()
      } system: { system in
        system.timeline.redo()
      }
      .command("jump", places, answers: Bool.domain) { model, place in
        model.jump(to: place)
      } system: { system, place in
        system.timeline.jump(to: place)
      }
      .command(
        "skip", places, when: { model, place in (1..<model.parents.count).contains(place) }
      ) { model, place in
        model.skipped.formSymmetricDifference([place])
      } system: { system, place in
        _ = system.timeline.skip(place, !system.timeline.isSkipped(place))
      }
      .looking(
        at: "view", Int.domain, model: { $0.count(at: $0.current) }, system: \.explorer.view
      )
      .looking(
        at: "path", Int.domain.array(), model: { $0.path(to: $0.current) },
        system: \.timeline.path
      )
      .looking(
        at: "ahead", Int.domain.array(), model: \.ahead, system: \.timeline.ahead
      )
      .looking(
        at: "every place", Int.domain.array(),
        model: { model in model.parents.indices.map { model.count(at: $0) } },
        system: { system in
          (0...system.timeline.count).map {
            system.timeline.component(at: $0)?.space.position ?? -1
          }
        })
  }

  @Test(
    "after any commits and jumps, each entry has the place of its path",
    arguments: [
      1, 3, 100,
    ])
  func everyOrder(every: Int) {
    expectLaws(.stateful(machine(every: every)), runner: Runner(cases: many(1_000, inDebug: 200)))
  }
}
