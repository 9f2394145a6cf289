// error: type 'BothOf' does not conform to protocol 'TypeConstructor'
import Pairings

enum BothOf: ProgramConstructor, StoreConstructor {
  typealias Context = Int
  typealias Place = Int
}
