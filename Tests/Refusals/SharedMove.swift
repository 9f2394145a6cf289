// error: let 'increment' is not concurrency-safe because non-'Sendable' type 'State<Int, Void>' (aka 'Kind<StateOf<Int>, ()>') may have shared mutable state
import Pairings

let increment = State<Int, Void> { $0 += 1 }
