import Pairings
import PairingsTheory
import TestSupport
import Testing

/// Mistakes that end a process with a sentence, one of each kind.
@Suite("Traps")
struct Traps {
  @Test("a mistake ends the process, by a sentence in a debug build", arguments: Trap.allCases)
  func ends(trap: Trap) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [trap] in trap.make()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!isDebug || message.contains(trap.sentence), "\(message.suffix(500))")
  }
}

/// A mistake that ends the process.
enum Trap: String, CaseIterable, Codable {
  case storeInItsMove, machineInItsStep, dayInItsMove
  case placeOfAnotherDay, cursorOfAnotherList, emptyCursor, missingPosition
  case secondCarrier, anotherCarrier
  case negativeRepetitions, negativeRetries, noEffectAtATime
  case prismOfAStruct, prismOfAMirror, prismOfFunctions
  case noInterval, negativeInterval, negativeTime
  case noLimit, planInAMove
  case viewInAMove, viewInAMoveAfterIt, placeInAMove, viewInItself, viewInAnObserved, viewInALens
  case viewInAnEquality, viewInAnotherView
  case hashThatRuns, hashThatCancels, hashThatCancelsAll, hashThatCancelsInAMove

  /// The sentence of a debug build.
  var sentence: String {
    switch self {
    case .storeInItsMove, .machineInItsStep, .dayInItsMove:
      "A move reads the space that it moves: use its argument."
    case .placeOfAnotherDay: "A move left the place of another space behind."
    case .cursorOfAnotherList: "A move keeps to the list that it is given."
    case .emptyCursor: "A cursor needs a place to be in."
    case .missingPosition: "A lens hands its part to every change."
    case .secondCarrier: "'Impostor<Int>' cannot carry 'ListOf'"
    case .anotherCarrier: "'ListOf' is carried by 'List<Int>'."
    case .negativeRepetitions: "A step cannot be replicated -1 times."
    case .negativeRetries: "An effect cannot be tried again -1 times."
    case .noEffectAtATime: "Of 0 effects at a time none is ever run."
    case .noInterval, .negativeInterval: "give a positive one"
    case .negativeTime: "Time does not go back"
    case .prismOfAStruct: "is not an enum"
    case .prismOfAMirror: "write its prism by hand"
    case .prismOfFunctions: "has a function, which cannot be reflected"
    case .noLimit: "A limit of 0 would let no action wait."
    case .planInAMove: "A plan cannot wait"
    case .placeInAMove: "A move reads the explorer that makes it"
    case .viewInAMove, .viewInAMoveAfterIt: "A move shows the explorer that makes it"
    case .viewInItself, .viewInAnObserved, .viewInALens, .viewInAnEquality, .viewInAnotherView:
      "A view shows the explorer that makes it"
    case .hashThatRuns, .hashThatCancels, .hashThatCancelsAll, .hashThatCancelsInAMove:
      "The hash or == of a key calls the explorer"
    }
  }

  func make() {
    switch self {
    // Moves that reach the space that they move, by a weak reference.
    case .storeInItsMove:
      var store = Store([0]) { $0 }
      weak let seen = store
      State.modify(inPlace: { $0.append(seen?.position.count ?? 0) }).move(&store)
    case .machineInItsStep:
      final class Observer { weak var machine: Moore<Int, Int>? }
      let seen = Observer()
      var space = Moore<Int, Int>(
        0, step: { $0 += $1 + (seen.machine?.extract() ?? 0) }, output: { $0 })
      seen.machine = space
      Action.send(1).move(&space)
    case .dayInItsMove:
      typealias Desk = DayPairing<StateStore<Int>, NavigationZipper>
      var space: Kind<Desk.Space, String> = Day(Store(2) { $0 }, Zipper(["a"])) { "\($0) \($1)" }
      weak let seen = space
      let move: Kind<Desk.Moves, Void> = .first(.modify { $0 + (seen?.extract().count ?? 0) })
      Desk(StateStore(), NavigationZipper()).move(move, &space)
    // Places and positions of other spaces.
    case .placeOfAnotherDay:
      var stolen: DayOf<IdentityOf, IdentityOf>.Place?
      let steal = Kind<StealOf, Void> { stolen = $0 }
      let swap = Kind<StealOf, Void> { $0 = stolen ?? $0 }
      _ = StealDay().moved(Day(Identity("a"), Identity("b")) { $0 + $1 }, by: steal)
      _ = StealDay().moved(Day(Identity(1), Identity(2)) { $0 + $1 }, by: swap).extract()
    case .cursorOfAnotherList:
      _ = Zipper([1]).moved(by: Navigation<Void> { $0 = Cursor(2, of: 3) })
    case .emptyCursor: _ = Cursor(0, of: 0)
    case .missingPosition:
      var whole = 1
      _ = Lens<Int, Int>(get: { $0 }, modify: { _, _ in }).modify(&whole) { $0 + 1 }
    // Carriers, in an optimised build as well.
    case .secondCarrier: _ = Impostor<Int>()
    case .anotherCarrier:
      let list: Kind<ListOf, Int> = List([1])
      _ = list.carrier(as: Impostor<Int>.self)
    // Numbers and times.
    case .negativeRepetitions: _ = Identity(1).replicate(-1)
    case .negativeRetries: _ = IO<Never, Int>.pure(1).retry(times: -1)
    case .noEffectAtATime:
      _ = Rehearsal<Never, [Int]>.traverse([1], atMost: 0) { .pure($0) }
    case .noInterval: _ = RehearsalOf<Never>.every(.zero) {}
    case .negativeInterval: _ = RehearsalOf<Never>.every(.seconds(-1)) {}
    case .negativeTime: Stage<Never>().advance(by: .seconds(-1))
    // Prisms of values without a usable mirror.
    case .prismOfAStruct:
      struct Wrapper { let number: Int }
      _ = Prism.case(Wrapper.init).preview(Wrapper(number: 1))
    case .prismOfAMirror:
      enum Masked: CustomReflectable {
        case one(Int)
        var customMirror: Mirror { Mirror(self, children: ["two": 2]) }
      }
      _ = Prism.case(Masked.one).preview(.one(1))
    case .prismOfFunctions:
      enum Work { case run(() -> Int) }
      _ = Prism.case(Work.run)
    // Explorers.
    case .noLimit: _ = Explorer(number(IdentityOf.self), limit: 0)
    case .planInAMove:
      let explorer = Explorer(number(IdentityOf.self))
      explorer.commit(State { _ in explorer.send { (nil, ()) } })
    case .placeInAMove: readExplorer(in: self)
    case .viewInAMove, .viewInAMoveAfterIt: readExplorer(in: self)
    case .viewInItself, .viewInAnObserved, .viewInALens, .viewInAnEquality, .viewInAnotherView:
      readExplorer(in: self)
    case .hashThatRuns, .hashThatCancels, .hashThatCancelsAll, .hashThatCancelsInAMove: callByKey()
    }
  }

  /// Calls an explorer in the hash of a key.
  private func callByKey() {
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
        switch self {
        case .hashThatRuns: load(number + 1)
        case .hashThatCancelsAll: explorer.cancelAll()
        default: explorer.cancel(key: key(number))
        }
      }
    }
    func load(_ number: Int) {
      explorer.run(.move(.step("load") { .set(1) }, under: .latest(key(number))))
    }
    if self == .hashThatCancelsInAMove {
      explorer.commit(
        State { _ in
          load(0)
          explorer.cancel(key: key(0))
        })
    }
    load(1)
  }

  /// Reads an explorer in the code of its move or of its view.
  private func readExplorer(in place: Trap) {
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
        case .viewInItself: return look()
        case .viewInAnObserved: tokens.append(shown?.observe({ $0 }) { _ in })
        case .viewInALens: return lens.get(count)
        case .viewInAnEquality: return Looking(look: look) == Looking(look: look) ? 1 : 0
        case .viewInAnotherView: return other.view
        default: break
        }
        return count
      })
    shown = explorer
    if place == .viewInAMoveAfterIt { _ = explorer.view }
    if place == .placeInAMove { explorer.commit(State { $0 = explorer.position }) }
    if place == .viewInAMove || place == .viewInAMoveAfterIt {
      explorer.commit(State { $0 = look() })
    }
    explorer.send(1)
    _ = explorer.view
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
