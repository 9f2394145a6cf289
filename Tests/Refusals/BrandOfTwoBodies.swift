// error: type 'BothOf' does not conform to protocol 'TypeConstructor'
import Pairings

enum BothOf: ProgramConstructor, PlacedConstructor {
  typealias Context = Int
  typealias Place = Int
}
