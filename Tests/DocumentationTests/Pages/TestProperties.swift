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

  enum Wrong: String, Fault {
    case overdraws = "draw ignores the balance"
    case forgets = "pay forgets the second coin"

    static let local = TaskLocal<Wrong?>(wrappedValue: nil)

    var expectation: Mutant.Expectation { .sole("commands") }
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
