// Launching an asynchronous effect where there is no isolation would race.
// error: 'nil' is not compatible with expected argument type 'any Actor'
// error: call to actor-isolated instance method 'send(_:isolation:)' in a synchronous nonisolated context
// error: actor-isolated instance method 'send(_:isolation:)' cannot be called from outside of the actor
import Pairings

typealias Counter = Explorer<AsyncOf<Never>, StateStore<Int>, Int>

func launch(_ explorer: Counter, _ load: Async<Never, State<Int, Void>>) {
  explorer.send(load)
}

func launchLater(_ explorer: Counter, _ load: Async<Never, State<Int, Void>>) async {
  explorer.send(load)
}
