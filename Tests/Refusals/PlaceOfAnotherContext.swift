// A move on a context other than a place needs conversions in both directions.
// error: type 'WalkHouse' does not conform to protocol 'PlacedPairing'
import Pairings

enum HouseOf: PlacedConstructor { typealias Place = Int }
enum WalkOf: ProgramConstructor { typealias Context = [Int] }

struct WalkHouse: PlacedPairing {
  typealias Moves = WalkOf
  typealias Space = HouseOf
}
