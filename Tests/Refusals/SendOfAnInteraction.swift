// error: cannot convert value of type 'IO<Never, Void>' (aka 'Kind<IOOf<Never>, ()>') to expected argument type 'Kind<IOOf<Never>, Kind<StateStore<Int>.Moves, Void>>'
import Pairings

struct Button { let tap: () -> IO<Never, Void> }

func press(_ explorer: Explorer<IOOf<Never>, StateStore<Int>, Button>) {
  explorer.send(explorer.view.tap())
}
