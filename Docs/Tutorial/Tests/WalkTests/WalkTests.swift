import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

// Where one can be. Laws try all of it, so that it is small.
enum Room: UInt8, FiniteLawValue, CaseIterable { case hall, stairs, attic }

// The space: what is seen from each room.
enum HouseOf: StoreConstructor { typealias Position = Room }
typealias House<Value> = Kind<HouseOf, Value>

// The moves: programs that change the room.
enum WalkOf: ProgramConstructor { typealias Context = Room }
typealias Walk<Value> = Kind<WalkOf, Value>

// The pairing of the two.
struct WalkHouse: ProgramStorePairing {
  typealias Moves = WalkOf
  typealias Space = HouseOf
}

extension Kind where Brand == WalkOf, Value == Void {
  static var up: Walk<Void> {
    Walk { room in room = Room(rawValue: room.rawValue + 1) ?? .attic }
  }
}

@Test func climbing() {
  let house = House(at: .hall) { "in the \($0)" }
  #expect(WalkHouse().moved(house, by: .up).extract() == "in the stairs")
  #expect(WalkHouse().moved(house, by: .up.then(.up)).extract() == "in the attic")
}

// What a person can do there.
enum Step { case up, twice }

// What is shown of a room: where one is, and the way up.
struct Stairway {
  let text: String
  let climb: () -> Void
}

@Test func showing() {
  let stairway = Component(
    WalkHouse(),
    House(at: .hall) { room in
      UI { send in Stairway(text: "in the \(room)", climb: { send(.up) }) }
    },
    on: .moves { (step: Step) in
      switch step {
      case .up: .up
      case .twice: .up.then(.up)
      }
    })
  let explorer = Explorer(stairway)
  explorer.view.climb()
  #expect(explorer.view.text == "in the stairs")
  explorer.send(.twice)
  #expect(explorer.view.text == "in the attic")
}

extension HouseOf: Checkable {}
extension WalkOf: Checkable {}

@Test func lawful() {
  expectLaws(.comonad(HouseOf.self))
  expectLaws(.monad(WalkOf.self))
  expectLaws(.pairing(WalkHouse()))
}
