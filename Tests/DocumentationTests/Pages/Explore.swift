import Pairings
import TestSupport
import Testing

@Suite("Explore.md")
@MainActor
struct ExplorePage {
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

  struct Overdrawn: Error, Equatable {}

  func account(
    _ amount: Int
  ) -> Component<IdentityOf, StateStore<Int>, Never, Int> {
    .store(amount, on: .empty) { amount, _ in amount }
  }

  typealias Accounts = DayMoveOf<StateStore<Int>, StateStore<Int>>
  typealias Transfer<Value> = ExceptT<Overdrawn, Accounts, Value>

  @Test("a move of several steps is made as a whole or not at all")
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
    #expect(bank.view == (from: 6, to: 4) && bank.version == 1)
    pay(7)
    #expect(bank.view == (from: 6, to: 4) && bank.version == 1)
    #expect(shown == 1)
    token.cancel()
  }
}
