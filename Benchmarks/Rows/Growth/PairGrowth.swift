import PairingsBenchmarks
import Pairings

extension GrowthRows {
  // MARK: - Lists of values

  static var lists: [BenchmarkRow] {
    [
      few("ZipperOf.extend", "O(n)") { size in
        let list = Zipper(Array(0..<size), at: size / 2)
        return { count in
          for _ in 0..<count { keep(list.extend { $0.focus }.elements.count) }
        }
      },
      few("Affine.element", "O(n)") { size in
        let last = Affine<[Numbered], Numbered>.element(id: size - 1)
        var all = (0..<size).map { Numbered(id: $0) }
        return { count in
          for _ in 0..<count { last.modify(&all) { $0.value &+= 1 } }
          keep(all[size - 1].value)
        }
      },
    ]
  }

  private struct Numbered: Identifiable {
    let id: Int
    var value = 0
  }

  // MARK: - Lists of parts

  static var parts: [BenchmarkRow] {
    [
      few("EachPairing", "O(n), insertion and removal") { size in
        moves(size, [.insert(size, at: 0), .remove(size)])
      },
      among("EachPairing.move", "O(1)", .constant) { size in
        moves(size, [.part(size / 2, .modify(inPlace: { $0 &+= 1 }))])
      },
      few("Component.list", "O(n), to find the element", from: 500, to: 8_000) { size in
        let number = Component.store(
          Numbered(id: 0), on: .reduce { (part: inout Numbered, n: Int) in part.value &+= n }
        ) { part, _ in part.value }
        let explorer = Explorer(number.list((0..<size).map { Numbered(id: $0) }))
        return { count in
          for _ in 0..<count { explorer.send(PartInput(size - 1, 1)) }
          keep(explorer.position[size - 1].value)
        }
      },
      few("Explorer.send", "O(n), beside n effects of rows", from: 10, to: 160) { size in
        let row = Component<RehearsalOf<Never>, StateStore<Numbered>, Int, Int>.store(
          Numbered(id: 0),
          on: .update { part, n in
            part.value &+= n
            return n == 0 ? .run(.step("load") {}) : .none
          }
        ) { part, _ in part.value }
        let explorer = Explorer(row.list((0..<size).map { Numbered(id: $0) }), on: Stage<Never>())
        for id in 0..<size { explorer.send(PartInput(id, 0)) }
        return { count in
          for _ in 0..<count { explorer.send(PartInput(0, 1)) }
          keep(explorer.position[0].value)
        }
      },
    ]
  }

  /// Returns a workload of moves of a list that has no other reference.
  private static func moves(
    _ size: Int, _ all: [EachMove<Int, StateStore<Int>, Void>]
  ) -> (Int) -> Void {
    let fresh = Store(0) { $0 }
    var space: Kind<EachOf<Int, StoreOf<Int>>, Int>? = Each(Array(0..<size), fresh: fresh) {
      $0.count
    }
    let pairing = EachPairing<Int, StateStore<Int>>(StateStore())
    return { count in
      guard var current = space.take() else { return }
      for _ in 0..<count { for move in all { pairing.move(move, &current) } }
      space = current
    }
  }

  // MARK: - Loops

  static var loops: [BenchmarkRow] {
    [
      many("Monad.traverse", "O(n)") { size in
        { count in
          for _ in 0..<count {
            var position = 0
            let all = StateOf<Int>.traverse(0..<size) { number in
              State {
                $0 &+= number
                return number
              }
            }
            keep(all.run(&position).count)
          }
        }
      },
      many("Concurrent.traverse", "O(n)") { size in
        { count in for _ in 0..<count { keep(perform(size, atMost: 8)) } }
      },
    ]
  }

  /// Performs as many steps as there are elements. Returns the number of values.
  private static func perform(_ size: Int, atMost limit: Int) -> Int {
    let stage = Stage<Never>()
    var found = 0
    stage.launch(
      RehearsalOf<Never>.traverse(0..<size, atMost: limit) { number in
        Rehearsal<Never, Int>.step("step") { number }
      }
    ) { outcome in if case .success(let all) = outcome { found = all.count } }
    stage.performAll()
    precondition(found == size)
    return found
  }
}
