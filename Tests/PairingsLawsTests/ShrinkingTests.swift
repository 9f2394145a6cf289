import PairingsLaws
import Synchronization
import Testing

/// The cost of shrinking, and its progress reports.
@Suite("Shrinking")
struct ShrinkingTests {
  @Test("where the simplest case is long, or has binary choices, enumerated cases are tried, too")
  func ordered() throws {
    let sets = Domain(Generator<Int>.integer.set(count: 2...4)) { set, seen in
      for number in set.sorted() { seen.record(number) }
    }
    func inputs(_ runner: Runner, _ law: Law) -> [String] {
      guard case .failed(let failure) = runner.check(law).outcome else { return [] }
      return failure.inputs.map(\.value)
    }
    let law = Law("none", "") { trial in
      _ = trial.any("set", sets)
      return false
    }
    for seed in 1...5 as ClosedRange<UInt64> {
      #expect(inputs(Runner(seed: seed, enumerated: 0), law) == ["[0, 1]"])
    }
    let flags = Bool.domain.array(count: 12...12)
    let rare = Law("rare", "") { trial in
      let all = trial.any("flags", flags)
      return all.reduce(7) { ($0 * 31 + ($1 ? 3 : 1)) % 1_009 } % 40 != 2
    }
    var runner = Runner(seed: 1, enumerated: 3)
    runner.scanned = 5_000
    var other = runner
    other.seed = 9
    #expect(inputs(runner, rare) == inputs(other, rare) && !inputs(runner, rare).isEmpty)
  }

  @Test("a function with many results is shrunk in few cases")
  func manyInputs() {
    let numbers = Domain(described: Generator<Int>.integer(in: 0...1_000_000))
    let functions = Int.domain.functions(to: numbers)
    let law = Law("alike", "") { trial in
      let f = trial.any("f", functions)
      return Set((0..<60).map { f($0) }).count < 20
    }
    let report = Runner(seed: 3, cases: 100, enumerated: 0).check(law)
    guard case .failed(let failure) = report.outcome else {
      Issue.record("it holds")
      return
    }
    #expect(failure.evaluations < 2_500, "\(failure.evaluations)")
  }

  private static var lists: Generator<[Int]> { Generator<Int>.integer.array() }

  /// The runs of a law that fails for a list, each with its list and the announced address.
  private final class Runs: Sendable {
    private let runs = Mutex<[(list: [Int], address: Address?)]>([])
    private let address = Mutex<Address?>(nil)

    var all: [(list: [Int], address: Address?)] { runs.withLock { $0 } }

    func runner(_ seed: UInt64) -> Runner {
      var runner = Runner(seed: seed, enumerated: 0)
      runner.announce = { address in self.address.withLock { $0 = address } }
      runner.failures = 1
      return runner
    }

    func law(_ holds: @escaping ([Int]) -> Bool) -> Law {
      Law("of a list", "") { trial in
        let list = trial.any("list", Domain(described: lists))
        let address = self.address.withLock { $0 }
        self.runs.withLock { $0.append((list, address)) }
        return holds(list)
      }
    }
  }

  @Test("shrinking runs no case twice", arguments: 0..<20)
  func once(seed: UInt64) throws {
    let runs = Runs()
    let report = runs.runner(seed).check(runs.law { Set($0).count < 3 })
    guard case .failed(let failure) = report.outcome else { throw Unbroken() }
    #expect(failure.inputs.map(\.value) == ["[0, 1, -1]"])
    let lists = runs.all.map(\.list)
    let first = try #require(lists.firstIndex { Set($0).count >= 3 })
    let shrunk = lists[first...]
    // The failure is recorded, normalised, and reported with and without its inputs.
    #expect(shrunk.count - Set(shrunk).count <= 6)
    #expect(shrunk.count - failure.evaluations <= 6)
  }

  @Test("each case is announced with its address for a replay, also one that no edit leads to")
  func announced() {
    let runs = Runs()
    let report = runs.runner(1).check(runs.law { $0.reduce(0, &+) % 7 != 5 || $0.count < 2 })
    #expect(!report.isPassed)
    for (list, address) in runs.all {
      let again = Runs()
      if let address { _ = Runner().replay(again.law { _ in true }, address) }
      #expect(again.all.first?.list == list, "\(String(describing: address))")
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

  @Test("a user's own loop shrinks to the fewest turns", arguments: 0..<20)
  func loops(seed: UInt64) throws {
    let law = Law("few members are heavy", "") { trial in
      let records = trial.any("records", Domain(described: Record.all))
      return records.count { $0.isMember == 1 && $0.weight > 100 } < 2
    }
    let report = Runner(seed: seed, cases: 10_000, enumerated: 0).check(law)
    guard case .failed(let failure) = report.outcome else { throw Unbroken() }
    let record = "ShrinkingTests.Record(name: 0, age: 0, height: 0, weight: 101, isMember: 1)"
    #expect(failure.inputs.map(\.value) == ["[\(record), \(record)]"])
  }

  @Test("a number shrinks to the smallest failing one of its sign, in few cases", arguments: 0..<20)
  func numbers(seed: UInt64) throws {
    let law = Law("small", "") { trial in
      trial.any("n", Int.domain) <= 1_000_000
    }
    let report = Runner(seed: seed, cases: 10_000, enumerated: 0).check(law)
    guard case .failed(let failure) = report.outcome else { throw Unbroken() }
    #expect(failure.inputs.map(\.value) == ["1000001"])
    #expect(failure.evaluations < 200, "\(failure.evaluations)")
  }

  @Test(
    "a number of which only every n-th fails shrinks to the smallest failing one", arguments: 0..<20
  )
  func strides(seed: UInt64) throws {
    let runner = Runner(seed: seed, cases: 10_000, enumerated: 0)
    let even = Domain(described: Generator<Int>.integer.filter { $0 % 2 == 0 })
    let laws = [
      Law("small", "") { trial in trial.any("n", even) < 1_000 },
      Law("no tens", "") { trial in
        let number = trial.any("n", Int.domain)
        return number <= 1_000 || number % 10 != 0
      },
    ]
    for (law, smallest) in zip(laws, ["1000", "1010"]) {
      guard case .failed(let failure) = runner.check(law).outcome else { throw Unbroken() }
      #expect(failure.inputs.map(\.value) == [smallest])
    }
  }

  @Test("parts of different lengths are put in order, the shortest first", arguments: 0..<10)
  func order(seed: UInt64) throws {
    let domain = Bool.domain.array().array()
    let law = Law("not both", "") { trial in
      let lists = trial.any("lists", domain)
      return !lists.contains([]) || !lists.contains { $0.count == 4 }
    }
    let report = Runner(seed: seed, cases: 10_000, enumerated: 0).check(law)
    guard case .failed(let failure) = report.outcome else { throw Unbroken() }
    #expect(failure.inputs.map(\.value) == ["[[], [false, false, false, false]]"])
  }

  private func last(of count: Int) -> Law {
    let functions = Int.domain.functions(to: Bool.domain)
    return Law("not the last", "") { trial in
      let f = trial.any("f", functions)
      return !(0..<count).reduce(false) { _, number in f(number) }
    }
  }

  @Test("a function that is called with hundreds of inputs is shrunk")
  func manyAnswers() throws {
    let report = Runner(seed: 1, cases: 20, enumerated: 0).check(last(of: 500))
    guard case .failed(let failure) = report.outcome else { throw Unbroken() }
    #expect(failure.inputs.map(\.value) == ["{_ → true}"])
    #expect(failure.evaluations < 100, "\(failure.evaluations)")
  }

  @Test("a case of thousands of results can be replayed")
  func thousandsOfAnswers() throws {
    let (law, runner) = (last(of: 8_300), Runner())
    let choices = (0..<20).lazy.compactMap { number -> String? in
      let report = runner.replay(law, .random(seed: 1, number: number, of: 20))
      guard case .failed(let failure) = report?.outcome else { return nil }
      return failure.choices
    }.first
    let address = try #require(choices.flatMap(Address.init))
    #expect(runner.replay(law, address)?.isPassed == false)
  }

  @Test("a number whose limit another one lowers to zero does not trap")
  func withoutRoom() {
    let numbers = Domain { choices in
      let (one, other) = (choices.draw(100), choices.draw(1_000))
      return [one, other, choices.draw(one > 50 ? 10 : 0)]
    } observe: { numbers, seen in
      for number in numbers { seen.record("\(number)") }
    }
    let law = Law("not 700", "") { trial in
      let numbers = trial.any("numbers", numbers)
      return 7 * numbers[0] + numbers[1] != 700
    }
    for seed in 1...4 as ClosedRange<UInt64> {
      #expect(!Runner(seed: seed, cases: 3_000, enumerated: 0).check(law).isPassed)
    }
  }

  private struct Unbroken: Error {}
}
