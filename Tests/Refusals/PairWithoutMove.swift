// A pair needs a move of its space, which may duplicate the space if there is no shorter way.
// error: type 'StillStore' does not conform to protocol 'Pairing'
import Pairings

struct StillStore: Pairing {
  typealias Moves = StateOf<Int>
  typealias Space = StoreOf<Int>

  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    combine(move.eval(space.position), space.extract())
  }
}
