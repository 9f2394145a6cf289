// A move on a context other than a place needs conversions in both directions.
// error: type 'WalkHouse' does not conform to protocol 'ProgramStorePairing'
import Pairings

enum HouseOf: StoreConstructor { typealias Position = Int }
enum WalkOf: ProgramConstructor { typealias Context = [Int] }

struct WalkHouse: ProgramStorePairing {
  typealias Moves = WalkOf
  typealias Space = HouseOf
}
