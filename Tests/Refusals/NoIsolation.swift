// Launching an asynchronous effect where there is no isolation would race.
// error: 'nil' is not compatible with expected argument type 'any Actor'
import Pairings

func launch(_ explorer: Explorer<AsyncOf<Never>, StateStore<Int>, Int>) {
  explorer.send(Async<Never, Void>.work { await Task.yield() }.map { .modify { $0 + 1 } })
}
