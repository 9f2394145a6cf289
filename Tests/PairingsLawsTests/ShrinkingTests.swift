import PairingsLaws
import Synchronization
import TestSupport
import Testing

/// The simplest counterexamples, the cost of shrinking, and its progress reports.
@Suite("Shrinking")
struct ShrinkingTests {
  private struct Unbroken: Error {}

  private static func failure(_ law: Law, _ runner: Runner) throws -> Counterexample {
    guard case .failed(let failure) = runner.check(law).outcome else { throw Unbroken() }
    return failure
  }

  /// A law with the simplest values that break it.
  private struct Broken {
    let law: Law
    let simplest: [String]
    var cases = 3_000
    var most = Int.max

    /// Creates the law of one value.
    init<Value>(
      _ domain: Domain<Value>, _ simplest: String, most: Int = .max,
      holds: @escaping (Value) -> Bool
    ) {
      law = Law("broken", simplest) { trial in holds(trial.any("x", domain)) }
      (self.simplest, self.most) = ([simplest], most)
      cases = 10_000
    }

    /// Creates the law of a system and its model.
    init(_ suite: Suite, _ simplest: String, cases: Int = 3_000) {
      (law, self.simplest, self.cases) = (suite.laws[0], [simplest], cases)
    }
  }

  private static var broken: [Broken] {
    let even = Domain(described: Generator<Int>.integer.filter { $0 % 2 == 0 })
    let sets = Domain(Generator<Int>.integer.set(count: 2...4)) { set, seen in
      for number in set.sorted() { seen.record(number) }
    }
    let two = Domain(described: Generator.integer(in: 0...9).unique(by: { $0 }, count: 2...5))
    let record = "ShrinkingTests.Record(name: 0, age: 0, height: 0, weight: 101, isMember: 1)"
    return [
      // Of every n-th number that fails, the smallest of its sign.
      Broken(Int.domain, "1000001", most: 200) { $0 <= 1_000_000 },
      Broken(even, "1000") { $0 < 1_000 },
      Broken(Int.domain, "1010") { $0 <= 1_000 || $0 % 10 != 0 },
      Broken(sets, "[0, 1]") { _ in false },
      Broken(two, "[0, 9]") { $0[0] + $0[1] < 9 },
      Broken(Bool.domain.array().array(), "[[], [false, false, false, false]]") { lists in
        !lists.contains([]) || !lists.contains { $0.count == 4 }
      },
      Broken(Domain(described: Record.all), "[\(record), \(record)]") { records in
        records.count { $0.isMember == 1 && $0.weight > 100 } < 2
      },
      Broken(.stateful(Cache.machine), "{ put(.a0); put(.a1); get(.a0); put(.a2); get(.a0) }"),
      Broken(.stateful(bounded), "{ push(0); push(5); push(0); sum() }"),
      Broken(
        .parallel(Register.machine(isAtomic: false), tasks: 2),
        "{ read() } ∥ { write(1); write(1) }", cases: 200),
      Broken(
        .parallel(Register.machine(isAtomic: false), tasks: 3),
        "{} ∥ { read() } ∥ { write(1); write(1) }", cases: 200),
    ]
  }

  @Test(
    "a failure shrinks to the simplest values, the same for every seed",
    arguments: 1...UInt64(many(20, inDebug: 1)))
  func simplest(seed: UInt64) throws {
    for broken in Self.broken.dropLast(isDebug ? 1 : 0) {
      let runner = Runner(seed: seed, cases: broken.cases, enumerated: 0)
      let failure = try Self.failure(broken.law, runner)
      expect(failure.inputs.map(\.value) == broken.simplest && failure.evaluations < broken.most)
    }
  }

  /// A record of a loop that calls no generator of lists, so that the end of a record is unknown.
  private struct Record: Equatable {
    var (name, age, height, weight, isMember) = (0, 0, 0, 0, 0)

    static var all: Generator<[Record]> {
      Generator { choices in
        var records: [Record] = []
        while choices.draw(1) == 1 {
          var record = Record()
          record.name = Int(choices.draw(100))
          record.age = Int(choices.draw(100))
          record.height = Int(choices.draw(250))
          record.weight = Int(choices.draw(300))
          record.isMember = Int(choices.draw(1))
          records.append(record)
        }
        return records
      }
    }
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

    static var machine: StateMachine<Cache, Cache> {
      StateMachine("Cache", model: Cache()) { Cache() }
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
    }
  }

  /// A list whose command needs another one, whose value shrinks with it.
  private static var bounded: StateMachine<[Int], [Int]> {
    let small = Domain(described: Generator.integer(in: -20...20))
    return StateMachine("Bounded", model: [Int]()) { [Int]() }
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
  }

  @Test("where the simplest case has binary choices, enumerated cases are tried, too")
  func ordered() throws {
    let flags = Bool.domain.array(count: 12...12)
    let rare = Law("rare", "") { trial in
      let all = trial.any("flags", flags)
      return all.reduce(7) { ($0 * 31 + ($1 ? 3 : 1)) % 1_009 } % 40 != 2
    }
    var runner = Runner(seed: 1, enumerated: 3)
    runner.scanned = 5_000
    var other = runner
    other.seed = 9
    try expectEqual(Self.failure(rare, runner).inputs, Self.failure(rare, other).inputs)
  }

  @Test("a function with many results is shrunk in few cases, and can be replayed")
  func functions() throws {
    let numbers = Domain(described: Generator<Int>.integer(in: 0...1_000_000))
    let functions = Int.domain.functions(to: numbers)
    let alike = Law("alike", "") { trial in
      let f = trial.any("f", functions)
      return Set((0..<60).map { f($0) }).count < 20
    }
    let many = Runner(seed: 3, cases: 100, enumerated: 0)
    try expect(Self.failure(alike, many).evaluations < 2_500)
    let flags = Int.domain.functions(to: Bool.domain)
    func last(of count: Int) -> Law {
      Law("not the last", "") { trial in
        let f = trial.any("f", flags)
        return !(0..<count).reduce(false) { _, number in f(number) }
      }
    }
    let failure = try Self.failure(last(of: 500), Runner(seed: 1, cases: 20, enumerated: 0))
    expect(failure.inputs.map(\.value) == ["{_ → true}"] && failure.evaluations < 100)
    let (law, runner) = (last(of: 8_300), Runner())
    let choices = (0..<20).lazy.compactMap { number -> String? in
      let report = runner.replay(law, .random(seed: 1, number: number, of: 20))
      guard case .failed(let failure) = report?.outcome else { return nil }
      return failure.choices
    }.first
    let address = try #require(choices.flatMap(Address.init))
    expectEqual(runner.replay(law, address)?.isPassed, false)
  }

  /// The runs of a law that fails for a list, each with its list and the announced address.
  private final class Runs: Sendable {
    private let runs = Mutex<[(list: [Int], address: Address?)]>([])
    private let address = Mutex<Address?>(nil)

    var all: [(list: [Int], address: Address?)] { runs.withLock { $0 } }

    func runner(_ seed: UInt64, enumerated: Int = 0) -> Runner {
      var runner = Runner(seed: seed, enumerated: enumerated)
      runner.announce = { address in self.address.withLock { $0 = address } }
      runner.failures = 1
      return runner
    }

    func law(_ holds: @escaping ([Int]) -> Bool) -> Law {
      Law("of a list", "") { trial in
        let list = trial.any("list", Domain(described: Generator<Int>.integer.array()))
        let address = self.address.withLock { $0 }
        self.runs.withLock { $0.append((list, address)) }
        return holds(list)
      }
    }
  }

  @Test("shrinking runs no case twice", arguments: 0..<UInt64(many(20, inDebug: 5)))
  func once(seed: UInt64) throws {
    let runs = Runs()
    let failure = try Self.failure(runs.law { Set($0).count < 3 }, runs.runner(seed))
    expectEqual(failure.inputs.map(\.value), ["[0, 1, -1]"])
    let lists = runs.all.map(\.list)
    let first = try #require(lists.firstIndex { Set($0).count >= 3 })
    let shrunk = lists[first...]
    // The failure is recorded, normalised, and reported with and without its inputs.
    expect(shrunk.count - Set(shrunk).count <= 6)
    expect(shrunk.count - failure.evaluations <= 6)
  }

  @Test(
    "each case is announced with its address for a replay, also one that no edit leads to",
    arguments: isDebug ? [500] : [0, 500])
  func announced(enumerated: Int) {
    let runs = Runs()
    let report = runs.runner(1, enumerated: enumerated).check(
      runs.law { $0.reduce(0, &+) % 7 != 5 || $0.count < 2 })
    expect(!report.isPassed)
    for index in stride(from: 0, to: runs.all.count, by: many(1, inDebug: 8)) {
      let (list, address) = runs.all[index]
      let again = Runs()
      if let address {
        expectEqual(Address("\(address)"), address)
        _ = Runner(enumerated: enumerated).replay(again.law { _ in true }, address)
      }
      expectEqual(again.all.last?.list, list, "\(String(describing: address))")
    }
  }

  @Test("a number whose limit another one lowers to zero does not trap")
  func withoutRoom() {
    let numbers = Domain { choices in
      let (one, other) = (choices.draw(100), choices.draw(1_000))
      return [one, other, choices.draw(one > 50 ? 10 : 0)]
    } observe: { numbers, seen in
      for number in numbers { seen.record("\(number)") }
    }
    let law = Law.forAll("not 700", numbers) { 7 * $0[0] + $0[1] != 700 }
    for seed in 1...4 as ClosedRange<UInt64> {
      expect(!Runner(seed: seed, cases: 3_000, enumerated: 0).check(law).isPassed)
    }
  }
}
