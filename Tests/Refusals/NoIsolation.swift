// Launching an asynchronous effect where there is no isolation would race.
// error: 'nil' is not compatible with expected argument type 'any Actor'
// error: call to actor-isolated initializer 'init(_:limit:isolation:)' in a synchronous nonisolated context
// error: actor-isolated initializer 'init(_:limit:isolation:)' cannot be called from outside of the actor
import Pairings

typealias Counter = Component<AsyncOf<Never>, StateStore<Int>, Int, Int>

func explore(_ counter: Counter) { Explorer(counter).send(1) }

func exploreLater(_ counter: Counter) async { Explorer(counter).send(1) }
