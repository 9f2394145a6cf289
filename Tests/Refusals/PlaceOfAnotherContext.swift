// Where a move works on something else than a place, somebody has to say how to go there and back.
// error: type 'WalkHouse' does not conform to protocol 'PlacedPairing'
import Pairings

enum HouseOf: PlacedConstructor { typealias Place = Int }
enum WalkOf: ProgramConstructor { typealias Context = [Int] }

struct WalkHouse: PlacedPairing {
  typealias Moves = WalkOf
  typealias Space = HouseOf
}
