import Pairings
import PairingsAtlas
import PairingsTheory
import Testing

@Suite("Update monads and directed containers")
@MainActor
struct UpdateMonadsTests {
  enum Counting: MonoidAction {
    static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
  }

  enum Door: EnumeratedTransitions {
    enum State: Hashable { case open, shut, locked }
    enum Input: Hashable { case open, shut, lock, unlock }

    static func enabled(at state: State) -> [Input] {
      switch state {
      case .open: [.shut]
      case .shut: [.open, .lock]
      case .locked: [.unlock]
      }
    }

    static func step(_ state: inout State, by input: Input) {
      state =
        switch input {
        case .open: .open
        case .shut, .unlock: .shut
        case .lock: .locked
        }
    }
  }

  typealias Doors<Value> = Update<Paths<Door>, Value>

  struct House { var door = Door.State.open, address = "7 Elm Street" }

  typealias DoorView = UI<Door.Input, Door.State>

  @Test("the code of the page prints the output on the page")
  func printed() {
    expectPrinted(as: "Docs/Pairings.docc/UpdateMonads.md") {
      let double = Update<Counting, String> { state in (Sum(state), "was \(state)") }
      let twice = double.replicate(2).run(5)
      print(twice.position.value, twice.value)  // 15 ["was 5", "was 10"]

      let count = Coupdate<Counting, String>(37) { "\($0.shape), after \($0.position.value)" }
      print(count.moved(by: .tell(Sum(5))).extract())  // 42, after 5

      let lock = Doors<Bool>.follow([.shut, .lock])
      print(lock.run(.open).value)  // true
      print(lock.run(.locked).value, lock.run(.locked).position)  // false []

      let doors = Spaces(Coupdate<Paths<Door>, Door.State>(.open) { $0.shape }) { $0.shape }
      print(Atlas(doors).check().states)  // 3
      print(Atlas(doors).check().transitions)  // 4

      let door = Component(
        UpdateCoupdate<Paths<Door>>(),
        Coupdate<Paths<Door>, DoorView>(.open) { place in UI { _ in place.shape } },
        on: .moves { input in Doors<Bool>.follow([input]).void() })
      let model = Interactions(door, key: \.space.shape) { path in path[0] }
      print(Atlas(model).check().transitions)  // 4

      let front = Cofunctor<Codiscrete<House>, Paths<Door>>(get: { $0.door }) { path, house in
        House(door: Paths<Door>.shifted(house.door, along: path), address: house.address)
      }
      let locked = front.moves(.follow([.shut, .lock])).run(House())
      print(locked.value, locked.position.door)  // true locked

      let moves = IdentityTransformation<UpdateOf<CursorSteps>>()
      let steps = UpdateCoupdate().hoisted(left: moves, right: DirectedToCoupdate<ZipperOf>())
      let days = Zipper(["Mon", "Tue", "Wed"])
      print(steps.moved(days, by: .follow(2)).extract())  // Wed
      print(steps.pair(.follow(3), days) { "\($0), \($1)" })  // false, Mon
    }
  }
}
