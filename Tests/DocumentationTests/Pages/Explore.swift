import Pairings
import TestSupport
import Testing

@Suite("Explore.md")
@MainActor
struct ExplorePage {
  enum Step { case up, down }

  struct Button { let label: String, tap: () -> Void }

  /// A number and nothing else, whose inputs are effects.
  func number<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, StateStore<Int>, Kind<Eff, State<Int, Void>>, Int> {
    Component(effectful: StateStore(), Store(0) { count in UI { _ in count } })
  }

  struct Offline: Error {}

  final class Controller {
    var shown: [Int] = []
    func show(_ number: Int) { shown.append(number) }
  }

  @Test("a workflow that goes on after a failure, its observers and its reports")
  func workflow() throws {
    let explorer = Explorer(number(IOOf<Offline>.self))
    let first = IO<Offline, State<Int, Void>>.raise(Offline())
    let second = IO<Offline, State<Int, Void>>.pure(.set(7))
    let controller = Controller()
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
    explorer.observe(controller) { controller, snapshot in  // as long as the controller lives
      controller.show(snapshot.view)
    }
    let reports = explorer.observeReports { report in log("\(report)") }  // failures, runaways
    let request = explorer.run(.workflow([first, second], refresh: .coalesce, failures: .proceed))
    guard case .failure = request.outcome else {
      Issue.record("it has not failed")
      return
    }
    reports.cancel()
    #expect(controller.shown == [7] && lines.count == 1)
  }

  @Test("a part of the view, and a journal")
  func journal() {
    struct Album { let title: String }
    struct Roll { let number: Int }
    final class Window { var title = "" }
    let window = Window()
    let explorer = Explorer(
      Component.store(0, on: .moves { (roll: Roll) in .set(roll.number) }) { count, _ in
        Album(title: "album \(count)")
      })
    let lines = printed {
      let part = explorer.observe(\.title) { window.title = $0 }  // now, and when it has changed
      let journal = explorer.record { transition in
        print(transition.version, transition.input.map { "by \($0.number)" } ?? "a move")
      }
      #expect(window.title == "album 0")
      explorer.commit(.set(3))
      explorer.send(Roll(number: 6))
      part.cancel()
      journal.cancel()
    }
    #expect(window.title == "album 6")
    #expect(lines == ["1 a move", "2 by 6"])
  }

  @Test("the code of the page prints the output on the page")
  func printsAll() {
    expectPrinted(as: "Docs/Pairings.docc/Explore.md") {
      counter()
      transferred()
    }
  }

  /// A counter.
  func counter() {
    let counter = Component.store(
      0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
    ) { count, send in
      Button(label: "count: \(count)", tap: { send(.up) })
    }
    let explorer = Explorer(counter)
    explorer.send(.up)
    print(explorer.view.label)  // count: 1
    explorer.view.tap()
    print(explorer.view.label)  // count: 2
  }

  enum Payment { case pay(Int) }
  typealias Purse = Explorer<IdentityOf, StateStore<Int>, Payment, Int>

  struct Overdrawn: Error, Equatable {}

  func account(
    _ amount: Int
  ) -> Component<IdentityOf, StateStore<Int>, Never, Int> {
    .store(amount, on: .empty) { amount, _ in amount }
  }

  typealias Accounts = DayMoveOf<StateStore<Int>, StateStore<Int>>
  typealias Transfer<Value> = ExceptT<Overdrawn, Accounts, Value>

  /// A move of several steps, made as a whole or not at all.
  func transferred() {
    let bank = Explorer(account(10).beside(account(0)) { (from: $0, to: $1) })
    func transfer(_ amount: Int) -> Transfer<Void> {
      let take = State<Int, Int> { left in
        left -= amount
        return left
      }
      return Transfer.lift(.first(take)).flatMap { left in
        left < 0 ? .raise(Overdrawn()) : .lift(.second(.modify { $0 + amount }))
      }
    }
    func pay(_ amount: Int) {
      let move = transfer(amount).run()
      guard case .success = bank.inspect(move) else { return }
      bank.commit(move.void())
    }
    var shown = 0
    let token = bank.observe { _ in shown += 1 }
    pay(4)
    print(bank.view, bank.version)  // (from: 6, to: 4) 1
    pay(7)
    print(bank.view, bank.version)  // (from: 6, to: 4) 1
    #expect(shown == 1)
    token.cancel()
  }

  func pay(_ amount: Int, from purse: Purse) throws(Overdrawn) {
    try purse.send { () throws(Overdrawn) in
      guard purse.position >= amount else { throw Overdrawn() }
      return (.pay(amount), ())
    }
  }

  @Test("a check before the move leaves everything as it was")
  func checked() throws {
    let purse = Purse(
      .store(
        10,
        on: .reduce { (left, payment: Payment) in
          switch payment {
          case .pay(let amount): left -= amount
          }
        }
      ) { left, _ in left })
    try pay(4, from: purse)
    #expect(throws: Overdrawn()) { try pay(7, from: purse) }
    #expect(purse.view == 6 && purse.version == 1)
  }

  @Test("under an effect that ends later")
  func later() async {
    let explorer = Explorer(number(AsyncOf<Never>.self))
    let load = Async<Never, State<Int, Void>>.work {
      await Task.yield()
      return .set(42)
    }
    let request = explorer.run(.move(load))  // in a method of an actor, or on the main actor
    let end = await request.finished()  // or request.cancel()
    #expect(end == .success && explorer.view == 42)
  }
}
