import PropertyTesting
import PropertyTestingCommand

/// A bounded queue in an array that wraps around.
struct Ring {
  private var places: [Int]
  private var (first, count) = (0, 0)

  init(capacity: Int) { places = Array(repeating: 0, count: capacity) }

  mutating func push(_ number: Int) {
    places[(first + count) % places.count] = number
    count += 1
  }

  mutating func pop() -> Int {
    defer { (first, count) = ((first + 1) % places.count, count - 1) }
    return places[first]
  }
}

@main
enum BoxLaws: LawsCommand {
  static var suites: [Suite] { [.stateful(ring("Ring") { $0.pop() }), numbers] }

  static var mutants: Mutants {
    Mutants(
      [
        Mutant(
          "pop answers the number before", .stateful(ring("Ring") { $0.pop() &- 1 }),
          .sole("commands"))
      ], suites)
  }

  private static var numbers: Suite {
    Suite(
      "Numbers", of: "Int",
      [
        .forAll("addition commutes", Int.self, Int.self) { $0 &+ $1 == $1 &+ $0 },
        .forAll("addition associates", Int.self, Int.self, Int.self) { x, y, z in
          (x &+ y) &+ z == x &+ (y &+ z)
        },
        .equal("reversed twice", [Int].self, of: { $0.reversed().reversed() }, and: { $0 }),
        .equal("sorted twice", [Int].self, of: { $0.sorted().sorted() }, and: { $0.sorted() }),
      ])
  }

  private static func ring(
    _ name: String, pop: @escaping (inout Ring) -> Int
  ) -> StateMachine<[Int], Ring> {
    StateMachine(name, model: [Int]()) { Ring(capacity: 3) }
      .command("push", Int.domain, when: { all, _ in all.count < 3 }) { all, number in
        all.append(number)
      } system: { ring, number in
        ring.push(number)
      }
      .command("pop", answers: Int.domain, when: { !$0.isEmpty }) { all in
        all.removeFirst()
      } system: { ring in
        pop(&ring)
      }
  }
}
