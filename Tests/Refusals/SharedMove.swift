// error: let 'increment' is not concurrency-safe because non-'Sendable' type 'State<Int, Void>' (aka 'Kind<StateOf<Int>, ()>') may have shared mutable state
// error: let 'counter' is not concurrency-safe because non-'Sendable' type 'Component<IdentityOf, StateStore<Int>, Step, Int>' may have shared mutable state
import Pairings

let increment = State<Int, Void> { $0 += 1 }

enum Step { case up, down }

let counter = Component.store(
  0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
) { count, _ in count }
