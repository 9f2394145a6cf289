// A move is committed; what is sent is an input.
// error: type 'Step' has no member 'modify'
import Pairings

enum Step { case up, down }

func press(_ explorer: Explorer<IdentityOf, StateStore<Int>, Step, Int>) {
  explorer.send(.modify { $0 + 1 })
}
