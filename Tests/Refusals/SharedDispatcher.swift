// error: let 'reset' is not concurrency-safe because non-'Sendable' type 'Dispatcher<AsyncOf<Never>, StateOf<Int>, Void, Void>' may have shared mutable state
import Pairings

let reset = Dispatcher<AsyncOf<Never>, StateOf<Int>, Void, Void>.pure { _ in .set(0) }
