import Foundation
import PairingsBenchmarks
import Pairings
import PairingsTimeline

extension GrowthRows {
  private typealias History = Timeline<IdentityOf, StateStore<Int>, Int, Int>

  /// Returns a timeline of a number of entries in a line.
  private static func history(_ size: Int, limit: Int = .max) -> History {
    let history = History(counter(), checkpointInterval: 20, limit: limit)
    for _ in 0..<size { history.explorer.send(1) }
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
      among("Timeline", "O(1), a commit beside branches that are forgotten", .constant) {
        let history = history($0, limit: $0)
        return { count in
          for _ in 0..<count {
            history.undo()
            history.explorer.send(1)
          }
        }
      },
      few("Timeline.jump", "O(n)") { size in
        let history = history(size)
        return { count in
          for _ in 0..<count {
            history.jump(to: 0)
            history.jump(to: size)
          }
        }
      },
      among("Timeline.jump", "O(1) besides the way, among branches", .constant) { size in
        let (history, branches) = (branched(size), size / 20)
        var branch = 0
        return { count in
          for _ in 0..<count {
            branch = (branch + 1) % branches
            history.jump(to: size / 2 + 10 * branch + 10)
          }
        }
      },
      among("Timeline.undo", "O(1), and a redo", .constant) { size in
        let history = history(size)
        return { count in
          for _ in 0..<count {
            history.undo()
            history.redo()
          }
        }
      },
      many("Timeline.skip", "O(n)") { size in
        let history = history(size)
        return { count in
          for _ in 0..<count {
            history.skip(1)
            history.skip(1, false)
          }
        }
      },
      many("SelectiveUndo.undo", "O(n), and a redo") { size in
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
      },
      many("SelectiveUndo.canUndo", "O(n), beside a branch of n entries") { size in
        let history = history(0)
        let undo = SelectiveUndo(history) { $0 == 2 }
        history.explorer.send(2)
        for _ in 0..<size { history.explorer.send(2) }
        history.jump(to: 1)
        history.explorer.send(1)
        return { count in for _ in 0..<count { keep(undo.canUndo ? 1 : 0) } }
      },
      among("SelectiveUndo.undo", "O(1), with a limit of n entries", .constant) { size in
        let history = history(size, limit: size)
        let undo = SelectiveUndo(history) { $0 == 2 }
        for _ in 0..<size { history.explorer.send(2) }
        return { count in
          for _ in 0..<count {
            undo.undo()
            undo.redo()
          }
        }
      },
      many("Timeline.replay", "O(n)") { size in
        let inputs = Array(repeating: 1, count: size)
        return { count in for _ in 0..<count { keep(history(0).replay(inputs).count) } }
      },
      many("Recording.init", "O(n)") { size in
        let data = recording(of: size)
        return { count in
          for _ in 0..<count {
            guard let recording = try? Recording<Recorded<Int>>(data) else {
              preconditionFailure("the recording cannot be read")
            }
            precondition(recording.events.count == size)
          }
        }
      },
    ]
  }

  /// Returns the lines of a recording of inputs.
  private static func recording(of size: Int) -> Data {
    guard let header = try? JSONEncoder().encode(Recording<Recorded<Int>>.Header(subject: "n"))
    else { preconditionFailure("the header cannot be written") }
    return header + Data((0..<size).map { "\n{\"input\":\($0)}" }.joined().utf8) + [0x0A]
  }
}
