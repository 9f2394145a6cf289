// error: let 'reset' is not concurrency-safe because non-'Sendable' type 'Dispatcher<IdentityOf, StateOf<Int>, Void>' may have shared mutable state
import Pairings

let reset = Dispatcher<IdentityOf, StateOf<Int>, Void>.moves { _ in .set(0) }
