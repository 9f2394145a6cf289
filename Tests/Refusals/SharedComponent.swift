// error: let 'counter' is not concurrency-safe because non-'Sendable' type 'Component<IOOf<Never>, StateStore<Int>, Button>' may have shared mutable state
import Pairings

struct Button { let label: String, tap: () -> IO<Never, Void> }

let counter = Component(
  StateStore(),
  Store(0) { count in
    UI { handler in Button(label: "\(count)", tap: { handler(.modify { $0 + 1 }) }) }
  })
