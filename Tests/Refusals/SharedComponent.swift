// error: let 'counter' is not concurrency-safe because non-'Sendable' type 'Component<IdentityOf, StateStore<Int>, Step, Button>' may have shared mutable state
import Pairings

enum Step { case up, down }

struct Button { let label: String, tap: () -> Void }

let counter = Component.store(
  0, on: .reduce { (count, step: Step) in count += step == .up ? 1 : -1 }
) { count, send in Button(label: "\(count)", tap: { send(.up) }) }
