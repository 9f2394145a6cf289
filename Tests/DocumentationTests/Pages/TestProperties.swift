import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

@Suite("TestProperties.md")
struct TestPropertiesTests {
  @Test func reversing() {
    expectLaw(.forAll("reversed twice", [Int].self) { $0.reversed().reversed() == $0 })
  }

  @Test(.disabled("it fails, as the article shows"))
  func unique() {
    expectLaw(.equal("unique", [Int].self, of: { Set($0).sorted() }, and: { $0.sorted() }))
  }

  @Test("the report of a property that does not hold")
  func told() throws {
    let law = Law.equal("unique", [Int].self, of: { Set($0).sorted() }, and: { $0.sorted() })
    let text = Runner(seed: 1).check(law).text.split(separator: "\n").prefix(4)
    let page = try #require(Page.all.first { $0.path.hasSuffix("TestProperties.md") })
    #expect(page.text.contains(text.joined(separator: "\n")))
  }

  enum Missing: Error { case isEmpty }

  /// Returns the largest number. It is wrong for negative numbers.
  static func largest(_ list: [Int]) throws -> Int {
    guard !list.isEmpty else { throw Missing.isEmpty }
    return list.reduce(0, max)
  }

  static var member: Law {
    .forAll("the largest is a member", [Int].self) { list in
      list.contains(try largest(list))
    }
  }

  @Test("the reports of the ways in which a property does not hold")
  func ways() throws {
    let text = Runner(seed: 1).check(Self.member).text
    let told = text.split(separator: "\n")
      .filter { !$0.contains("shrunk") && !$0.contains("replay") }
    let page = try #require(Page.all.first { $0.path.hasSuffix("TestProperties.md") })
    let lines = page.text.split(separator: "\n").filter { $0 != "  …" }
    #expect(lines.joined(separator: "\n").contains(told.joined(separator: "\n")), "\(text)")
  }

  struct Invoice: LawValue, Equatable, CustomStringConvertible {
    var prices: [Int]
    var total: Int { prices.reduce(0, +) }
    var description: String { "\(prices)" }

    static var domain: Domain<Invoice> {
      Domain(
        described: Generator.integer(in: 1...100).array(count: 0...4).map { Invoice(prices: $0) })
    }
  }

  @Test func totals() {
    expectLaw(.forAll("a total is not negative", Invoice.self) { $0.total >= 0 })
  }

  @Test func sortingElsewhere() async {
    let lists = Int.domain.array()
    await expectLaw(
      .waiting("elsewhere", "sorted(list) == list.sorted()", lists) { trial in
        let list = trial.any("list", lists)
        return { (await Task { list.sorted() }.value, list.sorted()) }
      })
  }

  /// An account that is never overdrawn.
  struct Account {
    private(set) var balance = 0

    mutating func pay(_ amount: Int) { balance += amount }

    mutating func draw(_ amount: Int) -> Bool {
      guard amount <= balance else { return false }
      balance -= amount
      return true
    }
  }

  static var account: StateMachine<Int, Account> {
    let amounts = Domain(Generator.integer(in: 1...100)) { $0.observe(&$1) }
    return StateMachine("Account", model: 0) { Account() }
      .command("pay", amounts) { balance, amount in
        balance += amount
      } system: { account, amount in
        account.pay(amount)
      }
      .command("draw", amounts, answers: Bool.domain) { balance, amount in
        guard amount <= balance else { return false }
        balance -= amount
        return true
      } system: { account, amount in
        account.draw(amount)
      }
      .looking(at: "balance", Int.domain, model: { $0 }, system: \.balance)
  }

  @Test func accounts() { expectLaws(.stateful(Self.account)) }

  /// A counter that loses an update: another task may add while it suspends.
  actor Counter {
    private(set) var count = 0

    func add() async {
      let before = count
      await Task.yield()  // A request to a database.
      count = before + 1
    }
  }

  static var counter: ParallelMachine<Int, Counter> {
    ParallelMachine("Counter", model: 0) { Counter() }
      .command("add") {
        $0 += 1
      } system: { counter in
        await counter.add()
      }
      .looking(at: "count", Int.domain, model: { $0 }) { await $0.count }
  }

  @Test(.disabled("it fails, as the article shows"))
  func counters() async { await expectLaws(.parallel(Self.counter)) }

  /// A queue whose `pop` may remove another element than the one that it answers.
  actor Queue {
    private var waiting: [Int] = []

    func push(_ number: Int) { waiting.append(number) }

    func pop() async -> Int? {
      guard let first = waiting.first else { return nil }
      await Task.yield()  // The element is sent elsewhere.
      if !waiting.isEmpty { waiting.removeFirst() }
      return first
    }
  }

  static var queue: ParallelMachine<[Int], Queue> {
    ParallelMachine("Queue", model: []) { Queue() }
      .command("push", Int.domain) { waiting, number in
        waiting.append(number)
      } system: { queue, number in
        await queue.push(number)
      }
      .command("pop", answers: Int.domain.optional) { waiting in
        waiting.isEmpty ? nil : waiting.removeFirst()
      } system: { queue in
        await queue.pop()
      }
  }

  @Test(
    "a lost update is shrunk as the article shows, from each seed",
    arguments: 1...5 as ClosedRange<UInt64>)
  func races(seed: UInt64) throws {
    let page = try #require(Page.all.first { $0.path.hasSuffix("TestProperties.md") })
    for suite in [Suite.parallel(Self.counter), .parallel(Self.queue)] {
      let report = try #require(Runner(seed: seed).check(suite).first)
      let text = report.text.split(separator: "\n").dropFirst(2).prefix { !$0.contains("shrunk") }
      #expect(page.text.contains(text.joined(separator: "\n")), "\(report.text)")
    }
  }

  enum Wrong: String, Fault {
    case overdraws = "draw ignores the balance → commands"
    case forgets = "pay forgets the second coin → commands"
  }

  /// An account with the present fault.
  struct Purse {
    private(set) var balance = 0

    mutating func pay(_ amount: Int) {
      balance += Wrong.present == .forgets ? min(amount, 1) : amount
    }

    mutating func draw(_ amount: Int) -> Bool {
      guard amount <= balance || Wrong.present == .overdraws else { return false }
      balance -= amount
      return true
    }
  }

  static var purse: StateMachine<Int, Purse> {
    let amounts = Domain(Generator.integer(in: 1...100)) { $0.observe(&$1) }
    return StateMachine("Purse", model: 0) { Purse() }
      .command("pay", amounts) { balance, amount in
        balance += amount
      } system: { purse, amount in
        purse.pay(amount)
      }
      .command("draw", amounts, answers: Bool.domain) { balance, amount in
        guard amount <= balance else { return false }
        balance -= amount
        return true
      } system: { purse, amount in
        purse.draw(amount)
      }
      .looking(at: "balance", Int.domain, model: { $0 }, system: \.balance)
  }

  static var broken: Mutants { Mutants(.stateful(purse), Wrong.self) }

  @Test func faults() {
    let runner = Runner(seed: 1)
    #expect(KillMatrix(Self.broken.all.map { KillMatrix.Row($0, runner: runner) }).failures == [])
    for suite in Self.broken.references { expectLaws(suite) }
  }
}
