import PairingsLaws
import PropertyTestingSwiftTesting
import TestSupport
import Testing

/// A queue of at most `capacity` numbers in a ring; a broken one forgets to wrap around.
private struct Ring {
  let capacity: Int
  var wraps = true
  private var cells: [Int]
  private var first = 0
  private(set) var count = 0

  init(capacity: Int, wraps: Bool = true) {
    (self.capacity, self.wraps) = (capacity, wraps)
    cells = Array(repeating: 0, count: capacity)
  }

  mutating func push(_ number: Int) {
    let place = first + count
    cells[wraps ? place % capacity : min(place, capacity - 1)] = number
    count += 1
  }

  mutating func pop() -> Int {
    defer {
      first = (first + 1) % capacity
      count -= 1
    }
    return cells[first]
  }
}

@Suite("Stateful")
struct StatefulTests {
  private func queue(wraps: Bool) -> StateMachine<[Int], Ring> {
    StateMachine("Ring", model: [Int]()) { Ring(capacity: 3, wraps: wraps) }
      .command("push", Int.domain, when: { all, _ in all.count < 3 }) { all, number in
        all.append(number)
      } system: { ring, number in
        ring.push(number)
      }
      .command("pop", answers: Int.domain, when: { !$0.isEmpty }) { all in
        all.removeFirst()
      } system: { ring in
        ring.pop()
      }
      .looking(at: "count", Int.domain, model: \.count, system: \.count)
  }

  @Test("a system that agrees with its model passes")
  func lawful() { expectLaws(.stateful(queue(wraps: true))) }

  @Test("a failure shrinks to the fewest commands, the same for every seed", arguments: 1...10)
  func shrinks(seed: UInt64) throws {
    let runner = Runner(seed: seed, enumerated: 0)
    let report = try #require(runner.check(.stateful(queue(wraps: false))).first)
    guard case .failed(let failure) = report.outcome else { throw NoFailure() }
    #expect(
      failure.inputs.map(\.value) == [
        "{ push(0); push(0); push(0); pop(); push(1); pop(); pop() }"
      ],
      "\(failure.inputs.map(\.value))")
    #expect(failure.difference == "command 7, pop(): model 0 ≠ system 1")
  }

  /// A cache of two keys. The model removes the key that was read or put longest ago, and the
  /// system the key that was put first.
  private struct Cache {
    var keys: [Three] = []

    mutating func put(_ key: Three) {
      keys.removeAll { $0 == key }
      keys.append(key)
      if keys.count > 2 { keys.removeFirst() }
    }
  }

  @Test("a failure has the simplest names, the same for every seed", arguments: 1...20)
  func names(seed: UInt64) throws {
    let cache = StateMachine("Cache", model: Cache()) { Cache() }
      .command("put", Three.domain) { model, key in
        model.put(key)
      } system: { system, key in
        system.put(key)
      }
      .command("get", Three.domain, answers: Bool.domain) { model, key in
        guard model.keys.contains(key) else { return false }
        model.put(key)
        return true
      } system: { system, key in
        system.keys.contains(key)
      }
    let report = try #require(Runner(seed: seed, enumerated: 0).check(.stateful(cache)).first)
    guard case .failed(let failure) = report.outcome else { throw NoFailure() }
    #expect(
      failure.inputs.map(\.value) == ["{ put(.a0); put(.a1); get(.a0); put(.a2); get(.a0) }"],
      "\(failure.inputs.map(\.value))")
  }

  @Test(
    "a command and the command that it needs are shrunk together",
    arguments: 1...20 as ClosedRange<UInt64>)
  func pairs(seed: UInt64) throws {
    let small = Domain(described: Generator.integer(in: -20...20))
    let bounded = StateMachine("Bounded", model: [Int]()) { [Int]() }
      .command(
        "push", small,
        when: { (all: [Int], number: Int) -> Bool in all.count < 3 && all.last != number },
        model: { (all: inout [Int], number: Int) in all.append(number) },
        system: { (all: inout [Int], number: Int) in all.append(number) }
      )
      .command("pop", when: { !$0.isEmpty }) {
        $0.removeFirst()
      } system: {
        $0.removeFirst()
      }
      .command("sum", answers: small) { all in
        all.reduce(0, +)
      } system: { all in
        all.count == 3 && all[1] > 4 ? 0 : all.reduce(0, +)
      }
    let runner = Runner(seed: seed, cases: 3_000, enumerated: 0)
    let report = try #require(runner.check(.stateful(bounded)).first)
    guard case .failed(let failure) = report.outcome else { throw NoFailure() }
    #expect(failure.inputs.map(\.value) == ["{ push(0); push(5); push(0); sum() }"])
  }

  private struct NoFailure: Error {}

  @Test("a machine with few or no enabled commands is reported, and not passed")
  func empty() throws {
    let none = StateMachine("None", model: 0) { 0 }
      .command("never", when: { _ in false }) {
        $0 += 1
      } system: {
        $0 += 1
      }
    #expect(Runner(seed: 1).check(.stateful(none)).allSatisfy { !$0.isPassed })
    #expect(
      Runner(seed: 1).check(.stateful(queue(wraps: true), count: 1)).allSatisfy { $0.isPassed })
  }

  @Test("a function shows the calls of the system")
  func functions() throws {
    let machine = StateMachine("Map", model: Three.a0) { Three.a0 }
      .command("map", Three.domain.functions(to: Three.domain)) { model, f in
        model = f(model)
      } system: { system, f in
        system = f(f(system))
      }
      .looking(at: "value", Three.domain, model: { $0 }, system: { $0 })
    let report = try #require(Runner(seed: 1).check(.stateful(machine)).first)
    guard case .failed(let failure) = report.outcome else { throw NoFailure() }
    #expect(failure.inputs.map(\.value) == ["{ map({.a0 → .a1, _ → .a0}) }"])
  }

  @Test("observations after a command are compared, and each case is closed")
  func looksAndEnds() throws {
    final class Counter { var open = 0 }
    let counter = Counter()
    let machine = StateMachine("Steps", model: 0) {
      counter.open += 1
      return 0
    }
    .command("step") {
      $0 += 1
    } system: {
      $0 += $0 == 2 ? 2 : 1
    }
    .looking(at: "place", Int.domain, model: { $0 }, system: { $0 })
    .finally { _ in counter.open -= 1 }
    let report = try #require(Runner(seed: 1).check(.stateful(machine)).first)
    guard case .failed(let failure) = report.outcome else { throw NoFailure() }
    #expect(failure.inputs.map(\.value) == ["{ step(); step(); step() }"])
    #expect(failure.difference == "place after command 3, step(): model 3 ≠ system 4")
    #expect(counter.open == 0)
  }
}
