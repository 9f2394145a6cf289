import PairingsLaws
import Pairings
import PairingsTimeline
import Testing

private typealias P = StateStore<Three>

/// A wrong implementation of travel, with the laws that catch it.
struct Broken: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let suite: @Sendable () -> Suite
  let caught: [String]

  fileprivate init<T: Travelling & SendableMetatype>(_ name: String, _: T.Type, caught: [String])
  where T.P == P {
    testDescription = name
    suite = { .timeline(T.self, P(), of: name) }
    self.caught = caught
  }

  static var all: [Broken] {
    [
      Broken("undo stays", UndoStays.self, caught: ["undo", "branch"]),
      Broken(
        "undo goes to the beginning", UndoToBeginning.self,
        caught: [
          "redo after undo", "undo", "branch",
        ]),
      Broken("redo stays", RedoStays.self, caught: ["redo after undo"]),
      Broken("redo goes to the oldest", RedoToTheEnd.self, caught: ["redo after undo"]),
      Broken("jump misses by one", JumpMisses.self, caught: ["jump"]),
      Broken("jump changes nothing", JumpStays.self, caught: ["jump"]),
      Broken("skip forgets what follows", SkipCuts.self, caught: ["skip"]),
      Broken("skip does nothing", SkipNothing.self, caught: ["skip"]),
      Broken("skip skips the next one", SkipNext.self, caught: ["skip"]),
      Broken(
        "a place is the one before", PlaceBefore.self,
        caught: [
          "replay", "every place", "jump", "branch",
        ]),
      Broken(
        "every place is the present one", PlaceIsPresent.self,
        caught: ["every place", "jump", "branch"]),
      Broken("lawful", Lawful.self, caught: []),
    ]
  }
}

private struct Lawful: Travelling {
  let timeline: MovedTimeline<P, Three>
}

private struct UndoStays: Travelling {
  let timeline: MovedTimeline<P, Three>
  func undo() {}
  func redo() {}
}

private struct UndoToBeginning: Travelling {
  let timeline: MovedTimeline<P, Three>
  func undo() { timeline.jump(to: 0) }
}

private struct RedoStays: Travelling {
  let timeline: MovedTimeline<P, Three>
  func redo() {}
}

private struct RedoToTheEnd: Travelling {
  let timeline: MovedTimeline<P, Three>
  func redo() { timeline.jump(to: 1) }
}

private struct JumpMisses: Travelling {
  let timeline: MovedTimeline<P, Three>
  func jump(to id: Int) { timeline.jump(to: max(0, id - 1)) }
}

private struct JumpStays: Travelling {
  let timeline: MovedTimeline<P, Three>
  func jump(to id: Int) {}
}

private struct SkipCuts: Travelling {
  let timeline: MovedTimeline<P, Three>
  func skip(_ id: Int) { timeline.jump(to: id - 1) }
}

private struct SkipNothing: Travelling {
  let timeline: MovedTimeline<P, Three>
  func skip(_ id: Int) {}
}

private struct SkipNext: Travelling {
  let timeline: MovedTimeline<P, Three>
  func skip(_ id: Int) { timeline.skip(id + 1) }
}

private struct PlaceBefore: Travelling {
  let timeline: MovedTimeline<P, Three>
  func component(at id: Int) -> MovedComponent<P, Three>? {
    timeline.component(at: max(0, id - 1))
  }
}

private struct PlaceIsPresent: Travelling {
  let timeline: MovedTimeline<P, Three>
  func component(at id: Int) -> MovedComponent<P, Three>? { timeline.explorer.component }
}
