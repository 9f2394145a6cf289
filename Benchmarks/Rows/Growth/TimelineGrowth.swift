import PairingsBenchmarks
import Pairings
import PairingsTimeline

extension GrowthRows {
  private typealias Counter = Explorer<IdentityOf, StateStore<Int>, Int, Int>
  private typealias History = Timeline<IdentityOf, StateStore<Int>, Int, Int>

  /// Returns a timeline of a number of entries in a line.
  private static func history(_ size: Int, limit: Int = .max) -> History {
    let meaning = Dispatcher.reduce { (count: inout Int, n: Int) in count &+= n }
    let explorer = Counter(Component.store(0, on: meaning) { count, _ in count })
    let history = History(explorer, checkpointInterval: 20, limit: limit)
    for _ in 0..<size { explorer.send(1) }
    return history
  }

  /// Returns a timeline with a branch at each tenth entry.
  private static func branched(_ size: Int) -> History {
    let history = history(size / 2)
    for place in stride(from: 0, to: size / 2, by: 10) {
      history.jump(to: place)
      for _ in 0..<10 { history.explorer.send(1) }
    }
    return history
  }

  static var timeline: [BenchmarkRow] {
    [
      row("Timeline", "O(1), a commit beside branches that are forgotten", .constant) {
        let history = history($0, limit: $0)
        return { count in
          for turn in 0..<count {
            if turn & 7 == 0 { history.undo() }
            history.explorer.send(1)
          }
        }
      },
      row("Timeline.jump", "O(n)", .linear) { size in
        let history = history(size)
        return { count in
          for _ in 0..<count {
            history.jump(to: 0)
            history.jump(to: size)
          }
        }
      },
      row("Timeline.jump", "O(1) besides the way, among branches", .constant) { size in
        let (history, branches) = (branched(size), size / 20)
        return { count in
          for turn in 0..<count { history.jump(to: size / 2 + 10 * (1 + turn % (branches - 1))) }
        }
      },
      row("Timeline.undo", "O(1), and moves", .constant, backAndForth),
      row("Timeline.redo", "O(1), and moves", .constant, backAndForth),
      row("Timeline.skip", "O(n)", .linear, over: small) { size in
        let history = history(size)
        return { count in
          for _ in 0..<count {
            history.skip(1)
            history.skip(1, false)
          }
        }
      },
      row("SelectiveUndo.undo", "O(n)", .linear, over: small, undosAndRedos),
      row("SelectiveUndo.redo", "O(n)", .linear, over: small, undosAndRedos),
      row("Timeline.replay", "O(n)", .linear, over: small) { size in
        let inputs = Array(repeating: 1, count: size)
        return { count in for _ in 0..<count { keep(history(0).replay(inputs).count) } }
      },
      reading("Timeline.path", "O(n)", .linear) { $0.path.count },
      row("Timeline.ahead", "O(n)", .linear) { size in
        let history = history(size)
        history.jump(to: 0)
        return { count in for _ in 0..<count { keep(history.ahead.count) } }
      },
      reading("Timeline.leaves", "O(n)", .linear) { $0.leaves.count },
      reading("DevTools.init", "O(n)", .linear, over: small) { DevTools($0).actions.count },
    ]
  }

  private static func reading(
    _ name: String, _ variant: String, _ claim: Growth, over sizes: [Int] = sizes,
    _ read: @escaping (History) -> Int
  ) -> BenchmarkRow {
    row(name, variant, claim, over: sizes) { size in
      let history = history(size)
      return { count in for _ in 0..<count { keep(read(history)) } }
    }
  }

  private static func jumps(in history: History) -> (Int) -> Void {
    let size = history.count
    var places = Scattered()
    return { count in for _ in 0..<count { history.jump(to: places.next(below: size)) } }
  }

  /// Returns undos and redos of an edit before a number of other inputs.
  private static func undosAndRedos(_ size: Int) -> (Int) -> Void {
    let history = history(0)
    let undo = SelectiveUndo(history) { $0 == 2 }
    history.explorer.send(2)
    for _ in 0..<size { history.explorer.send(1) }
    return { count in
      for _ in 0..<count {
        undo.undo()
        undo.redo()
      }
    }
  }

  private static func backAndForth(_ size: Int) -> (Int) -> Void {
    let history = history(size)
    return { count in
      for _ in 0..<count {
        history.undo()
        history.redo()
      }
    }
  }
}
