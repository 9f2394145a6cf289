import Foundation
import PairingsBenchmarks
import Pairings
import PairingsTimeline

extension GrowthRows {
  static var recordings: [BenchmarkRow] {
    [
      row("Recording.init", "O(n)", .linear, over: small) { size in
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
      row("Persisted.init", "O(limit)", .linear, over: small, ratioVaries: true) { size in
        let explorer = counter()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        let kept = Persisted(
          Array(repeating: 1, count: size), of: explorer, limit: size, in: file,
          subject: "benchmark", isSynchronized: false
        ) { preconditionFailure("\($0)") }
        return { count in
          defer { try? FileManager.default.removeItem(at: file) }
          withExtendedLifetime(kept) { for _ in 0..<count { explorer.send(1) } }
        }
      },
      whole("fewest", "O(k log n), each call with a list", .linearithmic) { size in
        fewest(of: Array(0..<size)) { $0.first == 0 && contains(size / 2, $0) }.count
      },
      whole("fewest", "O(n²)", .quadratic, over: [100, 300, 1_000]) { size in
        fewest(of: Array(0..<size)) { $0.count == size }.count
      },
    ]
  }

  /// Returns a counter whose inputs are addends.
  static func counter() -> Explorer<IdentityOf, StateStore<Int>, Int, Int> {
    let meaning = Dispatcher.reduce { (count: inout Int, n: Int) in count &+= n }
    return opaque(Explorer(Component.store(0, on: meaning) { count, _ in count }))
  }

  /// Returns the lines of a recording of inputs.
  private static func recording(of size: Int) -> Data {
    guard let header = try? JSONEncoder().encode(Recording<Recorded<Int>>.Header(subject: "n"))
    else { preconditionFailure("the header cannot be written") }
    return header + Data((0..<size).map { "\n{\"input\":\($0)}" }.joined().utf8) + [0x0A]
  }

  /// Returns true if a sorted list contains a number, by a binary search.
  private static func contains(_ number: Int, _ list: [Int]) -> Bool {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == number
  }
}
