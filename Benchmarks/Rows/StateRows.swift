import PairingsBenchmarks
import Pairings

/// The row of moves of a position that is an array, which is changed in place.
enum StateRows {
  static var rows: [BenchmarkRow] {
    [
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
        })
    ]
  }

  private static func numbers() -> [Int] { Array(0..<100_000) }

  @inline(never)
  private static func increment(_ numbers: inout [Int]) {
    for index in numbers.indices { numbers[index] &+= 1 }
  }
}
