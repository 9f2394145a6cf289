import Pairings
import TestSupport
import Testing

/// Mistakes that end the process, one of each kind.
@Suite("Traps")
struct TrapTests {
  @Test("a move that reads the space that it moves, through a weak reference")
  func overlappingAccess() async {
    await #expect(processExitsWith: .failure) {
      var store = Store([0]) { $0 }
      weak let observer = store
      State.modify(inPlace: { position in
        position.append(observer?.position.count ?? 0)
      }).move(&store)
    }
    await #expect(processExitsWith: .failure) {
      final class Observer { weak var machine: Moore<Int, Int>? }
      let observer = Observer()
      var space = Moore<Int, Int>(
        0, step: { $0 += $1 + (observer.machine?.extract() ?? 0) }, output: { $0 })
      observer.machine = space
      Action.send(1).move(&space)
    }
    await #expect(processExitsWith: .failure) {
      typealias Desk = DayPairing<StateStore<Int>, NavigationZipper>
      var space: Kind<Desk.Space, String> = Day(Store(2) { $0 }, Zipper(["a"])) { "\($0) \($1)" }
      weak let observer = space
      let move: Kind<Desk.Moves, Void> = .first(.modify { $0 + (observer?.extract().count ?? 0) })
      Desk(StateStore(), NavigationZipper()).move(move, &space)
    }
  }

  @Test("a move that brings the place or the cursor of another space")
  func forged() async {
    await #expect(processExitsWith: .failure) {
      var stolen: DayOf<IdentityOf, IdentityOf>.Place?
      let steal = Kind<StealOf, Void> { stolen = $0 }
      let swap = Kind<StealOf, Void> { $0 = stolen ?? $0 }
      _ = StealDay().moved(Day(Identity("a"), Identity("b")) { $0 + $1 }, by: steal)
      _ = StealDay().moved(Day(Identity(1), Identity(2)) { $0 + $1 }, by: swap).extract()
    }
    await #expect(processExitsWith: .failure) {
      _ = Zipper([1]).moved(by: Navigation<Void> { $0 = Cursor(2, of: 3) })
    }
  }

  @Test("a second carrier of a brand, when it is made, with both names; and a wrong one")
  func carriers() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Impostor<Int>()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!isDebug || message.contains("Impostor<Int>") && message.contains("List<Int>"))
    await #expect(processExitsWith: .failure) {
      let list: Kind<ListOf, Int> = List([1])
      _ = list.carrier(as: Impostor<Int>.self)
    }
  }

  @Test("a negative number of repetitions")
  func negative() async {
    await #expect(processExitsWith: .failure) { _ = Identity(1).replicate(-1) }
  }

  @Test("BA19: a prism of a value without a usable mirror: no enum, a custom mirror, a function")
  func BA19_preconditions() async {
    await #expect(processExitsWith: .failure) {
      struct Wrapper { let number: Int }
      _ = Prism.case(Wrapper.init).preview(Wrapper(number: 1))
    }
    await #expect(processExitsWith: .failure) {
      enum Masked: CustomReflectable {
        case one(Int)
        var customMirror: Mirror { Mirror(self, children: ["two": 2]) }
      }
      _ = Prism.case(Masked.one).preview(.one(1))
    }
    await #expect(processExitsWith: .failure) {
      enum Work { case run(() -> Int) }
      _ = Prism.case(Work.run)
    }
  }
}

private final class Impostor<Value>: Carrier<ListOf, Value> {}

/// Moves on the place of a day, which may bring the place of another one.
private enum StealOf: ProgramConstructor {
  typealias Context = DayOf<IdentityOf, IdentityOf>.Place
}

private struct StealDay: ProgramStorePairing {
  typealias Moves = StealOf
  typealias Space = DayOf<IdentityOf, IdentityOf>
}
