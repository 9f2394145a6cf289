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
      among("Timeline", "O(log n), a commit beside branches that are forgotten") {
        let history = history($0, limit: $0)
        return { count in
          for _ in 0..<count {
            history.undo()
            history.explorer.send(1)
          }
        }
      },
      among("Timeline.jump", "O(log n)") { jumps(in: history($0)) },
      among("Timeline.jump", "O(log n), among branches") { jumps(in: branched($0)) },
      among("Timeline.undo", "O(log n), and a redo") { size in
        let history = history(size)
        return { count in
          for _ in 0..<count {
            history.undo()
            history.redo()
          }
        }
      },
      among("Timeline.pin", "O(log n)") { size in
        let history = history(size)
        var places = Scattered()
        return { count in
          for _ in 0..<count {
            let place = 1 + places.next(below: size)
            history.pin(place)
            history.pin(place, false)
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

  /// Returns some jumps, since the moves after a kept entry are more or fewer.
  private static func jumps(in history: History) -> (Int) -> Void {
    let size = history.count
    var places = Scattered()
    return { count in for _ in 0..<count * 4 { history.jump(to: places.next(below: size)) } }
  }

  /// Returns the lines of a recording of inputs.
  private static func recording(of size: Int) -> Data {
    guard let header = try? JSONEncoder().encode(Recording<Recorded<Int>>.Header(subject: "n"))
    else { preconditionFailure("the header cannot be written") }
    return header + Data((0..<size).map { "\n{\"input\":\($0)}" }.joined().utf8) + [0x0A]
  }
}
