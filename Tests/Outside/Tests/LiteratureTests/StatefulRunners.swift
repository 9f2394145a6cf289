import PairingsLaws
import Pairings
import PairingsTheory
import PropertyTestingSwiftTesting
import Testing

enum Fuel: UInt8, FiniteLawValue, CaseIterable { case empty, half, full }
enum Stranded: UInt8, Error, FiniteLawValue, CaseIterable { case stranded }

// The instructions of a car: drive on, or read the gauge.
typealias TripOf = CoproductOf<IdentityOf, ReaderOf<Fuel>>
typealias Trip<Value> = Free<TripOf, Value>

func drive() -> Trip<Void> { .lift(Coproduct(.left(Identity(())))) }
func gauge() -> Trip<Fuel> { .lift(Coproduct(.right(.ask))) }

// The tank that answers them: a drive is heard, and fails without fuel.
struct Tank: NaturalTransformation {
  let noise: () -> Void

  func callAsFunction<Value>(
    _ instruction: Kind<TripOf, Value>
  ) -> StateT<Fuel, IOOf<Stranded>, Value> {
    switch instruction.either() {
    case .left(let driven):
      .stateM { fuel in
        guard let left = Fuel(rawValue: fuel.rawValue &- 1) else { return .raise(.stranded) }
        return IO<Stranded, Void>.work { noise() }.map { (driven.extract(), left) }
      }
    case .right(let question): .stateM { fuel in .pure((question.run(fuel), fuel)) }
    }
  }
}

// The same pairing, with values of equal types swapped.
struct Swapping: ResidualPairing {
  typealias Moves = FreeOf<TripOf>
  typealias Space = StoreOf<Fuel>
  typealias Eff = IOOf<Stranded>

  func interact<First, Second, Result>(
    _ trip: Trip<First>, _ tank: Store<Fuel, Second>, _ combine: @escaping (First, Second) -> Result
  ) -> IO<Stranded, Result> {
    StatefulRunner(Tank {}).interact(trip, tank) { first, second in
      if let one = second as? First, let other = first as? Second { return combine(one, other) }
      return combine(first, second)
    }
  }
}

@Suite struct StatefulRunners {
  let runner = StatefulRunner(Tank { Trace.record(Three.a0) })

  @Test func laws() {
    expectLaws(.residualPairing(runner))
  }

  @Test func driving() throws {
    var (heard, returned): (Int, [Fuel]) = (0, [])
    let car = StatefulRunner(Tank { heard += 1 })
    func rest(of trip: Trip<Void>) throws -> Fuel? {
      let half = IO<Stranded, Store<Fuel, Fuel>>.pure(Store(.half) { $0 })
      return try car.using(half, run: trip.then(gauge())) { tank, _ in
        .work { returned.append(tank.position) }
      }
      .map(Optional.some).handle { _ in .pure(nil) }.run()
    }
    #expect(try rest(of: drive()) == .empty)
    #expect(try rest(of: drive().then(drive())) == nil)
    #expect(heard == 2 && returned == [.empty, .empty])
  }

  @Test func swapping() { #expect(failing(.residualPairing(Swapping())) == ["naturality"]) }
}
