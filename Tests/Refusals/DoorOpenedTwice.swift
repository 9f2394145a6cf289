// A move starts where the one before it ends.
// error: cannot convert value of type 'IndexedState<Shut, Open, Void>' (aka 'Kind<Ix<IndexedStateOf, Shut, Open>, ()>') to expected argument type 'Kind<Ix<IndexedStateOf, Open, Open>, Void>'
import Pairings
import PairingsTheory

struct Shut {}
struct Open {}

func twice(_ open: IndexedState<Shut, Open, Void>) {
  _ = open.then(open)
}
