import PairingsBenchmarks
import Pairings

/// The rows of moves of positions that are larger than a number.
enum StateRows {
  struct Fields: Equatable {
    var a = 0
    var b = 1
    var c = 2.0
    var d = false
    var e = 4
  }

  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "StateStore<Fields>.move", "opaque", control: "stored", bar: .ratio(1), allocations: 0,
        operation: {
          let move = opaque(
            State<Fields, Int> {
              $0.a &+= 1
              $0.e &+= $0.a
              return 0
            })
          var space: Kind<StoreOf<Fields>, Int>? = opaque(Store(Fields()) { $0.a &+ $0.e })
          return { count in
            guard var current = space.take() else { return 0 }
            defer { space = current }
            return PairOperation.move.drive(StateStore(), move, &current, count)
          }
        },
        by: {
          PairOperation.move.workload(
            by: Stored<Fields, Int>(
              Fields(),
              {
                $0.a &+= 1
                $0.e &+= $0.a
                return 0
              }, { $0.a &+ $0.e }))
        }),
      BenchmarkRow(
        "StateStore<[Int]>.move", "100000 elements in place", control: "plain", bar: .ratio(1.2),
        allocations: 0,
        operation: {
          let move = opaque(
            State<[Int], Int> {
              increment(&$0)
              return 0
            })
          var space: Kind<StoreOf<[Int]>, Int>? = opaque(Store(numbers()) { $0[99_999] })
          return { count in
            guard var current = space.take() else { return 0 }
            defer { space = current }
            return PairOperation.move.drive(StateStore(), move, &current, count)
          }
        },
        by: {
          var numbers = opaque(numbers())
          return { count in
            var sum = 0
            for _ in 0..<count {
              increment(&numbers)
              keep(numbers[99_999])
              sum &+= numbers[99_999]
            }
            return sum
          }
        }),
    ]
  }

  private static func numbers() -> [Int] { Array(0..<100_000) }

  @inline(never)
  private static func increment(_ numbers: inout [Int]) {
    for index in numbers.indices { numbers[index] &+= 1 }
  }
}
