// error: type '(Screen) throws(Thrown) -> Kind<RehearsalOf<Never>, Void>' has no member 'search'
// error: generic parameter 'Thrown' could not be inferred
import Pairings
import PairingsTesting

enum Input { case search(String) }

struct Screen: Equatable {
  let send: (Input) -> Rehearsal<Never, Void>

  static func == (left: Screen, right: Screen) -> Bool { true }
}

func search(_ test: ComponentTest<Never, StateStore<Int>, Screen, Screen>) {
  test.send(.search("tea"))
}
