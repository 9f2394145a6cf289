// An effect of no input is run; what is sent is an input.
// error: cannot convert value of type 'Async<Never, Int>' (aka 'Kind<AsyncOf<Never>, Int>') to expected argument type 'Input'
import Pairings

enum Input { case load, loaded(Int) }

func press(
  _ explorer: Explorer<AsyncOf<Never>, StateStore<Int>, Input, Int>, _ load: Async<Never, Int>
) {
  explorer.send(load)
}
