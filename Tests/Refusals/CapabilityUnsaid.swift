// An effect has the operations of the capabilities that its function requires.
// error: contextual member reference to static method 'run(_:under:failed:cancelled:_:)' requires 'Self' constraint in the protocol extension
// error: contextual member reference to static method 'debounced(_:by:)' requires 'Self' constraint in the protocol extension
// error: contextual member reference to static method 'every(_:under:cancelled:_:)' requires 'Self' constraint in the protocol extension
import Pairings

enum Input { case came(Int), tick, failed }

func loading<Eff: Monad>(_ load: Kind<Eff, Int>) -> Effects<Eff, StateOf<Int>, Input> {
  .run(load, failed: { _ in .failed }) { .came($0) }
}

func finding<Eff: Monad>(_ find: Kind<Eff, Int>) -> Effects<Eff, StateOf<Int>, Input> {
  .run(find, under: .debounced("find", by: .milliseconds(300))) { .came($0) }
}

func ticking<Eff: Monad>(_ effect: Eff.Type) -> Effects<Eff, StateOf<Int>, Input> {
  .every(.seconds(1)) { .tick }
}
