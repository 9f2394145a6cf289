import PairingsBenchmarks
import Pairings

extension GrowthRows {
  // MARK: - Lists of values

  static var lists: [BenchmarkRow] {
    [
      zipper("Zipper") { $0.map { $0 &+ 1 }.elements.count },
      whole("Zipper.init", "O(n)", .linear) { size in
        Zipper(past: 0..<size / 2, focus: 0, future: 0..<size / 2).elements.count
      },
      zipper("ZipperOf.map") { ZipperOf.map($0) { $0 &+ 1 }.elements.count },
      zipper("ZipperOf.extend") { $0.extend { $0.focus }.elements.count },
      row("Affine.element", "O(n)", .linear) { size in
        let last = Affine<[Numbered], Numbered>.element(id: size - 1)
        var all = (0..<size).map { Numbered(id: $0) }
        return { count in
          for _ in 0..<count { last.modify(&all) { $0.value &+= 1 } }
          keep(all[size - 1].value)
        }
      },
      whole("Array.combine", "O(the length of other)", .linear) { size in
        var list = [1]
        list.combine(with: Array(repeating: 2, count: size))
        return list.count
      },
      whole("String.combine", "O(the length of other)", .linear) { size in
        var text = "a"
        text.combine(with: String(repeating: "b", count: size))
        return text.utf8.count
      },
    ]
  }

  private static func zipper(
    _ name: String, _ body: @escaping (Zipper<Int>) -> Int
  ) -> BenchmarkRow {
    row(name, "O(n)", .linear) { size in
      let list = Zipper(Array(0..<size), at: size / 2)
      return { count in for _ in 0..<count { keep(body(list)) } }
    }
  }

  private struct Numbered: Identifiable {
    let id: Int
    var value = 0
  }

  // MARK: - Lists of parts

  /// A number that grows up to a limit.
  private enum Counting: Transitions {
    static func isEnabled(_ number: Int, at state: Int) -> Bool { state < .max - number }
    static func step(_ state: inout Int, by number: Int) { state += number }
  }

  static var parts: [BenchmarkRow] {
    [
      row("Paths.isEnabled", "O(n)", .linear) { size in
        let path = opaque(Array(repeating: 3, count: size))
        return { count in
          for _ in 0..<count { keep(Paths<Counting>.isEnabled(path, at: 0) ? 1 : 0) }
        }
      },
      row("ActionMoore", "O(n)", .linear) { size in
        let action = opaque(Action<Int, Void>.send(contentsOf: repeatElement(3, count: size)))
        var space = opaque(Moore<Int, Int>(0, step: { $0 &+= $1 }, output: { $0 }))
        return { count in
          for _ in 0..<count { action.move(&space) }
          keep(space.extract())
        }
      },
      row("EachPairing", "O(n), insertion and removal", .linear, over: small) { size in
        moves(size, [.insert(size, at: 0), .remove(size)])
      },
      row("EachPairing", "O(n), rearrangement", .linear, over: small) { size in
        moves(size, [.rearrange(0, to: size - 1), .rearrange(0, to: 0)])
      },
      row("EachPairing.move", "O(1)", .constant, over: small) { size in
        moves(size, [.part(size / 2, .modify(inPlace: { $0 &+= 1 }))])
      },
      row("Component.list", "O(n), to find the element", .linear) { size in
        let number = Component.store(
          Numbered(id: 0), on: .reduce { (part: inout Numbered, n: Int) in part.value &+= n }
        ) { part, _ in part.value }
        let explorer = Explorer(number.list((0..<size).map { Numbered(id: $0) }))
        return { count in
          for _ in 0..<count { explorer.send(PartInput(size - 1, 1)) }
          keep(explorer.position[size - 1].value)
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
      whole("Monad.traverse", "O(n log n)", .linearithmic, over: small) { size in
        var position = 0
        return StateOf<Int>.traverse(0..<size) { number in
          State {
            $0 &+= number
            return number
          }
        }.run(&position).count
      },
      whole("Concurrent.traverse", "O(n)", .linear, over: small) { size in
        perform(size, atMost: 8)
      },
      whole(
        "Concurrent.traverse", "O(log limit), of stack, a step each", .linearithmic, over: small
      ) { size in perform(size, atMost: size) },
      row("Schedule.exponential", "O(number)", .linear, over: [10, 20, 40, 80]) { size in
        let schedule = Schedule.exponential(from: .nanoseconds(1), times: size)
        return { count in
          for _ in 0..<count { if schedule.delay(size) == nil { preconditionFailure("no delay") } }
        }
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
