// The moves of a session have its order.
// error: cannot convert return expression of type 'Kind<Ix<IndexedStateOf, Session<Answer<Ask<End>>>, Session<End>>, Void>'
import Pairings
import PairingsTheory

enum Ask<Rest> {}
enum Answer<Rest> {}
enum End {}
struct Session<Rest> {}

func ask<Rest>() -> IndexedState<Session<Ask<Rest>>, Session<Rest>, Void> {
  IndexedState { _ in ((), Session()) }
}
func answer<Rest>() -> IndexedState<Session<Answer<Rest>>, Session<Rest>, String> {
  IndexedState { _ in ("Ada", Session()) }
}

func greeting() -> IndexedState<Session<Ask<Answer<End>>>, Session<End>, Void> {
  answer().then(ask())
}
