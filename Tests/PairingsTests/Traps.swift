import Pairings
import PairingsCatalogue
import PairingsTheory
import TestSupport
import Testing

/// Mistakes that end a process with a sentence, one of each kind.
@Suite("Traps")
struct Traps {
  @Test("a mistake ends the process, by a sentence in a debug build", arguments: all.indices)
  func ends(index: Int) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in Traps.all[index].make()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(!isDebug || message.contains(Self.all[index].sentence), "\(message.suffix(500))")
  }

  static let all = spaces + carriers + numbers + prisms + explorers

  /// Moves that reach the space that they move, by a weak reference, and places of other spaces.
  private static let spaces: [Trap] = [
    Trap(reading) {
      var store = Store([0]) { $0 }
      weak let seen = store
      State.modify(inPlace: { $0.append(seen?.position.count ?? 0) }).move(&store)
    },
    Trap(reading) {
      final class Observer { weak var machine: Moore<Int, Int>? }
      let seen = Observer()
      var space = Moore<Int, Int>(
        0, step: { $0 += $1 + (seen.machine?.extract() ?? 0) }, output: { $0 })
      seen.machine = space
      Action.send(1).move(&space)
    },
    Trap(reading) {
      typealias Desk = DayPairing<StateStore<Int>, NavigationZipper>
      var space: Kind<Desk.Space, String> = Day(Store(2) { $0 }, Zipper(["a"])) { "\($0) \($1)" }
      weak let seen = space
      let move: Kind<Desk.Moves, Void> = .first(.modify { $0 + (seen?.extract().count ?? 0) })
      Desk(StateStore(), NavigationZipper()).move(move, &space)
    },
    Trap("A move left the place of another space behind.") {
      var stolen: DayOf<IdentityOf, IdentityOf>.Place?
      let steal = Kind<StealOf, Void> { stolen = $0 }
      let swap = Kind<StealOf, Void> { $0 = stolen ?? $0 }
      _ = StealDay().moved(Day(Identity("a"), Identity("b")) { $0 + $1 }, by: steal)
      _ = StealDay().moved(Day(Identity(1), Identity(2)) { $0 + $1 }, by: swap).extract()
    },
    Trap("A move keeps to the list that it is given.") {
      _ = Zipper([1]).moved(by: Navigation<Void> { $0 = Cursor(2, of: 3) })
    },
    Trap("A cursor needs a place to be in.") { _ = Cursor(0, of: 0) },
    Trap("A lens hands its part to every change.") {
      var whole = 1
      _ = Lens<Int, Int>(get: { $0 }, modify: { _, _ in }).modify(&whole) { $0 + 1 }
    },
  ]

  private static let reading = "A move reads the space that it moves: use its argument."

  /// Carriers, in an optimised build as well.
  private static let carriers: [Trap] = [
    Trap("'Impostor<Int>' cannot carry 'ManyOf'") { _ = Impostor<Int>() },
    Trap("'ManyOf' is carried by 'Many<Int>'.") {
      let list: Kind<ManyOf, Int> = Many([1])
      _ = list.carrier(as: Impostor<Int>.self)
    },
  ]

  /// Numbers and times.
  private static let numbers: [Trap] = [
    Trap("A step cannot be replicated -1 times.") { _ = Identity(1).replicate(-1) },
    Trap("An effect cannot be tried again -1 times.") {
      _ = IO<Never, Int>.pure(1).retry(times: -1)
    },
    Trap("Of 0 effects at a time none is ever run.") {
      _ = Rehearsal<Never, [Int]>.traverse([1], atMost: 0) { .pure($0) }
    },
    Trap("give a positive one") { _ = RehearsalOf<Never>.every(.zero) {} },
    Trap("give a positive one") { _ = RehearsalOf<Never>.every(.seconds(-1)) {} },
    Trap("Time does not go back") { Stage<Never>().advance(by: .seconds(-1)) },
  ]

  /// Prisms of values without a usable mirror.
  private static let prisms: [Trap] = [
    Trap("is not an enum") {
      struct Wrapper { let number: Int }
      _ = Prism.case(Wrapper.init).preview(Wrapper(number: 1))
    },
    Trap("write its prism by hand") {
      enum Masked: CustomReflectable {
        case one(Int)
        var customMirror: Mirror { Mirror(self, children: ["two": 2]) }
      }
      _ = Prism.case(Masked.one).preview(.one(1))
    },
    Trap("has a function, which cannot be reflected") {
      enum Work { case run(() -> Int) }
      _ = Prism.case(Work.run)
    },
  ]

  private static let explorers: [Trap] =
    [
      Trap("A limit of 0 would let no action wait.") {
        _ = Explorer(number(IdentityOf.self), limit: 0)
      },
      Trap("A plan cannot wait") {
        let explorer = Explorer(number(IdentityOf.self))
        explorer.commit(State { _ in explorer.send { (nil, ()) } })
      },
    ]
    + Trap.each(of: [.place], "A move reads the explorer that makes it", read)
    + Trap.each(of: [.move, .moveAfterIt], "A move shows the explorer that makes it", read)
    + Trap.each(
      of: [.itself, .observed, .lens, .equality, .another],
      "A view shows the explorer that makes it", read)
    + Trap.each(
      of: [.run, .cancel, .cancelAll, .cancelInAMove],
      "The hash or == of a key calls the explorer", call)

  private enum InHash { case run, cancel, cancelAll, cancelInAMove }
  private enum Reading { case place, move, moveAfterIt, itself, observed, lens, equality, another }

  /// Calls an explorer in the hash of a key.
  private static func call(byKey place: InHash) {
    struct Calling: Hashable {
      let number: Int
      let call: () -> Void

      static func == (left: Calling, right: Calling) -> Bool { left.number == right.number }

      func hash(into hasher: inout Hasher) {
        call()
        hasher.combine(number)
      }
    }
    let explorer = Explorer(counter(RehearsalOf<Never>.self), on: Stage<Never>())
    var calls = 0
    func key(_ number: Int) -> Calling {
      Calling(number: number) {
        calls += 1
        guard calls < 100 else { return }
        switch place {
        case .run: load(number + 1)
        case .cancelAll: explorer.cancelAll()
        default: explorer.cancel(key: key(number))
        }
      }
    }
    func load(_ number: Int) {
      explorer.run(.move(.step("load") { .set(1) }, under: .latest(key(number))))
    }
    if place == .cancelInAMove {
      explorer.commit(
        State { _ in
          load(0)
          explorer.cancel(key: key(0))
        })
    }
    load(1)
  }

  /// Reads an explorer in the code of its move or of its view.
  private static func read(in place: Reading) {
    /// A number whose comparison looks at an explorer.
    struct Looking: Equatable {
      let look: () -> Int

      static func == (left: Looking, _: Looking) -> Bool { left.look() == 0 }
    }
    typealias Counter = Explorer<IdentityOf, StateStore<Int>, Int, Int>
    var shown: Counter?
    func look() -> Int { shown?.view ?? 0 }
    let other = Counter(.store(0, on: .empty) { count, _ in count + look() })
    let lens = Lens<Int, Int>(get: { $0 + look() }, modify: { $1(&$0) })
    var tokens: [ObservationToken?] = []
    let explorer = Counter(
      .store(0, on: .reduce { $0 += $1 }) { count, _ in
        guard count == 1 else { return count }
        switch place {
        case .itself: return look()
        case .observed: tokens.append(shown?.observe({ $0 }) { _ in })
        case .lens: return lens.get(count)
        case .equality: return Looking(look: look) == Looking(look: look) ? 1 : 0
        case .another: return other.view
        default: break
        }
        return count
      })
    shown = explorer
    if place == .moveAfterIt { _ = explorer.view }
    if place == .place { explorer.commit(State { $0 = explorer.position }) }
    if place == .move || place == .moveAfterIt {
      explorer.commit(State { $0 = look() })
    }
    explorer.send(1)
    _ = explorer.view
  }
}

private final class Impostor<Value>: Carrier<ManyOf, Value> {}

/// Moves on the place of a day, which may bring the place of another one.
private enum StealOf: ProgramConstructor {
  typealias Context = DayOf<IdentityOf, IdentityOf>.Place
}

private struct StealDay: ProgramStorePairing {
  typealias Moves = StealOf
  typealias Space = DayOf<IdentityOf, IdentityOf>
}
